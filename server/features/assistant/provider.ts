import type { AskAssistantInput } from './assistant.inputs';
import type { AssistantSource, GeneratedQuestion } from './assistant.types';

/** What a question asks for, by its words. */
export type QuestionKind = 'definition' | 'cause' | 'steps' | 'difference' | 'example' | 'other';

/** A content word of a question. */
export interface Term {
  /** The forms that it is found by. */
  lexemes: string[];
  /** Rarity; a word that nobody writes has the highest. */
  weight: number;
}

/** A part of the material that fits one screen: never a question's key, never what the viewer may not read. */
export interface Passage {
  courseId: string;
  courseTitle: string;
  /** null: the course's own description. */
  lessonId: string | null;
  lessonTitle: string;
  /** The nearest heading above; '' if there is none. */
  heading: string;
  /** Markdown, verbatim. */
  text: string;
  /** Start of a spoken passage, in seconds of the lesson's video. */
  start?: number;
  /** Whether it is the description of its lesson or course, which says what the text is about. */
  isSummary?: boolean;
  /** Whether the viewer may only get hints about it. */
  isHintOnly?: boolean;
}

/** The id of a passage's lesson, or of the course that it describes. */
export const lessonKey = ({ lessonId, courseId }: Pick<Passage, 'lessonId' | 'courseId'>) =>
  lessonId ?? courseId;

/** One whole lesson, from which questions and cards are made. */
export interface Material {
  courseId: string;
  courseTitle: string;
  lessonId: string;
  lessonTitle: string;
  description: string;
  /** Markdown; '' if none. */
  notes: string;
  /** PostgreSQL's dictionary of its passages, such as `spanish`; `simple` if it is unknown. */
  dictionary: string;
  /** Transcript of its video in paragraphs; '' if unknown. */
  spoken: string;
}

export interface GeneratedCard {
  front: string;
  back: string;
  lessonId: string | null;
  /** The sentence of the lesson that states the answer, verbatim; null for a card made by hand. */
  quote: string | null;
}

/** An earlier message of the conversation. */
export interface Turn {
  sender: 'USER' | 'ASSISTANT';
  text: string;
}

type Asked = Pick<
  AskAssistantInput,
  'text' | 'lessonId' | 'requestType' | 'userType' | 'difficulty' | 'subject'
>;

export interface AssistantQuestion extends Asked {
  /** Best first; never empty, unless the provider does not need passages. */
  passages: Passage[];
  /** Whether the passages are an answer; otherwise they are only the closest ones. */
  isAnswered: boolean;
  /** The number of the hint to give, from 1; null for an answer. */
  hint: number | null;
  /** Whether the viewer may only get hints, and never the answer. */
  isHintOnly: boolean;
  /** Whether it is the explanation that follows hints. */
  isExplanation: boolean;
  kind: QuestionKind;
  /** The content words that the passages were found by. */
  terms: Term[];
  /** The lessons of the passages, for questions and cards. */
  material: Material[];
  /** The latest turns, oldest first. */
  history: Turn[];
  /** Whether the viewer has an open attempt at a quiz of one of the passages' courses. */
  isTakingQuiz: boolean;
  /** A different seed picks other sentences of the same material. */
  seed: string;
  /** Identifies the conversation for an external host. */
  sessionId: string;
}

export interface AssistantAnswer {
  text: string;
  sources: AssistantSource[];
  questions: GeneratedQuestion[];
  cards: GeneratedCard[];
}

/** An answer without questions and cards. */
export const textAnswer = (text: string, sources: AssistantSource[] = []): AssistantAnswer => ({
  text,
  sources,
  questions: [],
  cards: [],
});

/** Called with the answer's text as it streams; `from` 0 replaces it from the start. */
export type OnText = (text: string, from: number) => void;

/** Called with the tokens that the host reports for a call, if it does. */
export type OnTokens = (tokens: number) => void;

/** Generates the answers. */
export interface AssistantProvider {
  readonly kind: 'COURSE' | 'MODEL' | 'HOST';
  /** Whether it answers only from the given passages, and so cannot answer without any. */
  readonly needsPassages: boolean;
  /** Throws ProviderError if it cannot answer; when aborted, returns what it has so far. */
  answer(
    question: AssistantQuestion,
    signal: AbortSignal,
    hear: OnText,
    report: OnTokens,
  ): Promise<AssistantAnswer>;
}
