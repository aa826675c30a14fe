import type * as z from 'zod';
import type { AssistantAnswered } from '../features/assistant/assistant.types';
import type { AssistantAnswer } from './assistant.schemas';

/** Builds the documented answer: output.answer and output.sources[], plus questions or cards if requested. */
export const assistantShape = ({
  answer: message,
  cards,
}: AssistantAnswered): z.infer<typeof AssistantAnswer> => ({
  output: {
    answer: message.text,
    sources: message.sources.map(({ name, source }) => ({ name, source })),
    ...(message.requestType === 'QUIZ_GENERATION' && {
      questions: message.questions.map((question) => ({
        type: question.type === 'TRUE_FALSE' ? ('true-false' as const) : ('multiple-choice' as const),
        questionText: question.text,
        options: question.options,
        correctAnswer: question.answer,
        explanation: question.explanation,
        quote: question.quote,
        lessonId: question.lessonId,
      })),
    }),
    ...(message.requestType === 'FLASHCARD_CREATION' && {
      cards: cards.map(({ front, back, lessonId }) => ({ front, back, lessonId })),
    }),
  },
});
