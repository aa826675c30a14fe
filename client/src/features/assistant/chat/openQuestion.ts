import type {
  AssistantStep,
  Difficulty,
  RequestType,
  Subject,
  UserType,
} from '../../../../../server/features/assistant/assistant.rules';

export interface Choices {
  userType: UserType;
  difficulty: Difficulty;
  subject: Subject;
}

/** A question that is pending or failed. */
export interface OpenQuestion {
  requestId: string;
  /** The text as typed. */
  typed: string;
  /** Without its prefix. */
  text: string;
  requestType: RequestType;
  choices: Choices;
  /** Whether hints come before the answer. */
  isExercise: boolean;
  /** What to say next after a hint; null: what the text asks for. */
  step: AssistantStep | null;
  /** The course to answer from; null: all. */
  courseId: string | null;
  /** The lesson it is asked at. */
  lessonId: string | null;
  /** The conversation it belongs to; null: a new one. */
  sessionId: string | null;
  state: 'answering' | 'answered' | 'failed';
  /** Null unless failed. */
  failure: Failure | null;
}

export interface Failure {
  message: string;
  /** The same message, to be shown under the input as well (specification, section 8); null without a response. */
  responseMessage: string | null;
  /** Whether its chat was deleted, so that it can only be asked in a new one. */
  isChatGone: boolean;
}
