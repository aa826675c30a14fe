// GraphQL wants enums as objects; the values are those of the types in assistant.rules.ts.

export enum AssistantRequestType {
  TUTORING = 'TUTORING',
  QUIZ_GENERATION = 'QUIZ_GENERATION',
  FLASHCARD_CREATION = 'FLASHCARD_CREATION',
}

export enum AssistantUserType {
  STUDENT = 'STUDENT',
  INSTRUCTOR = 'INSTRUCTOR',
}

export enum AssistantDifficulty {
  BEGINNER = 'BEGINNER',
  INTERMEDIATE = 'INTERMEDIATE',
  ADVANCED = 'ADVANCED',
}

export enum AssistantSubject {
  GENERATIVE_AI = 'GENERATIVE_AI',
  WEB_DEVELOPMENT = 'WEB_DEVELOPMENT',
  DESIGN = 'DESIGN',
}

export enum AssistantKind {
  COURSE = 'COURSE',
  MODEL = 'MODEL',
  HOST = 'HOST',
}

export enum AssistantSender {
  USER = 'USER',
  ASSISTANT = 'ASSISTANT',
}

export enum FlashcardRating {
  AGAIN = 'AGAIN',
  HARD = 'HARD',
  GOOD = 'GOOD',
  EASY = 'EASY',
}

export enum FlashcardState {
  NEW = 'NEW',
  LEARNING = 'LEARNING',
  REVIEW = 'REVIEW',
  RELEARNING = 'RELEARNING',
}
