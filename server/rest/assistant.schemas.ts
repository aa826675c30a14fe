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
  STEPS,
  SUBJECTS,
  USER_TYPES,
} from '../features/assistant/assistant.rules';
import { SUGGESTION_TEXT_MAX } from '../features/assistant/suggestions/suggestion.rules';
import type { SuggestionKind, TextSuggested } from '../features/assistant/suggestions/suggestion.types';
import { answerNamed, bodyNamed, idOf, text } from './schema';

export const SESSION_ID_MAX = 200;

const wordOf = <Key extends string>(words: Record<Key, string>, description: string, unset: Key) =>
  z
    .enum(Object.values<string>(words))
    .nullish()
    .meta({
      description: `${description} Default: ${words[unset]}.`,
      examples: [words[unset]],
    });

const lessonId = idOf('lesson', 'Identifier of the lesson it is based on.');

export const AssistantAnswer = answerNamed(
  'AssistantAnswer',
  'An answer of the assistant.',
  z.object({
    output: z.object({
      answer: text('Markdown without HTML.', 'From your course material: …'),
      sources: z
        .array(
          z.object({
            name: text(
              'Title of the lesson, followed by the heading of the passage if there is one.',
              'The box model',
            ),
            source: text(
              'Path that opens the lesson at the passage. An external assistant may return an https URL.',
              '/lessons/019a7f3e-5c00-7000-8000-000000000003',
            ),
          }),
        )
        .describe('Sources of the answer, most relevant first; empty if nothing relevant was found.'),
      hint: z
        .int()
        .optional()
        .meta({ description: 'Number of the hint, from 1; present for hints only.', examples: [1] }),
      next_steps: z
        .array(z.enum(Object.values<string>(STEPS)))
        .optional()
        .describe(
          'What can be asked for next with `step` in the same session; present for hints only. Empty after the last hint of a course that only gives hints.',
        ),
      questions: z
        .array(
          z.object({
            type: z.enum(['multiple-choice', 'true-false']).describe('Type of the question.'),
            questionText: text('The question.'),
            options: z.array(z.string()).describe('Four options for multiple-choice; empty for true-false.'),
            correctAnswer: text('The correct answer: one of the options, `true` or `false`.'),
            explanation: text('Why the answer is correct.'),
            quote: text('The sentence of the lesson the question is based on, verbatim.'),
            lessonId,
          }),
        )
        .optional()
        .describe('Practice questions; present for quiz requests only.'),
      cards: z
        .array(
          z.object({
            front: text('The question.'),
            back: text('The answer.'),
            lessonId: lessonId
              .nullable()
              .describe('Identifier of the lesson it is based on; null if an external assistant made it.'),
            quote: z
              .string()
              .nullable()
              .describe(
                'The sentence of the lesson that states the answer, verbatim; null if an external assistant made it.',
              ),
          }),
        )
        .optional()
        .describe('Flashcards; present for flashcard requests only.'),
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
          description: `The question. A text that begins with \`${QUIZ_PREFIX}\` or \`${FLASHCARD_PREFIX}\` selects that kind of request.`,
          examples: ['What is the box model?'],
        }),
      user_type: wordOf(USER_TYPES, 'Audience of the answer.', DEFAULT_USER_TYPE),
      request_type: z
        .enum(Object.values<string>(REQUEST_TYPES))
        .nullish()
        .describe(
          'Kind of request, used by `/api/assistant/content/generate/invoke` only. Default: quiz_generation.',
        ),
      subject: wordOf(SUBJECTS, 'Subject area whose courses are preferred as sources.', DEFAULT_SUBJECT),
      lesson_id: idOf('lesson', '')
        .nullish()
        .describe(
          'Identifier of the lesson that the question is asked at; null or left out for none. Only its course is used as a source, and its passages come first.',
        ),
      is_exercise: z
        .boolean()
        .nullish()
        .describe(
          'Whether the question is an exercise or a question of a quiz, which you want to solve: the answer is then a hint, followed by a further hint and the explanation. Default: false.',
        ),
      step: z
        .enum(Object.values<string>(STEPS))
        .nullish()
        .describe(
          'What to say next about the exercise that the last answer of the session is a hint for; null or left out: what the question says.',
        ),
      difficulty_level: wordOf(DIFFICULTIES, 'Prior knowledge that the answer assumes.', DEFAULT_DIFFICULTY),
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
                'Identifier of the conversation, chosen by the client, so that later questions can refer to earlier ones; null or left out to start a new one.',
              ),
          })
          .optional(),
      })
      .optional(),
  }),
);

/** The kinds of suggestions with their REST values. */
export const SUGGESTION_WORDS: Record<SuggestionKind, string> = {
  COURSE_OUTLINE: 'course-outline',
  LESSON_OUTLINE: 'lesson-outline',
  PLAIN_LANGUAGE: 'plain-language',
  TRANSLATION: 'translation',
  RUBRIC: 'rubric',
  FEEDBACK: 'feedback',
  ALT_TEXT: 'alt-text',
};

/** What made a suggestion, with its REST value. */
export const SUGGESTION_MAKERS: Record<TextSuggested['madeBy'], string> = {
  COURSE: 'course',
  MODEL: 'model',
};

const suggestionKind = z.enum(Object.values<string>(SUGGESTION_WORDS)).describe('Kind of suggestion.');

export const Suggestion = answerNamed(
  'Suggestion',
  'A text that the assistant suggests.',
  z.object({
    kind: suggestionKind,
    text: text('The suggestion. Its links and pictures are among those of the given text.', '1. Loops'),
    madeBy: z
      .enum(Object.values<string>(SUGGESTION_MAKERS))
      .describe(
        'course if it was made of the material, without a model or after a budget for it was used up.',
      ),
  }),
);

export const SuggestionRequest = bodyNamed(
  'SuggestionRequest',
  'What the assistant should suggest.',
  z.object({
    kind: suggestionKind,
    course_id: idOf('course', '')
      .nullish()
      .describe(
        'Identifier of the course that the text belongs to; null or left out for a course that is not saved yet.',
      ),
    title: z.string().max(200).nullish().describe('Title of the course, lesson or quiz.'),
    text: z.string().max(SUGGESTION_TEXT_MAX).nullish().describe('The present text.'),
    language: z
      .string()
      .nullish()
      .meta({ description: 'Language of a translation, as a BCP 47 tag.', examples: ['de'] }),
    picture_url: z
      .string()
      .nullish()
      .describe('The https address of the picture for an alt-text; it must be in the text.'),
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
