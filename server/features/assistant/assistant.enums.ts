import { registerEnumType } from 'type-graphql';

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

registerEnumType(AssistantRequestType, {
  name: 'AssistantRequestType',
  description: 'What is asked for.',
  valuesConfig: {
    TUTORING: { description: 'An answer in words.' },
    QUIZ_GENERATION: { description: 'Practice questions.' },
    FLASHCARD_CREATION: { description: 'A deck of flashcards.' },
  },
});
registerEnumType(AssistantUserType, {
  name: 'AssistantUserType',
  description: 'Whom an answer is written for.',
  valuesConfig: {
    STUDENT: { description: 'Somebody who learns it.' },
    INSTRUCTOR: { description: 'Somebody who teaches it.' },
  },
});
registerEnumType(AssistantDifficulty, {
  name: 'AssistantDifficulty',
  description: 'How much an answer takes for granted.',
  valuesConfig: {
    BEGINNER: { description: 'Nothing.' },
    INTERMEDIATE: { description: 'The basics.' },
    ADVANCED: { description: 'Most of it.' },
  },
});
registerEnumType(AssistantSubject, {
  name: 'AssistantSubject',
  description: 'The Tech Track: whose courses come first.',
  valuesConfig: {
    GENERATIVE_AI: { description: 'Generative AI.' },
    WEB_DEVELOPMENT: { description: 'Web Development.' },
    DESIGN: { description: 'Design.' },
  },
});
registerEnumType(AssistantKind, {
  name: 'AssistantKind',
  description: 'Who makes the answers.',
  valuesConfig: {
    COURSE: { description: 'Built in: it quotes the material and is no model.' },
    MODEL: { description: 'A language model that is given the material.' },
    HOST: { description: 'An external assistant host, which has material of its own.' },
  },
});
registerEnumType(AssistantSender, {
  name: 'AssistantSender',
  description: 'Who says a message.',
  valuesConfig: {
    USER: { description: 'The viewer.' },
    ASSISTANT: { description: 'The assistant.' },
  },
});
