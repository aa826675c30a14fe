import * as z from 'zod';
import { PageQuery } from './paging';
import { answerNamed, bodyNamed, count, flag, identityOf, idOf, text, time, timeOrNull } from './schema';

const MODES = ['open', 'link', 'approval'] as const;
const PEOPLE_MAX = 100_000;

const mode = z.enum(MODES).meta({
  description:
    'Who can join: everybody (`open`), people with a join link or its code (`link`), or people whose request the team approves (`approval`).',
  examples: ['approval'],
});

const numberOfPeople = (description: string, example: number | null) =>
  z
    .int()
    .min(1)
    .max(PEOPLE_MAX)
    .nullable()
    .meta({ description, examples: [example] });

const settings = {
  mode,
  capacity: numberOfPeople('How many students can be enrolled; null: any number.', 30),
  endsAt: timeOrNull('When joining ends; null: never.'),
};

const JoinLink = answerNamed(
  'JoinLink',
  'A link with which people join a course.',
  z.object({
    ...identityOf('join link'),
    code: text('The code: eight letters and digits.', 'ABCD2345'),
    url: text('The address of the page that joins the course.', 'https://learn.example.org/join/ABCD2345'),
    maxUses: numberOfPeople('How many people can use it; null: any number.', null),
    uses: count('How many people have used it.', 12),
    expiresAt: timeOrNull('When it expires; null: never.'),
    createdAt: time('When it was created.'),
  }),
);

export const EnrollmentRequest = answerNamed(
  'EnrollmentRequest',
  'Somebody who would like to join a course.',
  z.object({
    studentId: idOf('account', 'Identifier of the account of the person.'),
    name: text('Name of the person.', 'Ada Lovelace'),
    email: text('Email address of the person.', 'ada@example.org'),
    askedAt: time('When the person asked.'),
  }),
);

export const CourseJoining = answerNamed(
  'CourseJoining',
  'Who joins a course, and who would like to.',
  z.object({
    ...settings,
    links: z.array(JoinLink).describe('The join links, newest first, at most 50.'),
    requests: z
      .array(EnrollmentRequest)
      .describe('Requests that wait for a decision, oldest first; the first 100 of them.'),
    waiting: z.array(EnrollmentRequest).describe('The waiting list, in order; the first 100 on it.'),
    requestCount: count('Number of all requests that wait for a decision.', 2),
    waitingCount: count('Length of the whole waiting list.', 0),
  }),
);

export const RequestsQuery = PageQuery.extend({
  state: z.enum(['asked', 'waiting']).optional().meta({
    description:
      '`asked`: requests that wait for a decision; `waiting`: the waiting list. Left out: `asked`.',
  }),
});

export const JoiningSettings = bodyNamed(
  'JoiningSettings',
  'How people join a course. All three are replaced; a number or time that is left out is null.',
  z.object({
    mode,
    capacity: settings.capacity.optional(),
    endsAt: settings.endsAt.optional(),
  }),
);

export const NewJoinLink = bodyNamed(
  'NewJoinLink',
  'A join link to create.',
  z.object({
    maxUses: numberOfPeople('How many people can use it; null or left out: any number.', 30).optional(),
    expiresAt: timeOrNull('When it expires; null or left out: never.').optional(),
  }),
);

export const RequestDecision = z.object({
  approved: flag(
    'Whether to approve the request; false declines it, or takes the person off the waiting list.',
  ),
});

export const JoinCode = z.object({
  code: text('The code, with or without spaces and hyphens, in any case.', 'ABCD-2345'),
});

export const OwnRequest = z.object({
  state: z.enum(['asked', 'waiting']).meta({
    description: '`asked`: the team has not decided yet; `waiting`: on the waiting list.',
    examples: ['waiting'],
  }),
  position: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Position on the waiting list, from 1; null if not on it.', examples: [4] }),
});

export const RequestWithdrawn = z.object({
  courseId: idOf('course', 'Identifier of the course.'),
  withdrawn: z.literal(true).describe('Always true.'),
});

export const EnrollmentEnded = z.object({
  courseId: idOf('course', 'Identifier of the course.'),
  isEnrolled: z.literal(false).describe('Always false.'),
});
