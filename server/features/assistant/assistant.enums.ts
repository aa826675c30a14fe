import { registerEnumType } from 'type-graphql';

// TypeGraphQL needs enums as objects; the values match the types in assistant.rules.ts.

export enum AssistantRequestType {
  TUTORING = 'TUTORING',
  QUIZ_GENERATION = 'QUIZ_GENERATION',
  FLASHCARD_CREATION = 'FLASHCARD_CREATION',
}

export enum AssistantCallKind {
  TUTORING = 'TUTORING',
  QUIZ_GENERATION = 'QUIZ_GENERATION',
  FLASHCARD_CREATION = 'FLASHCARD_CREATION',
  SUGGESTION = 'SUGGESTION',
  EMBEDDING = 'EMBEDDING',
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

export enum AssistantStep {
  NEXT_HINT = 'NEXT_HINT',
  EXPLANATION = 'EXPLANATION',
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

const REQUESTS = {
  TUTORING: { description: 'A written answer.' },
  QUIZ_GENERATION: { description: 'Practice questions.' },
  FLASHCARD_CREATION: { description: 'A deck of flashcards.' },
};

registerEnumType(AssistantRequestType, {
  name: 'AssistantRequestType',
  description: 'Kind of request to the assistant.',
  valuesConfig: REQUESTS,
});
registerEnumType(AssistantCallKind, {
  name: 'AssistantCallKind',
  description: 'What an external model or host is called for.',
  valuesConfig: {
    ...REQUESTS,
    SUGGESTION: { description: 'A text suggested to an instructor.' },
    EMBEDDING: {
      description: 'Vectors of passages or of a question, for which no person or course is counted.',
    },
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
registerEnumType(AssistantStep, {
  name: 'AssistantStep',
  description: 'What can be asked for after a hint.',
  valuesConfig: {
    NEXT_HINT: { description: 'A further hint; after the second one the explanation.' },
    EXPLANATION: {
      description: 'The explanation with its source; a further hint if the course only gives hints.',
    },
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
