import { byAuthors, type Cell, everyone, inCourse, type PolicyRows } from './row';

const CODE = 'ABCD2345';

const aLink = async ({ app, course }: Cell) => {
  const [link] = await app.sql`insert into join_links (id, course_id, code, created_at)
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
      query: `{ r: courseOfJoinCode(code: "${CODE}") { __typename } }`,
      outcomes: everyone('Course'),
    },
    'Mutation.joinByCode': {
      given: aLink,
      query: `mutation { r: joinByCode(code: "${CODE}") { __typename } }`,
      outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'Enrolled', 'OwnCourse', 'Enrolled'],
      team: ['OwnCourse', 'OwnCourse', 'OwnCourse'],
    },
    'Mutation.setJoining': {
      args: ({ course }) => ({ courseId: course.id, input: { mode: 'LINK' } }),
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.createJoinLink': { args: inCourse, ...byAuthors('JoiningChanged') },
    'Mutation.revokeJoinLink': {
      given: aLink,
      args: (cell) => ({ courseId: cell.course.id, linkId: cell.ids.linkId }),
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.decideEnrollmentRequest': {
      given: aRequest,
      args: (cell) => ({ courseId: cell.course.id, studentId: cell.ids.studentId, isApproved: true }),
      ...byAuthors('JoiningChanged'),
    },
    'Mutation.removeStudent': {
      args: (cell) => ({ courseId: cell.course.id, studentId: cell.student.id }),
      ...byAuthors('JoiningChanged'),
    },
  },
  rest: {},
};
