import * as z from 'zod';
import { PageQuery, pageOf } from './paging';
import { answerNamed, bodyNamed, count, idOf, text, time } from './schema';

const figures = {
  requests: count('Calls of the external provider that did not fail.', 12),
  tokens: count(
    'Tokens of these calls as the host reports them, or as estimated if it reports none.',
    14_500,
  ),
  failures: count('Calls that failed.', 1),
  replaced: count('Answers and outlines that the built-in provider gave instead.', 1),
};

const limit = (description: string, example: number | null) =>
  z
    .int()
    .nullable()
    .meta({ description: `${description}; null for no limit.`, examples: [example] });

const editedBudgets = {
  unit: z.enum(['tokens', 'requests']).describe('What the budgets count.'),
  perPerson: limit('Budget of each person in a day', 50_000),
  perCourse: limit('Budget of all questions and suggestions for a course in a day', null),
  perMonth: limit('Budget of the platform in a month', 5_000_000),
};

export const AssistantBudgets = answerNamed(
  'AssistantBudgets',
  'The budgets for an external language model. Days and months are in UTC.',
  z.object({
    ...editedBudgets,
    revision: z.int().meta({ description: 'Number of edits.', examples: [3] }),
  }),
);

export const AssistantBudgetsEdit = bodyNamed(
  'AssistantBudgetsEdit',
  'The budgets to change; those left out keep their values. 0 is no limit, as null is.',
  z
    .object(editedBudgets)
    .partial()
    .extend({
      revision: z
        .int()
        .nullish()
        .describe('Revision number when they were read; null or left out to overwrite any revision.'),
    }),
);

export const AssistantUse = answerNamed(
  'AssistantUse',
  'What was used of an external language model in a month, without names of people and texts.',
  z.object({
    month: text('The month in UTC, as YYYY-MM.', '2026-11'),
    days: z
      .array(z.object({ day: text('The day in UTC, as YYYY-MM-DD.', '2026-11-23'), ...figures }))
      .describe('By day, oldest first; days without use are left out.'),
    courses: z
      .array(
        z.object({
          courseId: idOf('course', 'Identifier of the course.')
            .nullable()
            .describe(
              'Identifier of the course of the best passage or of the suggested text; null if there was none.',
            ),
          title: z
            .string()
            .nullable()
            .describe('Title of the course; null if there is none, or it was deleted for good.'),
          ...figures,
        }),
      )
      .describe('By course, the 100 with the most tokens first.'),
    kinds: z
      .array(
        z.object({
          requestType: z
            .enum(['tutoring', 'quiz-generation', 'flashcard-creation', 'suggestion', 'embedding'])
            .describe('Kind of request.'),
          ...figures,
        }),
      )
      .describe('By kind of request, the one with the most tokens first.'),
    vectors: z
      .object({
        waiting: z
          .int()
          .describe('Passages whose vectors are not computed yet; equal ones are counted once.'),
        failing: z.int().describe('Of these, passages for which the host sent nothing that can be used.'),
      })
      .nullable()
      .describe('The queue of vectors now; null if passages are found by their words only.'),
    budgets: AssistantBudgets,
  }),
);

export const AuditQuery = z.object({
  actions: z.string().describe('Only these actions, separated by commas, such as `SIGNED_IN,ROLE_CHANGED`.'),
  person: z.string().describe('Only what this account did or what was done to it: its identifier.'),
  since: z.string().describe('Only from this time on, such as `2026-11-01T00:00:00Z`.'),
  until: z.string().describe('Only before this time.'),
});

export const AuditPageQuery = AuditQuery.extend(PageQuery.shape);

const auditPerson = (description: string) =>
  z
    .object({
      id: idOf('account', 'Identifier of the account.'),
      name: z
        .string()
        .nullable()
        .meta({
          description: 'The present name of the account; null if it is or will be deleted.',
          examples: ['Ada Lovelace'],
        }),
    })
    .nullable()
    .describe(description);

export const AuditEntries = pageOf(
  'The entries on this page.',
  answerNamed(
    'AuditEntry',
    'An entry of the audit log: who did what to whom, when and from which network.',
    z.object({
      id: z.string().meta({ format: 'uuid', description: 'Unique identifier.' }),
      occurredAt: time('When it was done.'),
      action: text(
        'What was done: an `AuditAction` of the GraphQL schema, which describes them.',
        'ROLE_CHANGED',
      ),
      actor: auditPerson(
        'Who did it; null for nobody who was logged in, such as the command line or a background task.',
      ),
      subject: auditPerson('The account it is about; null for none.'),
      details: z
        .array(
          z.object({
            name: text('What it is, such as `from`, `to` or `courseId`.', 'to'),
            value: text('Its value when the entry was written.', 'INSTRUCTOR'),
            title: z
              .string()
              .nullable()
              .meta({
                description:
                  'The present title of the course, lesson or quiz that the value identifies; null if it is nothing of these.',
                examples: [null],
              }),
          }),
        )
        .describe('What else is known.'),
      network: z
        .string()
        .nullable()
        .meta({
          description: 'The beginning of the network address it came from; null if unknown.',
          examples: ['192.0.…'],
        }),
    }),
  ),
);
