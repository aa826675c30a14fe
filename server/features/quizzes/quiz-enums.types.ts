import { registerEnumType } from 'type-graphql';
import { QuestionType, QuizAttemptState, QuizReviewRule } from './quiz.entities';

registerEnumType(QuestionType, {
  name: 'QuestionType',
  description: 'How a question is answered.',
  valuesConfig: {
    MULTIPLE_CHOICE: { description: 'By one of four options.' },
    TRUE_FALSE: { description: "By 'true' or 'false'." },
    SHORT_ANSWER: { description: 'By a few words, compared without regard to case and surrounding space.' },
  },
});

registerEnumType(QuizAttemptState, {
  name: 'QuizAttemptState',
  description: 'How far an attempt is.',
  valuesConfig: {
    OPEN: { description: 'It can be answered.' },
    SUBMITTED: { description: 'It was submitted in time.' },
    EXPIRED: { description: 'Its time ran out; what was saved counted.' },
  },
});

registerEnumType(QuizReviewRule, {
  name: 'QuizReviewRule',
  description: 'How much of a result a student sees.',
  valuesConfig: {
    AUTOMATIC: {
      description:
        'The score; which answers were right once passed; keys and explanations when no attempts are left.',
    },
    SCORE: { description: 'The score alone.' },
    VERDICTS: { description: 'Also which answers were right.' },
    ANSWERS: { description: 'Also the right answers and their explanations.' },
  },
});

export { QuestionType, QuizAttemptState, QuizReviewRule };
