import {
  authors,
  authorsOverRest,
  type Cell,
  courseId,
  everyone,
  type Operation,
  type PolicyRows,
  signedIn,
} from './row';

const byAuthors = (outcome: string): Pick<Operation, 'outcomes' | 'team'> => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', outcome, 'NOT_FOUND'],
  team: authors(outcome),
});

const CODE = 'ABCD2345';

const aLink = async ({ app, course }: Cell) => {
  const [link] = await app.database.query<{ id: string }>(
    `insert into join_links (id, course_id, code, created_at) values (gen_random_uuid(), $1, $2, now())
     on conflict (code) do update set course_id = excluded.course_id returning id`,
    [course.id, CODE],
  );
  return { linkId: link!.id, code: CODE };
};

/** Somebody who is not enrolled asked to join. */
const aRequest = async ({ app, course }: Cell) => {
  const { id } = await app.world.aStudent();
  await app.database.query(
    `insert into enrollment_requests (course_id, student_id, state, asked_at) values ($1, $2, 'ASKED', now())`,
    [course.id, id],
  );
  return { studentId: id };
};

/** The actor asked to join. */
const ownRequest = async ({ app, course, account }: Cell) => {
  if (account)
    await app.database.query(
      `insert into enrollment_requests (course_id, student_id, state, asked_at) values ($1, $2, 'ASKED', now())`,
      [course.id, account.id],
    );
  return {};
};
const studentOf = ({ student }: Cell) => Promise.resolve({ studentId: student.id });

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
    'Mutation.setJoining, without a place': {
      query:
        'mutation ($id: ID!) { r: setJoining(courseId: $id, input: { mode: OPEN, capacity: 0 }) { __typename } }',
      variables: courseId,
      ...byAuthors('InvalidInput'),
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
  rest: {
    'GET /instructor/courses/:id/joining': authorsOverRest('200'),
    'GET /instructor/courses/:id/requests': authorsOverRest('200'),
    'PUT /instructor/courses/:id/joining': { body: () => ({ mode: 'link' }), ...authorsOverRest('200') },
    'PUT /instructor/courses/:id/joining, without a place': {
      body: () => ({ mode: 'open', capacity: 0 }),
      ...authorsOverRest('400'),
    },
    'POST /instructor/courses/:id/join-links': { body: () => ({}), ...authorsOverRest('201') },
    'DELETE /instructor/courses/:id/join-links/:linkId': { given: aLink, ...authorsOverRest('200') },
    'POST /instructor/courses/:id/requests/:studentId': {
      given: aRequest,
      body: () => ({ approved: true }),
      ...authorsOverRest('200'),
    },
    'DELETE /instructor/courses/:id/students/:studentId': { given: studentOf, ...authorsOverRest('200') },
    'GET /api/join-codes/:code': { given: aLink, outcomes: everyone('200') },
    'POST /student/enrollments/by-code': {
      given: aLink,
      body: () => ({ code: CODE }),
      outcomes: ['401', '400', '201', '400', '201'],
      team: ['400', '400', '400'],
    },
    'DELETE /student/enrollments/:courseId': { outcomes: ['401', '200', '404', '404', '404'] },
    'GET /student/enrollments/:courseId/request': {
      given: ownRequest,
      outcomes: signedIn('401', '200'),
    },
    'DELETE /student/enrollments/:courseId/request': {
      given: ownRequest,
      outcomes: signedIn('401', '200'),
    },
  },
};
