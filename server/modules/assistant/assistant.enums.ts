import { enumOf } from '../../platform/enum-of';

// The values match the types in assistant.rules.ts.

const REQUESTS = {
  TUTORING: 'A written answer.',
  QUIZ_GENERATION: 'Practice questions.',
  FLASHCARD_CREATION: 'A deck of flashcards.',
};

export const AssistantRequestType = enumOf(
  'AssistantRequestType',
  'Kind of request to the assistant.',
  REQUESTS,
);

export const AssistantCallKind = enumOf(
  'AssistantCallKind',
  'What an external model or host is called for.',
  {
    ...REQUESTS,
    SUGGESTION: 'A text suggested to an instructor.',
    EMBEDDING: 'Vectors of passages, which earlier releases searched by; they are only in figures of then.',
  },
);

export const AssistantUserType = enumOf('AssistantUserType', 'Audience of an answer.', {
  STUDENT: 'A student of the subject.',
  INSTRUCTOR: 'A teacher of the subject.',
});

export const AssistantDifficulty = enumOf('AssistantDifficulty', 'Prior knowledge that an answer assumes.', {
  BEGINNER: 'None.',
  INTERMEDIATE: 'Basic knowledge of the subject.',
  ADVANCED: 'Practical experience with the subject.',
});

export const AssistantSubject = enumOf(
  'AssistantSubject',
  'Subject area whose courses are preferred as sources.',
  { GENERATIVE_AI: 'Generative AI.', WEB_DEVELOPMENT: 'Web Development.', DESIGN: 'Design.' },
);

export const AssistantKind = enumOf('AssistantKind', 'Provider of the answers.', {
  COURSE: 'Built in: quotes the course material without a language model.',
  MODEL: 'A language model that receives the course material.',
  HOST: 'An external assistant service with its own material.',
});
export type AssistantKind = keyof typeof AssistantKind;

export const AssistantStep = enumOf('AssistantStep', 'What can be asked for after a hint.', {
  NEXT_HINT: 'A further hint; after the second one the explanation.',
  EXPLANATION: 'The explanation with its source; a further hint if the course only gives hints.',
});

export const AssistantSender = enumOf('AssistantSender', 'Author of a message.', {
  USER: 'The viewer.',
  ASSISTANT: 'The assistant.',
});
export type AssistantSender = keyof typeof AssistantSender;
