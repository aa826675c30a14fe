import { newId } from '../../platform/ids';
import {
  administratorsOverRest,
  authors,
  authorsOverRest,
  type Cell,
  everyone,
  inCourse,
  type Operation,
  type PolicyRows,
  signedIn,
} from './row';

type Expected = Pick<Operation, 'outcomes' | 'team'>;

/** For an import into the course: only those who may manage its students may know that it exists. */
const ofImport = (outcome: string): Expected => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', outcome, 'NOT_FOUND', 'NOT_FOUND'],
  team: authors(outcome, 'NOT_FOUND'),
});

/** For what only members of the course's team have at all. */
const inTeam = (outcome: string): Expected => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', outcome, 'NOT_FOUND', 'FORBIDDEN'],
  team: authors(outcome),
});

/** For an import of a package. */
const anyAdministrator = (outcome: string): Expected => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', outcome],
});

async function anImport({ app, instructor }: Cell, into: string | null) {
  const importId = newId();
  await app.sql`insert into roster_imports (id, owner_id, course_id, file_name, row_count, created_at)
    values (${importId}, ${instructor.id}, ${into}, 'list.csv', 1, now())`;
  await app.sql`insert into roster_rows (import_id, number, line, name, email, is_removal)
    values (${importId}, 1, 2, 'Ada', 'ada@example.org', false)`;
  await app.sql`insert into roster_classes (import_id, number, title) select ${importId}, 1, 'Algebra'
    where ${into}::uuid is null`;
  return { importId, number: '1' };
}

const ofCourse = (cell: Cell) => anImport(cell, cell.course.id);
const ofPackage = (cell: Cell) => anImport(cell, null);
const running = async (cell: Cell, into: string | null) => {
  const ids = await anImport(cell, into);
  await cell.app.sql`update roster_imports
    set state = 'IMPORTING', started_at = now(), next_attempt_at = now() + interval '1 day'
    where id = ${ids.importId}`;
  return ids;
};
const ofCourseRunning = (cell: Cell) => running(cell, cell.course.id);
const ofPackageRunning = (cell: Cell) => running(cell, null);

const anInvitation = async ({ app, course }: Cell) => {
  const personId = newId();
  await app.sql`insert into invited_people (id, email, name, expires_at)
    values (${personId}, ${`${personId}@example.org`}, 'Ivy', now() + interval '1 day')`;
  await app.sql`insert into student_invitations (person_id, course_id, name, invited_at, expires_at)
    values (${personId}, ${course.id}, 'Ivy', now(), now() + interval '1 day')`;
  return { personId };
};

const onImport = (
  operation: string,
  given: Operation['given'],
  expected: Expected,
  fields = '{ __typename }',
): Operation => ({
  given,
  query: `${operation.startsWith('rosterImport') ? 'query' : 'mutation'} ($id: ID!) { r: ${operation} ${fields} }`,
  variables: ({ ids }) => ({ id: ids.importId }),
  ...expected,
});

const onInvitation = (field: string, outcome: string, fields: string): Operation => ({
  given: anInvitation,
  query: `mutation ($courseId: ID!, $personId: ID!) { r: ${field}(courseId: $courseId, personId: $personId) ${fields} }`,
  variables: ({ course, ids }) => ({ courseId: course.id, personId: ids.personId }),
  ...inTeam(outcome),
});

const bodyOf = (body: object | undefined) => body && { body: () => body };
const ofCourseOverRest = (body?: object, given = ofCourse): Operation => ({
  given,
  ...bodyOf(body),
  outcomes: ['401', '403', '403', '200', '404', '404'],
  team: authors('200', '404'),
});
const ofPackageOverRest = (body?: object, given = ofPackage): Operation => ({
  given,
  ...bodyOf(body),
  outcomes: ['401', '403', '403', '404', '404', '200'],
});

export const rosterRows: PolicyRows = {
  graphql: {
    'Query.rosterImport, of a course': onImport('rosterImport(id: $id)', ofCourse, ofImport('RosterImport')),
    'Query.rosterImport': onImport('rosterImport(id: $id)', ofPackage, anyAdministrator('RosterImport')),
    'Query.courseRosterImports': { args: inCourse, ...inTeam('ok') },
    'Query.invitedStudents': { args: inCourse, ...inTeam('InvitedStudentConnection') },
    'Query.studentInvitation': {
      args: () => ({ token: 'unknown' }),
      outcomes: ['null', 'null', 'null', 'null', 'null'],
    },
    'Mutation.acceptInvitation': {
      args: () => ({ input: { token: 'unknown', name: 'Ada', password: 'difference' } }),
      outcomes: ['InvalidInput', 'InvalidInput', 'InvalidInput', 'InvalidInput', 'InvalidInput'],
    },
    'Mutation.acceptInvitationAs': {
      args: () => ({ token: 'unknown' }),
      outcomes: ['UNAUTHENTICATED', 'InvalidInput', 'InvalidInput', 'InvalidInput', 'InvalidInput'],
    },
    'Mutation.declineInvitation': { args: () => ({ token: 'unknown' }), outcomes: everyone('NOT_FOUND') },
    'Mutation.answerStudentInvitation': {
      args: ({ course }) => ({ courseId: course.id, isAccepted: true }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.startRosterImport, of a course': onImport(
      'startRosterImport(id: $id, removesOthers: false)',
      ofCourse,
      ofImport('RosterImport'),
    ),
    'Mutation.startRosterImport': onImport(
      'startRosterImport(id: $id, removesOthers: false)',
      ofPackage,
      anyAdministrator('RosterImport'),
    ),
    'Mutation.chooseRemovingOthers, of a course': onImport(
      'chooseRemovingOthers(id: $id, removesOthers: true)',
      ofCourse,
      ofImport('RosterImport'),
    ),
    'Mutation.chooseRemovingOthers': onImport(
      'chooseRemovingOthers(id: $id, removesOthers: true)',
      ofPackage,
      anyAdministrator('RosterImport'),
    ),
    'Mutation.stopRosterImport, of a course': onImport(
      'stopRosterImport(id: $id)',
      ofCourseRunning,
      ofImport('RosterImport'),
    ),
    'Mutation.stopRosterImport': onImport(
      'stopRosterImport(id: $id)',
      ofPackageRunning,
      anyAdministrator('RosterImport'),
    ),
    'Mutation.discardRosterImport, of a course': onImport(
      'discardRosterImport(id: $id)',
      ofCourse,
      ofImport('ok'),
      '',
    ),
    'Mutation.discardRosterImport': onImport(
      'discardRosterImport(id: $id)',
      ofPackage,
      anyAdministrator('ok'),
      '',
    ),
    'Mutation.chooseRosterCourse': onImport(
      'chooseRosterCourse(id: $id, class: 1)',
      ofPackage,
      anyAdministrator('RosterImport'),
    ),
    'Mutation.inviteAgain': onInvitation('inviteAgain', 'InvitedAgain', '{ __typename }'),
    'Mutation.withdrawStudentInvitation': onInvitation('withdrawStudentInvitation', 'ok', ''),
  },
  rest: {
    'POST /instructor/courses/:courseId/rosters': { body: () => ({}), ...authorsOverRest('400') },
    'POST /admin/rosters, with nonsense': { body: () => ({}), outcomes: administratorsOverRest('400') },
    'GET /rosters/:importId/refused.csv, of a course': ofCourseOverRest(),
    'GET /rosters/:importId/refused.csv, of a package': ofPackageOverRest(),
    'POST /rosters/:importId/links.csv, of a course': ofCourseOverRest(),
    'POST /rosters/:importId/links.csv, of a package': ofPackageOverRest(),
    'POST /instructor/courses/:id/invited-students/links.csv': authorsOverRest('200'),
  },
};
