import { hashToken } from '../../platform/secrets';
import { newId } from '../../platform/ids';
import {
  authors,
  byOwner,
  type Cell,
  everyone,
  inCourse,
  type Operation,
  type Outcomes,
  type PolicyRows,
  wholeTeam,
} from './row';

const TOKEN = 'token-of-the-row';

/** An invitation for the actor's own address, or somebody's if the actor is a visitor. */
const anInvitation = async ({ app, course, instructor, account }: Cell) => {
  const id = newId();
  await app.sql`insert into course_invitations (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
    values (${id}, ${hashToken(TOKEN + id)}, ${course.id}, ${account?.email ?? 'a@example.org'}, 'ASSISTANT', false, ${instructor.id}, ${app.clock.now()}, ${app.clock.now()}::timestamptz + interval '1 day')`;
  return { id, token: TOKEN + id };
};
const withToken = ({ ids }: Cell) => ({ id: ids.id, token: ids.token });
const ANSWER = (field: string) =>
  `mutation ($id: ID!, $token: String) { r: ${field}(id: $id, token: $token) { __typename } }`;

/** Another member of the course, in a role. */
const anotherMember =
  (role: string) =>
  async ({ app, course }: Cell) => {
    const account = await app.world.anInstructor();
    await app.world.aMember(course, account, role as never);
    return { accountId: account.id };
  };
const onMember = ({ course, ids }: Cell) => ({ id: course.id, accountId: ids.accountId });

/** The course is offered to the instructor of its team. */
const anOffer = async ({ app, course }: Cell) => {
  await app.sql`update course_members set offered_at = now() where course_id = ${course.id} and role = 'INSTRUCTOR'`;
  return {};
};
const offered = (outcome: string): Pick<Operation, 'outcomes' | 'team'> => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND'] satisfies Outcomes,
  team: authors(outcome, 'NOT_FOUND'),
});

export const teamRows: PolicyRows = {
  graphql: {
    'Query.courseInvitation': {
      given: anInvitation,
      args: withToken,
      outcomes: everyone('SentCourseInvitation'),
    },
    'Mutation.inviteToCourse': {
      args: ({ course }) => ({ courseId: course.id, input: { email: 'new@example.org', role: 'OBSERVER' } }),
      ...byOwner('CourseInvitationSent'),
    },
    'Mutation.withdrawCourseInvitation': {
      given: anInvitation,
      args: ({ ids }) => ({ id: ids.id }),
      ...byOwner('CourseTeamChanged'),
    },
    'Mutation.acceptCourseInvitation': {
      given: anInvitation,
      isGivenToActor: true,
      query: ANSWER('acceptCourseInvitation'),
      variables: withToken,
      outcomes: ['UNAUTHENTICATED', 'InvitationRefused', 'InvitationRefused', 'CourseJoined', 'CourseJoined'],
    },
    'Mutation.declineCourseInvitation': {
      given: anInvitation,
      isGivenToActor: true,
      query: ANSWER('declineCourseInvitation'),
      variables: withToken,
      outcomes: [
        'UNAUTHENTICATED',
        'CourseInvitationDeclined',
        'CourseInvitationDeclined',
        'CourseInvitationDeclined',
        'CourseInvitationDeclined',
      ],
    },
    'Mutation.changeCourseMember': {
      given: anotherMember('ASSISTANT'),
      query: `mutation ($id: ID!, $accountId: ID!) {
        r: changeCourseMember(courseId: $id, accountId: $accountId, input: { role: OBSERVER }) { __typename } }`,
      variables: onMember,
      ...byOwner('CourseTeamChanged'),
    },
    'Mutation.removeCourseMember': {
      given: anotherMember('ASSISTANT'),
      query: `mutation ($id: ID!, $accountId: ID!) {
        r: removeCourseMember(courseId: $id, accountId: $accountId) { __typename } }`,
      variables: onMember,
      ...byOwner('CourseTeamChanged'),
    },
    'Mutation.leaveCourse': {
      args: inCourse,
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('CourseLeft'),
    },
    'Mutation.offerCourse': {
      given: anotherMember('INSTRUCTOR'),
      query: `mutation ($id: ID!, $accountId: ID!) {
        r: offerCourse(courseId: $id, accountId: $accountId) { __typename } }`,
      variables: onMember,
      ...byOwner('CourseTeamChanged'),
    },
    'Mutation.acceptCourseOffer, made to the instructor': {
      given: anOffer,
      args: inCourse,
      ...offered('CourseJoined'),
    },
    'Mutation.declineCourseOffer, made to the instructor': {
      given: anOffer,
      args: inCourse,
      ...offered('CourseTeamChanged'),
    },
  },
  rest: {},
};
