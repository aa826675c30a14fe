import * as z from 'zod';
import { RosterOutcome } from '../features/rosters/imports/rosters.types';
import { PageQuery, pageOf } from './paging';
import { answerNamed, count, flag, identityOf, idOf, text, time, timeOrNull } from './schema';
import { wordOf } from './values';

const nullableText = (description: string, example: string | null) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const nullableCourse = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ format: 'uuid', description, examples: [null] });
const outcome = z.enum(Object.values(RosterOutcome).map(wordOf)).meta({
  description:
    'What the import does with it at this moment, or did: `refused` rows are wrong, with `no-course` no course was chosen for the class; `not-imported`: the import failed or was stopped before.',
  examples: ['enroll'],
});

const sendsMail = flag(
  'Whether people without an account get their links by email; if not, no email can be sent, and whoever may invite them passes the links on.',
  true,
);

const summary = {
  ...identityOf('import'),
  fileName: text('Name of the file.', 'class-7b.csv'),
  state: z.enum(['checked', 'importing', 'done', 'failed', 'stopped']).meta({
    description:
      '`checked`: the file was read, and nothing was changed yet; `importing`: it has begun; `done`: all rows have an outcome; `failed`: it was given up after several failures; `stopped`: somebody stopped it.',
    examples: ['checked'],
  }),
  courseId: nullableCourse('The course; null for a package, whose classes have courses.'),
  courseTitle: nullableText(
    'Title of the course; null for a package, whose classes have courses.',
    'CSS layout',
  ),
  ownerName: text('Who uploaded it.', 'Grace Hopper'),
  isDelta: flag(
    'Whether it is a package with only what changed since an earlier one; people who are not in it cannot be removed then.',
    false,
  ),
  removesOthers: flag('Whether people who are not in the file are removed.', false),
  rowCount: count('Number of rows of the file, and of students who were removed.', 30),
  doneCount: count('Number of rows that were imported so far.', 0),
  createdAt: time('When it was uploaded.'),
  finishedAt: timeOrNull('When it was done, given up or stopped; null: not yet.'),
};

export const RosterSummary = answerNamed(
  'RosterSummary',
  'An import of students from a file.',
  z.object(summary),
);

export const RosterImport = answerNamed(
  'RosterImport',
  'An import of students from a file, with what it would change.',
  z.object({
    ...summary,
    sendsMail,
    counts: z
      .array(z.object({ outcome, count: count('Number of rows.', 28) }))
      .describe('Number of rows by outcome.'),
    classes: z
      .array(
        z.object({
          number: count('Its position in the package, from 1.', 1),
          title: text('Title of the class.', 'Algebra'),
          code: nullableText('Code of the class at the school; null: none.', 'ALG-7B'),
          taughtCourse: nullableText('What is taught there; null: unknown.', null),
          school: nullableText('Name of the school; null: unknown.', null),
          term: nullableText('When it takes place; null: unknown.', null),
          studentCount: count('Number of its students in the package.', 30),
          courseId: nullableCourse(
            'The course in which its students are enrolled; null: its students are left out.',
          ),
          courseTitle: nullableText('Title of that course; null: none is chosen.', null),
        }),
      )
      .describe('The classes of a package; empty for a file of one course.'),
    others: z
      .object({
        totalCount: count('Their number.', 2),
        people: z
          .array(
            z.object({
              name: text('Name of the person.', 'Ada Lovelace'),
              email: text('Email address of the person.', 'ada@example.org'),
            }),
          )
          .describe('The first of them by name, at most 100.'),
      })
      .describe(
        'Who is in the courses and not in the file; nobody once the import has begun, or if they cannot be removed.',
      ),
  }),
);

export const RosterRows = pageOf(
  'The rows on this page, in the order of the file.',
  z.object({
    number: count('Its position in the import, from 1.', 1),
    file: nullableText('File of a package; null if there is only one file.', null),
    line: z
      .int()
      .nullable()
      .meta({
        description: 'Line of the file; null for somebody who is removed because they are not in it.',
        examples: [2],
      }),
    name: text('Name of the student.', 'Ada Lovelace'),
    email: text('Email address of the student.', 'ada@example.org'),
    groupName: nullableText('Group in the course; null: none.', 'Monday'),
    outcome,
    problem: nullableText('Why it is refused; null if it is not.', null),
    joinsGroup: flag(
      'Whether somebody who is enrolled or invited already is put into the group, or was. An invited person joins it with the course.',
      false,
    ),
  }),
);

export const RowsQuery = PageQuery.extend({
  only: outcome.optional().describe('Only rows with this outcome.'),
});

export const RosterStart = z.object({
  removesOthers: flag('Whether students of its courses who are not in the file are removed.', false),
});

export const ClassCourse = z.object({
  courseId: nullableCourse('A published course; null to leave out the students of the class.'),
});

export const RosterDiscarded = z.object({
  ...identityOf('import'),
  deleted: z.literal(true).describe('Always true.'),
});

const InvitedStudent = answerNamed(
  'InvitedStudent',
  'A person without an account who is invited to a course.',
  z.object({
    personId: idOf('person', 'Identifier of the person, not of an account.'),
    name: text('Name, as it was imported.', 'Ada Lovelace'),
    email: text('The invited email address.', 'ada@example.org'),
    groupName: nullableText('Group in the course, as it was imported; null: none.', 'Monday'),
    invitedAt: time('When the person was invited to this course.'),
    expiresAt: time('Until when the link works.'),
    mailDueAt: timeOrNull(
      'When the email with the link is due, if it waits for a later day; null if it does not.',
    ),
  }),
);

export const InvitedStudents = pageOf('The people on this page, by name.', InvitedStudent).extend({
  totalCount: count('Number of all people who are invited to the course.', 12),
  sendsMail,
  laterMailCount: count(
    'Number of those whose email waits for a later day, because the instructor who invited them reached the daily limit.',
    0,
  ),
  lastMailAt: timeOrNull('When the last of these emails is due; null: none waits.'),
});

export const InvitedAgain = z.object({
  personId: idOf('person', 'Identifier of the person.'),
  expiresAt: time('Until when the new link works.'),
  link: nullableText(
    'The link, to be passed on, where no email can be sent; null where it was mailed.',
    null,
  ),
});

export const StudentInvitationWithdrawn = z.object({
  personId: idOf('person', 'Identifier of the person.'),
  withdrawn: z.literal(true).describe('Always true.'),
});
