import {
  COURSE_GRANTS,
  COURSE_ROLE_NAMES,
  CoursePermission,
  CourseRole,
  PERMISSION_DESCRIPTIONS,
  ROLE_DESCRIPTIONS,
} from '../../modules/courses/permissions/course-permissions.rules';
import { type Actor, type Expected, outcomesOf, type PolicyRows } from './row';
import { FEATURES } from './rows';
import { VIEWER_ROWS } from './viewer.rows';

/** The columns; the assistant with addresses is in the cells of the other one. */
const ACTOR_NAMES: Record<Exclude<Actor, 'assistantWithAddresses'>, string> = {
  visitor: 'visitor',
  student: 'enrolled student',
  otherStudent: 'other student',
  instructor: 'owner',
  courseInstructor: 'instructor',
  assistant: 'assistant',
  observer: 'observer',
  otherInstructor: 'other instructor',
  administrator: 'administrator',
};
const ACTORS = Object.keys(ACTOR_NAMES) as (keyof typeof ACTOR_NAMES)[];

const GRANT_WORDS = { ALWAYS: 'yes', WITH_ADDRESSES: 'if allowed', NEVER: 'no' };

const cell = (text: string) => text.replaceAll('|', '\\|');
/** With columns as wide as their widest cell, as Prettier formats it. */
function table(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_, index) => Math.max(3, ...cells.map((row) => row[index]!.length)));
  const line = (row: string[]) => `| ${row.map((text, index) => text.padEnd(widths[index]!)).join(' | ')} |`;
  const [first, ...others] = cells;
  return [line(first!), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const roles = Object.values(CourseRole);

const permissionTable = table(
  ['permission', 'allows to', ...roles.map((role) => COURSE_ROLE_NAMES[role])],
  Object.values(CoursePermission).map((permission) => [
    `\`${permission}\``,
    PERMISSION_DESCRIPTIONS[permission],
    ...roles.map((role) => GRANT_WORDS[COURSE_GRANTS[permission][role]]),
  ]),
);

const cellOf = (outcomes: Record<Actor, string>, actor: (typeof ACTORS)[number]): string =>
  actor === 'assistant' && outcomes.assistantWithAddresses !== outcomes.assistant
    ? `${outcomes.assistant}; with addresses ${outcomes.assistantWithAddresses}`
    : outcomes[actor];

const matrix = (operations: Record<string, Expected>, what = 'operation') =>
  table(
    [what, ...ACTORS.map((actor) => ACTOR_NAMES[actor])],
    Object.entries(operations)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, operation]) => {
        const outcomes = outcomesOf(operation);
        const [operationName, special] = name.split(/,(.*)/);
        return [
          `\`${operationName}\`${special ? `,${special}` : ''}`,
          ...ACTORS.map((actor) => cellOf(outcomes, actor)),
        ];
      }),
  );

const PLATFORM_ROLES = [
  [
    'Student',
    'Enrolls in courses of others. Everybody who registers is one, unless they register as an instructor.',
  ],
  ['Instructor', 'Creates courses, can be on the teams of others, and enrolls in courses like a student.'],
  [
    'Administrator',
    'Looks after accounts, courses, reviews and settings of the platform, and enrolls like a student.',
  ],
];

const COLUMNS = [
  ['visitor', 'Nobody is logged in.'],
  ['enrolled student', 'A student of the course. A lesson of it is completed.'],
  ['other student', 'A student who has nothing to do with the course.'],
  ['owner', 'The instructor who owns the course.'],
  ['instructor, assistant, observer', 'Instructors who are on the team of the course in this role.'],
  ['other instructor', 'An instructor who is not on its team.'],
  ['administrator', 'An administrator.'],
];

const STATUSES = [
  ['200, 201', '`ok`, or a type', 'Allowed.'],
  ['400', 'a type, or `BAD_USER_INPUT`', 'Allowed, but this input is refused.'],
  ['401', '`UNAUTHENTICATED`', 'Only after logging in.'],
  ['403', '`FORBIDDEN`', 'Visible, but not allowed.'],
  ['404', '`NOT_FOUND`, or `null`', 'Does not exist for this person, or at all.'],
  ['–', '`empty`', 'A list without anything for this person.'],
  ['409', 'a type', 'Allowed, but in conflict with what is there.'],
];

const section = ([name, { graphql, rest }]: [string, PolicyRows]) =>
  [
    `## ${name}`,
    ...[graphql, rest].filter((rows) => Object.keys(rows).length > 0).map((rows) => matrix(rows)),
  ].join('\n\n');

/** The document with the roles and the outcome of every operation for every kind of person. */
function printedPermissions(): string {
  return `# Permissions

Who may do what: the roles first, then every operation of the GraphQL API and of the REST API by feature.

Printed by \`npm run permissions\`, from \`server/modules/courses/permissions/course-permissions.rules.ts\` and the rows in \`server/test/policy\`; change it there. \`policy-matrix.test.ts\` and \`policy-viewer.test.ts\` in \`server/test\` call every operation as everybody and compare.

## Roles on the platform

Every account has one of them.

${table(['role', 'what for'], PLATFORM_ROLES)}

## Roles in a course

Only instructors can be on the team of a course.

${table(
  ['role', 'what for'],
  roles.map((role) => [COURSE_ROLE_NAMES[role], ROLE_DESCRIPTIONS[role]]),
)}

${permissionTable}

"if allowed" is the owner's choice for each assistant. Outside the team a course that is not published does not exist (\`NOT_FOUND\`); a member whose role does not allow something is refused (\`FORBIDDEN\`). What a member may not see is left out of responses: addresses are null, the column of an export is missing, and searches do not match it.

## How to read the tables

The rows are operations on a published course with students, unless the row says otherwise after a comma. The columns are people:

${table(['column', 'who'], COLUMNS)}

The assistant has not been allowed to see addresses; one who has gets the same, unless a cell says otherwise. The cells are what they get: over REST a status, over GraphQL the type of the result, \`ok\`, \`null\` or the code of the error, and for subscriptions \`listens\`. An access token can do less, see its scopes in \`docs/api/README.md\`.

${table(['REST', 'GraphQL', 'meaning'], STATUSES)}

A suspended account has no column: its sessions and access tokens end, and whatever looks at a token refuses one that has ended with \`UNAUTHENTICATED\` or 401.

## What a signed-in account reads about itself and its work

The fields behind \`Query.viewer\` that load data. The course, its quiz and its group are those of the columns; the conversations with the assistant, notes and decks are the enrolled student's, and the notification is the owner's.

${matrix(VIEWER_ROWS, 'field')}

${Object.entries(FEATURES).map(section).join('\n\n')}
`;
}

process.stdout.write(printedPermissions());
