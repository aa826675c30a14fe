import { storableText } from '../../platform/text.rules';
import type { AskAssistantInput } from './assistant.types';
import type { AssistantMessage, AssistantSource, Flashcard, GeneratedQuestion } from './assistant.entities';

/** A word of a question that no dictionary ignores. */
export interface Term {
  /** The forms that it is found by. */
  lexemes: string[];
  /** Rarity in what the viewer may read; a word that nobody writes has the highest. */
  weight: number;
}

/** One whole lesson that the viewer may read. */
export interface LessonText {
  courseId: string;
  courseTitle: string;
  category: string;
  level: string;
  lessonId: string;
  lessonTitle: string;
  description: string;
  /** Markdown; '' if none. */
  notes: string;
  /** WebVTT; '' if none. */
  captions: string;
  /** Whether the viewer may only get hints about it. */
  isHintOnly: boolean;
}

/** A part of a lesson that fits one screen: never a question's key, never what the viewer may not read. */
export interface Passage extends Pick<
  LessonText,
  'courseId' | 'courseTitle' | 'lessonId' | 'lessonTitle' | 'isHintOnly'
> {
  /** The nearest heading above; '' if there is none. */
  heading: string;
  /** Markdown, verbatim. */
  text: string;
  /** Start of a spoken passage, in seconds of the lesson's video. */
  start?: number;
}

/** `quote` is what the lesson says, verbatim; null for a card by hand or of a quiz question without explanation. */
export type GeneratedCard = Pick<Flashcard, 'front' | 'back' | 'lessonId' | 'quote'>;

/** A question of a quiz that its author released for practice. */
export type ReleasedQuestion = Omit<GeneratedQuestion, 'source' | 'quote'>;

export interface AssistantQuestion extends Pick<
  AskAssistantInput,
  'text' | 'lessonId' | 'requestType' | 'userType' | 'difficulty' | 'subject'
> {
  /** Best first; never empty, except for a host, which has material of its own. */
  passages: Passage[];
  /** Whether the passages are an answer; otherwise they are only the closest ones. */
  isAnswered: boolean;
  /** The number of the hint to give, from 1; null for an answer. */
  hint: number | null;
  /** Whether the viewer may only get hints, and never the answer. */
  isHintOnly: boolean;
  /** Whether it is the explanation that follows hints. */
  isExplanation: boolean;
  /** The words that the passages were found by. */
  terms: Term[];
  /** The lessons of the passages, for questions and cards. */
  lessons: LessonText[];
  /** What authors released for practice in these lessons; only for the built-in provider. */
  released: ReleasedQuestion[];
  /** The latest turns, oldest first. */
  history: Pick<AssistantMessage, 'sender' | 'text'>[];
  /** Whether the viewer has an open attempt at a quiz of one of the passages' courses. */
  isTakingQuiz: boolean;
  /** Identifies the conversation for an external host. */
  sessionId: string;
}

export interface AssistantAnswer {
  text: string;
  sources: AssistantSource[];
  questions: GeneratedQuestion[];
  cards: GeneratedCard[];
}

/** An answer without questions and cards, and without characters that PostgreSQL cannot store. */
export const textAnswer = (text: string, sources: AssistantSource[] = []): AssistantAnswer => ({
  text: storableText(text),
  sources: sources.map((each) => ({
    ...each,
    name: storableText(each.name),
    source: storableText(each.source),
  })),
  questions: [],
  cards: [],
});

/** Called with the answer's text as it streams; `from` 0 replaces it from the start. */
export type OnText = (text: string, from: number) => void;

/** Called with the tokens that the host reports for a call, if it does. */
export type OnTokens = (tokens: number) => void;
