import { newId } from '../platform/ids';
import { hashToken } from '../platform/secret-tokens';
import { COMMON_PASSWORD, INVITATION_FOR_ANOTHER } from '../features/accounts/account.rules';
import { DELTA_REMOVES_NOBODY, INVALID_INVITATION, LINKS_ARE_MAILED } from '../features/rosters/roster.rules';
import type { Account } from '../features/accounts/account.entities';
import { EXAMPLE_ID } from '../rest/schema';
import type { SeededCourse } from '../seed/world';
import { gone, type RefusedCall } from './refused-call';
import type { TestApp } from './test-app';

/** Two imports into the course, of which one has begun; a package, one that has begun, and one with only what changed. */
export type RosterImports = Record<'checked' | 'begun' | 'package' | 'begunPackage' | 'delta', string>;

export async function someImports(
  { database }: TestApp,
  owner: Account,
  course: SeededCourse,
): Promise<RosterImports> {
  const anImport = async (courseId: string | null, state: 'CHECKED' | 'DONE') => {
    const id = newId();
    await database.query(
      `insert into roster_imports (id, owner_id, course_id, file_name, row_count, created_at, state, started_at, finished_at)
       values ($1, $2, $3, 'list.csv', 0, now(), $4, $5, $5)`,
      [id, owner.id, courseId, state, state === 'DONE' ? new Date() : null],
    );
    await database.query(
      `insert into roster_classes (import_id, number, title) select $1, 1, 'Algebra' where $2::uuid is null`,
      [id, courseId],
    );
    return id;
  };
  const aDelta = async () => {
    const id = await anImport(null, 'CHECKED');
    await database.query('update roster_imports set is_delta = true where id = $1', [id]);
    return id;
  };
  return {
    delta: await aDelta(),
    checked: await anImport(course.id, 'CHECKED'),
    begun: await anImport(course.id, 'DONE'),
    package: await anImport(null, 'CHECKED'),
    begunPackage: await anImport(null, 'DONE'),
  };
}

/** Invites this address to the course; the token of the link is the person's identifier. */
export async function anInvitedPerson(
  { database }: TestApp,
  course: SeededCourse,
  email: string,
): Promise<string> {
  const personId = newId();
  await database.query(
    `insert into invited_people (id, email, name, token_hash, expires_at)
     values ($1, $2, 'Ivy', $3, now() + interval '1 day')`,
    [personId, email, hashToken(personId)],
  );
  await database.query(
    `insert into student_invitations (person_id, course_id, name, invited_at, expires_at) values ($1, $2, 'Ivy', now(), now() + interval '1 day')`,
    [personId, course.id],
  );
  return personId;
}

const nowhere = EXAMPLE_ID.course;

/** Calls of the routes for imports and of whom they invite, like those of `refusedCalls`. */
export function refusedCallsOfRosters(
  imports: RosterImports,
  personId: string,
  invitedWithAccountId: string,
): Record<string, RefusedCall[]> {
  const noImport = { error: 'Import not found', params: { importId: nowhere }, as: 'author' as const };
  const asStudent = {
    error: 'Only instructors can do this',
    as: 'student' as const,
    params: { importId: nowhere, number: '1' },
  };
  const badPage = [
    { error: 'first must be from 1 to 100', query: 'first=101' },
    { error: 'This cursor was not made by this list', query: 'after=x' },
  ];
  const ofAdmin = (error: string, importId: string, body?: object, number = '1'): RefusedCall => ({
    error,
    body,
    as: 'admin',
    params: { importId, number },
  });
  const noPerson = [
    { error: 'Course not found', params: { id: nowhere, personId: nowhere } },
    gone('Invitation', 'personId'),
  ];
  const mailed: RefusedCall = { error: LINKS_ARE_MAILED, as: 'author', sendsMail: true };
  const account = { name: 'Ivy', password: 'difference' };
  const unknown = { token: 'unknown' };
  return {
    getStudentInvitation: [{ error: 'Invitation not found', params: unknown }],
    acceptInvitation: [
      { error: 'Name is required', params: unknown, body: { ...account, name: ' ' } },
      {
        error: 'Password must be at least 6 characters',
        params: unknown,
        body: { ...account, password: '12345' },
      },
      {
        error: COMMON_PASSWORD,
        params: { token: personId },
        body: { ...account, password: 'password1' },
      },
      { error: INVALID_INVITATION, params: unknown, body: account },
      {
        error: 'An account with this email already exists',
        params: { token: invitedWithAccountId },
        body: account,
      },
      {
        error: 'This invitation was tried too many times. Please try again in an hour.',
        params: { token: personId },
        body: account,
        isTooOften: true,
      },
    ],
    acceptInvitationAs: [
      { error: INVALID_INVITATION, params: unknown },
      { error: INVITATION_FOR_ANOTHER, params: { token: personId } },
    ],
    listRosters: [gone('Course')],
    getRoster: [asStudent, noImport],
    listRosterRows: [
      ...[
        ...badPage,
        {
          error:
            'only must be one of enroll, already-enrolled, invite, already-invited, remove, not-enrolled, no-course, refused, not-imported',
          query: 'only=mine',
        },
      ].map((call) => ({ ...call, params: { importId: imports.checked }, as: 'author' as const })),
      asStudent,
      noImport,
    ],
    exportRefusedRows: [asStudent, noImport],
    exportImportedLinks: [asStudent, { ...mailed, params: { importId: imports.checked } }, noImport],
    exportInvitationLinks: [mailed, gone('Course')],
    startRoster: [
      { ...noImport, error: 'removesOthers must be true or false', body: {} },
      { ...asStudent, body: {} },
      ofAdmin(DELTA_REMOVES_NOBODY, imports.delta, { removesOthers: true }),
      { ...noImport, body: { removesOthers: true } },
    ],
    chooseRemovingOthers: [
      { ...noImport, error: 'removesOthers must be true or false', body: {} },
      { ...asStudent, body: {} },
      ofAdmin(DELTA_REMOVES_NOBODY, imports.delta, { removesOthers: true }),
      ofAdmin('The import has begun', imports.begunPackage, { removesOthers: true }),
      { ...noImport, body: { removesOthers: true } },
    ],
    stopRoster: [
      asStudent,
      { error: 'The import has not begun', params: { importId: imports.checked }, as: 'author' },
      noImport,
    ],
    chooseRosterCourse: [
      ofAdmin('courseId must be a text', imports.package, { courseId: 3 }),
      { ...asStudent, body: {} },
      ofAdmin('The import has begun', imports.begunPackage, {}),
      ofAdmin('Import not found', nowhere, {}),
      ofAdmin('Course not found', imports.package, {}, 'x'),
    ],
    discardRoster: [
      asStudent,
      { error: 'The import has begun', params: { importId: imports.begun }, as: 'author' },
      noImport,
    ],
    listInvitedStudents: [...badPage, gone('Course')],
    inviteAgain: [
      ...noPerson,
      {
        error: 'You sent too many invitations again. Please try again in an hour.',
        params: { personId },
        isTooOften: true,
      },
    ],
    withdrawStudentInvitation: noPerson,
  };
}
