import { registerEnumType } from 'type-graphql';

// TypeGraphQL needs enums as objects; the values match the types in assistant.rules.ts.

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

registerEnumType(AssistantRequestType, {
  name: 'AssistantRequestType',
  description: 'Kind of request to the assistant.',
  valuesConfig: {
    TUTORING: { description: 'A written answer.' },
    QUIZ_GENERATION: { description: 'Practice questions.' },
    FLASHCARD_CREATION: { description: 'A deck of flashcards.' },
  },
});
registerEnumType(AssistantUserType, {
  name: 'AssistantUserType',
  description: 'Audience of an answer.',
  valuesConfig: {
    STUDENT: { description: 'A student of the subject.' },
    INSTRUCTOR: { description: 'A teacher of the subject.' },
  },
});
registerEnumType(AssistantDifficulty, {
  name: 'AssistantDifficulty',
  description: 'Prior knowledge that an answer assumes.',
  valuesConfig: {
    BEGINNER: { description: 'None.' },
    INTERMEDIATE: { description: 'Basic knowledge of the subject.' },
    ADVANCED: { description: 'Practical experience with the subject.' },
  },
});
registerEnumType(AssistantSubject, {
  name: 'AssistantSubject',
  description: 'Subject area whose courses are preferred as sources.',
  valuesConfig: {
    GENERATIVE_AI: { description: 'Generative AI.' },
    WEB_DEVELOPMENT: { description: 'Web Development.' },
    DESIGN: { description: 'Design.' },
  },
});
registerEnumType(AssistantKind, {
  name: 'AssistantKind',
  description: 'Provider of the answers.',
  valuesConfig: {
    COURSE: { description: 'Built in: quotes the course material without a language model.' },
    MODEL: { description: 'A language model that receives the course material.' },
    HOST: { description: 'An external assistant service with its own material.' },
  },
});
registerEnumType(AssistantSender, {
  name: 'AssistantSender',
  description: 'Author of a message.',
  valuesConfig: {
    USER: { description: 'The viewer.' },
    ASSISTANT: { description: 'The assistant.' },
  },
});
