import type { Difficulty, RequestType, Subject, UserType } from './assistant.rules';

/** A piece of the material that one screen can show: never a question's key, never what this person may not read. */
export interface Passage {
  courseId: string;
  courseTitle: string;
  /** null: the course's own description. */
  lessonId: string | null;
  lessonTitle: string;
  /** The heading it stands under; '' before the first one. */
  heading: string;
  /** Markdown, word for word as its author wrote it. */
  text: string;
  /** Seconds into the lesson's video, of words that are said in it. */
  start?: number;
}

/** The whole of one lesson, for making questions and cards of it. */
export interface Material {
  courseId: string;
  courseTitle: string;
  lessonId: string;
  lessonTitle: string;
  description: string;
  /** Markdown; '' when it has none. */
  notes: string;
  /** What is said in its video, in paragraphs; of a long video what the question is about. '' when that is not known. */
  spoken: string;
}

/** Where an answer comes from; the documented pair is `name` and `source`. */
export interface Source {
  name: string;
  /** A path of this site; an external assistant host may name an https address. */
  source: string;
  courseId: string | null;
  lessonId: string | null;
  /** Plain text; '' when an external host gave none. */
  excerpt: string;
}

export interface GeneratedQuestion {
  type: 'MULTIPLE_CHOICE' | 'TRUE_FALSE';
  text: string;
  /** Four of MULTIPLE_CHOICE, none of TRUE_FALSE. */
  options: string[];
  /** One of the options, 'true' or 'false'. */
  answer: string;
  explanation: string;
  /** Word for word in the lesson. */
  quote: string;
  courseId: string;
  lessonId: string;
  lessonTitle: string;
  source: string;
}

export interface GeneratedCard {
  front: string;
  back: string;
  lessonId: string | null;
}

/** One thing said earlier in the conversation. */
export interface Turn {
  sender: 'USER' | 'ASSISTANT';
  text: string;
}

export interface AssistantQuestion {
  text: string;
  requestType: RequestType;
  userType: UserType;
  difficulty: Difficulty;
  subject: Subject;
  /** Best first; never empty unless the provider does not work from them. */
  passages: Passage[];
  /** The lessons the passages come from, for questions and cards. */
  material: Material[];
  /** Oldest first, the last few. */
  history: Turn[];
  /** Whether the person is taking a quiz of one of the passages' courses right now. */
  isTakingQuiz: boolean;
  /** Another seed chooses other sentences of the same material. */
  seed: string;
  /** Groups a conversation for an external host. */
  sessionId: string;
}

export interface AssistantAnswer {
  text: string;
  sources: Source[];
  questions: GeneratedQuestion[];
  cards: GeneratedCard[];
}

/** Hears the words of an answer as they come; `from` 0 starts anew. */
export type OnText = (text: string, from: number) => void;

/** Whoever makes the answers. */
export interface AssistantProvider {
  readonly kind: 'COURSE' | 'MODEL' | 'HOST';
  /** Whether it answers from the passages it is given, and so has nothing to say without any. */
  readonly needsPassages: boolean;
  /** Throws ProviderError when it cannot answer; ends early, with what there is so far, once the signal says so. */
  answer(question: AssistantQuestion, signal: AbortSignal, hear: OnText): Promise<AssistantAnswer>;
}
