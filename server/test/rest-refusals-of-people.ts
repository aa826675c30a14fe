import { newId } from '../platform/ids';
import { hashToken } from '../platform/secret-tokens';
import { CourseRole } from '../features/courses/permissions/course-permissions.rules';
import { EXAMPLE_ID } from '../rest/schema';
import type { Account } from '../features/accounts/account.entities';
import type { SeededCourse } from '../seed/world';
import { gone, type RefusedCall } from './refused-call';
import {
  anInvitedPerson,
  type RosterImports,
  refusedCallsOfRosters,
  someImports,
} from './rest-refusals-of-rosters';
import type { TestApp } from './test-app';

/** Members, invitations, requests, links and groups that refused calls need. */
export interface PeopleScene {
  /** An instructor and an assistant of the course. */
  members: { instructor: Account; assistant: Account };
  /** Has as many invitations, join links and groups as a course can have. */
  fullCourseId: string;
  /** Somebody asked to join it. */
  asked: { courseId: string; studentId: string };
  /** Two invitations for the author, sent after their account was created. */
  invitationIds: [string, string];
  /** An invitation with its token, or none, and why the account cannot answer it. */
  refusedInvitations: Record<
    'ofAnother' | 'beforeAccount' | 'ofStudent',
    { id: string; token: string | null }
  >;
  /** Codes of join links, by what becomes of somebody who joins with them. */
  codes: Record<'joins' | 'enrolled' | 'closed' | 'full', string>;
  imports: RosterImports;
  /** Invited to the course, without and with an account. */
  personId: string;
  invitedWithAccountId: string;
  /** “Sunday” and “Saturday” of the course. */
  groupId: string;
  otherGroupId: string;
}

interface Given {
  author: Account;
  student: Account;
  course: SeededCourse;
  /** Courses of the author that a stranger cannot enroll in at once. */
  joining: Record<'closed' | 'byLink' | 'full', string>;
}

export async function aPeopleScene(
  app: TestApp,
  { author, student, course, joining }: Given,
): Promise<PeopleScene> {
  const { world, database } = app;
  const instructor = await world.anInstructor();
  const assistant = await world.anInstructor({ email: 'member@example.org' });
  await world.aMember(course, instructor, CourseRole.INSTRUCTOR);
  await world.aMember(course, assistant, CourseRole.ASSISTANT);
  const invite = async (email: string, invitedAt = new Date(Date.now() + 60_000)) => {
    const id = newId();
    const { id: courseId } = await world.aCourse(instructor);
    await database.query(
      `insert into course_invitations
         (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
       values ($1, $2, $3, $4, 'ASSISTANT', false, $5, $6, now() + interval '10 days')`,
      [id, hashToken(id), courseId, email, instructor.id, invitedAt],
    );
    return id;
  };
  const aLink = async (code: string, courseId: string) => {
    await database.query(
      'insert into join_links (id, course_id, code, created_at) values (gen_random_uuid(), $1, $2, now())',
      [courseId, code],
    );
    return code;
  };
  const full = await world.aCourse(author);
  await database.query(
    `insert into course_invitations
       (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
     select gen_random_uuid(), sha256(n::text::bytea), $1, n || '@example.org', 'OBSERVER', false, $2, now(),
       now() + interval '10 days' from generate_series(1, 100) n`,
    [full.id, author.id],
  );
  await database.query(
    `insert into join_links (id, course_id, code, created_at)
     select gen_random_uuid(), $1, 'FULL' || n, now() from generate_series(1, 50) n`,
    [full.id],
  );
  await database.query(
    `insert into course_groups (id, course_id, name, search_name, created_at)
     select gen_random_uuid(), $1, 'Group ' || n, 'group ' || n, now() from generate_series(1, 200) n`,
    [full.id],
  );
  const asking = await world.aCourse(author);
  const { id: studentId } = await world.aStudent();
  await database.query(
    `insert into enrollment_requests (course_id, student_id, state, asked_at) values ($1, $2, 'ASKED', now())`,
    [asking.id, studentId],
  );
  const toAnother = await invite('another@example.org');
  const toStudent = await invite(student.email);
  const early = await invite(author.email, new Date(0));
  return {
    members: { instructor, assistant },
    fullCourseId: full.id,
    asked: { courseId: asking.id, studentId },
    invitationIds: [await invite(author.email), await invite(author.email)],
    refusedInvitations: {
      ofAnother: { id: toAnother, token: toAnother },
      beforeAccount: { id: early, token: null },
      ofStudent: { id: toStudent, token: toStudent },
    },
    codes: {
      joins: await aLink('JANS2345', joining.byLink),
      enrolled: await aLink('ENRD2345', course.id),
      closed: await aLink('CLSD2345', joining.closed),
      full: await aLink('PLACES23', joining.full),
    },
    imports: await someImports(app, author, course),
    personId: await anInvitedPerson(app, course, 'ivy@example.org'),
    invitedWithAccountId: await anInvitedPerson(app, course, assistant.email),
    groupId: await world.aGroup(course, 'Sunday', [student]),
    otherGroupId: await world.aGroup(course, 'Saturday', [student]),
  };
}

const nowhere = EXAMPLE_ID.course;

/** Calls of the routes for teams, joining and groups, like those of `refusedCalls`. */
export function refusedCallsOfPeople(scene: PeopleScene): Record<string, RefusedCall[]> {
  const {
    members,
    fullCourseId,
    refusedInvitations,
    codes,
    groupId,
    otherGroupId,
    imports,
    personId,
    invitedWithAccountId,
  } = scene;
  const tooOften = { isTooOften: true } as const;
  const invited = { email: 'new@example.org', role: 'observer' };
  const assistantId = { accountId: members.assistant.id };
  const answer = (error: string, { id, token }: { id: string; token: unknown }): RefusedCall => ({
    error,
    params: { id },
    body: { token },
  });
  const badToken = answer('token must be a text', { id: nowhere, token: 3 });
  const notYours = [
    answer(
      'This invitation was sent to another email address. Log in with the account of that address.',
      refusedInvitations.ofAnother,
    ),
    {
      ...answer('Please use the link in the email with the invitation.', refusedInvitations.beforeAccount),
      as: 'author' as const,
    },
  ];
  const badNumbers = (field: string, label: string, rest = {}): RefusedCall[] => [
    { error: `${label} must be a whole number`, body: { ...rest, [field]: 1.5 } },
    { error: `${label} must be at least 1`, body: { ...rest, [field]: 0 } },
    { error: `${label} can be at most 100,000`, body: { ...rest, [field]: 100_001 } },
  ];
  const tooManyCodes = 'Too many wrong codes. Please try again in 15 minutes.';
  const badNames: RefusedCall[] = [
    { error: 'Please enter a name', body: { name: ' ' } },
    { error: 'Name can be at most 60 characters', body: { name: 'x'.repeat(61) } },
  ];
  const taken = 'This course already has a group with this name';
  const inGroup = { groupId, studentId: nowhere };
  const inGroups = [
    { error: 'Course not found', params: { ...inGroup, id: nowhere } },
    { error: 'Group not found', params: { ...inGroup, groupId: nowhere } },
    { error: 'Student not found', params: inGroup },
  ];
  return {
    ...refusedCallsOfRosters(imports, personId, invitedWithAccountId),
    getTeam: [gone('Course')],
    inviteToTeam: [
      { error: 'Please enter an email address', body: { ...invited, email: '' } },
      { error: 'Please enter a valid email address', body: { ...invited, email: 'ada' } },
      { error: 'Please choose a role', body: { ...invited, role: 'owner' } },
      { error: 'seesAddresses must be true or false', body: { ...invited, seesAddresses: 'yes' } },
      { error: 'This person is on the team already', body: { ...invited, email: members.assistant.email } },
      {
        error: 'A course can have at most 100 members and invitations',
        params: { id: fullCourseId },
        body: invited,
      },
      gone('Course', 'id', invited),
      {
        error: 'You invited too many people. Please try again in an hour.',
        body: invited,
        ...tooOften,
      },
    ],
    changeTeamMember: [
      { error: 'Please choose a role', params: assistantId, body: {} },
      {
        error: 'seesAddresses must be true or false',
        params: assistantId,
        body: { role: 'assistant', seesAddresses: 1 },
      },
      { ...gone('Course', 'id', invited), params: { id: nowhere, ...assistantId } },
      gone('Member', 'accountId', invited),
    ],
    removeTeamMember: [
      { error: 'Course not found', params: { id: nowhere, ...assistantId } },
      gone('Member', 'accountId'),
    ],
    leaveTeam: [{ error: 'The owner can’t leave a course. Hand it over or delete it.' }, gone('Course')],
    offerCourse: [
      { error: 'accountId is required', body: {} },
      {
        error:
          'Only an instructor of the course whom an administrator lets have own courses can take it over. Change their role first, or ask an administrator.',
        body: assistantId,
      },
      gone('Course', 'id', assistantId),
      { error: 'Member not found', body: { accountId: 'nobody' } },
    ],
    withdrawOffer: [gone('Course')],
    acceptOffer: [gone('Course'), { error: 'Offer not found' }],
    declineOffer: [gone('Course'), { error: 'Offer not found' }],
    getCourseInvitation: [gone('Invitation', 'token')],
    acceptCourseInvitation: [
      badToken,
      ...notYours,
      answer(
        'Only instructors can join the team of a course, and your account is a student’s. Ask an administrator of this platform to change your role.',
        refusedInvitations.ofStudent,
      ),
      gone('Invitation', 'id', {}),
    ],
    declineCourseInvitation: [badToken, ...notYours, gone('Invitation', 'id', {})],
    withdrawCourseInvitation: [gone('Invitation')],
    getJoining: [gone('Course')],
    listRequests: [
      { error: 'first must be from 1 to 100', query: 'first=0' },
      { error: 'This cursor was not made by this list', query: 'after=x' },
      { error: 'state must be one of asked, waiting', query: 'state=enrolled' },
      gone('Course'),
    ],
    setJoining: [
      { error: 'Please choose who can join', body: { mode: 'nobody' } },
      ...badNumbers('capacity', 'The number of places', { mode: 'open' }),
      { error: 'endsAt is not valid', body: { mode: 'open', endsAt: 'tomorrow' } },
      gone('Course', 'id', { mode: 'open' }),
    ],
    createJoinLink: [
      ...badNumbers('maxUses', 'The number of people'),
      { error: 'expiresAt is not valid', body: { expiresAt: '2030-02-31' } },
      { error: 'A course can have at most 50 join links', params: { id: fullCourseId }, body: {} },
      gone('Course', 'id', {}),
    ],
    revokeJoinLink: [
      { error: 'Course not found', params: { id: nowhere, linkId: nowhere } },
      gone('Link', 'linkId'),
    ],
    decideRequest: [
      { error: 'approved must be true or false', params: { studentId: nowhere }, body: { approved: 1 } },
      { ...gone('Course', 'id', { approved: true }), params: { id: nowhere, studentId: nowhere } },
      gone('Request', 'studentId', { approved: true }),
    ],
    removeStudent: [
      { error: 'Course not found', params: { id: nowhere, studentId: nowhere } },
      gone('Student', 'studentId'),
    ],
    getCourseOfJoinCode: [
      { error: 'Join code not found', params: { code: 'NBDY2345' } },
      { error: tooManyCodes, params: { code: 'NBDY2345' }, ...tooOften },
    ],
    joinByCode: [
      { error: 'code is required', body: {} },
      { error: 'This code does not exist or is no longer valid', body: { code: 'NBDY2345' } },
      { error: 'Already enrolled', body: { code: codes.enrolled } },
      { error: 'Your course', body: { code: codes.enrolled }, as: 'author' },
      { error: 'Enrollment has ended', body: { code: codes.closed }, as: 'stranger' },
      {
        error: 'This course is full. You are on the waiting list.',
        body: { code: codes.full },
        as: 'stranger',
      },
      { error: tooManyCodes, body: { code: codes.joins }, ...tooOften },
    ],
    leaveCourse: [gone('Enrollment', 'courseId')],
    getOwnRequest: [gone('Course', 'courseId'), { error: 'Request not found' }],
    withdrawOwnRequest: [gone('Course', 'courseId')],
    listGroups: [gone('Course')],
    createGroup: [
      ...badNames,
      { error: taken, body: { name: 'SUNDAY' } },
      {
        error: 'A course can have at most 200 groups',
        params: { id: fullCourseId },
        body: { name: 'One more' },
      },
      gone('Course', 'id', { name: 'Monday' }),
    ],
    renameGroup: [
      ...badNames.map((call) => ({ ...call, params: { groupId } })),
      { error: taken, params: { groupId: otherGroupId }, body: { name: 'Sunday' } },
      { ...gone('Course', 'id', { name: 'Monday' }), params: { id: nowhere, groupId } },
      gone('Group', 'groupId', { name: 'Monday' }),
    ],
    deleteGroup: [{ error: 'Course not found', params: { id: nowhere, groupId } }, gone('Group', 'groupId')],
    addToGroup: inGroups,
    removeFromGroup: inGroups,
  };
}

/** Who calls the example of a route, and with which path parameters; only those that are not the usual ones. */
export type ExampleCalls = Record<string, { as?: 'author' | 'admin'; params?: Record<string, string> }>;

export const exampleCallsOfPeople = ({
  members,
  asked,
  invitationIds,
  groupId,
  imports,
  personId,
}: PeopleScene): ExampleCalls => ({
  changeTeamMember: { params: { accountId: members.assistant.id } },
  acceptCourseInvitation: { as: 'author', params: { id: invitationIds[0] } },
  declineCourseInvitation: { as: 'author', params: { id: invitationIds[1] } },
  setJoining: { params: { id: asked.courseId } },
  decideRequest: { params: { id: asked.courseId, studentId: asked.studentId } },
  renameGroup: { params: { groupId } },
  acceptInvitation: { params: { token: personId } },
  startRoster: { as: 'author', params: { importId: imports.checked } },
  chooseRemovingOthers: { as: 'admin', params: { importId: imports.package } },
  chooseRosterCourse: { as: 'admin', params: { importId: imports.package, number: '1' } },
});
