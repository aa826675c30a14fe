import * as z from 'zod';
import {
  ASSISTANT_TEXT_MAX,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  DIFFICULTIES,
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  REQUEST_TYPES,
  SUBJECTS,
  USER_TYPES,
} from '../features/assistant/assistant.rules';
import { answerNamed, bodyNamed, idOf, text } from './schema';

export const SESSION_ID_MAX = 200;

const wordOf = <Key extends string>(words: Record<Key, string>, description: string, unset: Key) =>
  z
    .enum(Object.values<string>(words))
    .nullish()
    .meta({
      description: `${description} Null or left out: ${words[unset]}.`,
      examples: [words[unset]],
    });

const lessonId = idOf('lesson', 'The lesson it was made of.');

export const AssistantAnswer = answerNamed(
  'AssistantAnswer',
  'What the assistant says.',
  z.object({
    output: z.object({
      answer: text('Markdown without HTML.', 'From your course material: …'),
      sources: z
        .array(
          z.object({
            name: text('The lesson’s title, with its heading where there is one.', 'The box model'),
            source: text(
              'The path that opens the lesson at the passage; an external host may give an https address.',
              '/lessons/019a7f3e-5c00-7000-8000-000000000003',
            ),
          }),
        )
        .describe('Where the answer comes from, best first; empty where the material had nothing.'),
      questions: z
        .array(
          z.object({
            type: z.enum(['multiple-choice', 'true-false']).describe('How it is answered.'),
            questionText: text('The question itself.'),
            options: z.array(z.string()).describe('Four for multiple-choice; empty for true-false.'),
            correctAnswer: text('One of the options, `true` or `false`.'),
            explanation: text('Why it is so.'),
            quote: text('The sentence of the lesson that it stands on, word for word.'),
            lessonId,
          }),
        )
        .optional()
        .describe('Practice questions; only where a quiz was asked for.'),
      cards: z
        .array(
          z.object({
            front: text('What is asked.'),
            back: text('What answers it.'),
            lessonId: lessonId
              .nullable()
              .describe('The lesson it was made of; null when an external host made it.'),
          }),
        )
        .optional()
        .describe('Flashcards; only where they were asked for.'),
    }),
  }),
);

export const AssistantRequest = bodyNamed(
  'AssistantRequest',
  'A question to the assistant.',
  z.object({
    input: z.object({
      input: z
        .string()
        .min(1)
        .max(ASSISTANT_TEXT_MAX)
        .meta({
          description: `What is asked. Beginning with \`${QUIZ_PREFIX}\` or \`${FLASHCARD_PREFIX}\` it is that request.`,
          examples: ['What is the box model?'],
        }),
      user_type: wordOf(USER_TYPES, 'Who asks.', DEFAULT_USER_TYPE),
      request_type: z
        .enum(Object.values<string>(REQUEST_TYPES))
        .nullish()
        .describe(
          'Looked at by `/api/assistant/content/generate/invoke` alone. Null or left out: quiz_generation.',
        ),
      subject: wordOf(SUBJECTS, 'The tech track.', DEFAULT_SUBJECT),
      difficulty_level: wordOf(DIFFICULTIES, 'How hard it may be.', DEFAULT_DIFFICULTY),
    }),
    config: z
      .object({
        configurable: z
          .object({
            session_id: z
              .string()
              .min(1)
              .max(SESSION_ID_MAX)
              .nullish()
              .describe(
                'Names the chat, so that a later question can refer to this one; null or left out: a new one.',
              ),
          })
          .optional(),
      })
      .optional(),
  }),
);

export const assistantExample = (requestType: string, input: string) => ({
  input: {
    input,
    user_type: 'student',
    request_type: requestType,
    subject: 'Web Development',
    difficulty_level: 'intermediate',
  },
  config: { configurable: { session_id: 'my-chat' } },
});
