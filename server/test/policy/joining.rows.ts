import { authors, type Cell, courseId, everyone, type Operation, type PolicyRows } from './row';

const byAuthors = (outcome: string): Pick<Operation, 'outcomes' | 'team'> => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', outcome, 'NOT_FOUND'],
  team: authors(outcome),
});

const CODE = 'ABCD2345';

const aLink = async ({ app, course }: Cell) => {
  const [link] = await app.sql<{ id: string }>`insert into join_links (id, course_id, code, created_at)
    values (gen_random_uuid(), ${course.id}, ${CODE}, now())
    on conflict (code) do update set course_id = excluded.course_id returning id`;
  return { linkId: link!.id, code: CODE };
};

/** Somebody who is not enrolled asked to join. */
const aRequest = async ({ app, course }: Cell) => {
  const { id } = await app.world.aStudent();
  await app.sql`insert into enrollment_requests (course_id, student_id, state, asked_at)
    values (${course.id}, ${id}, 'ASKED', now())`;
  return { studentId: id };
};

export const joiningRows: PolicyRows = {
  graphql: {
    'Query.courseOfJoinCode': {
      given: aLink,
      query: `query { r: courseOfJoinCode(code: "${CODE}") { __typename } }`,
      outcomes: everyone('Course'),
    },
    'Mutation.joinByCode': {
      given: aLink,
      query: `mutation { r: joinByCode(code: "${CODE}") { __typename } }`,
      outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'Enrolled', 'OwnCourse', 'Enrolled'],
      team: ['OwnCourse', 'OwnCourse', 'OwnCourse'],
    },
    'Mutation.setJoining': {
      query: 'mutation ($id: ID!) { r: setJoining(courseId: $id, input: { mode: LINK }) { __typename } }',
      variables: courseId,
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.createJoinLink': {
      query: 'mutation ($id: ID!) { r: createJoinLink(courseId: $id) { __typename } }',
      variables: courseId,
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.revokeJoinLink': {
      given: aLink,
      query:
        'mutation ($id: ID!, $link: ID!) { r: revokeJoinLink(courseId: $id, linkId: $link) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), link: cell.ids.linkId }),
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.decideEnrollmentRequest': {
      given: aRequest,
      query:
        'mutation ($id: ID!, $student: ID!) { r: decideEnrollmentRequest(courseId: $id, studentId: $student, isApproved: true) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), student: cell.ids.studentId }),
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.removeStudent': {
      query:
        'mutation ($id: ID!, $student: ID!) { r: removeStudent(courseId: $id, studentId: $student) { __typename } }',
      variables: (cell) => ({ ...courseId(cell), student: cell.student.id }),
      ...byAuthors('JoiningChanged'),
    },
  },
  rest: {},
};
