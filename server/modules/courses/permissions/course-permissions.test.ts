import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { CoursePermission, CourseRole, isAllowed, permissionsOf } from './course-permissions.rules';

const app = testApp();

const owner = sharedFixture(() => app.world.anInstructor());
const student = sharedFixture(() =>
  app.world.aStudent({ name: 'Zenobia Quill', email: 'zenobia.secret@example.org' }),
);
const course = sharedFixture(() => app.world.aCourse(owner));
const quiz = sharedFixture(() => app.world.aQuiz(course));

beforeAll(async () => {
  await app.world.enroll(student, course, { completed: 1 });
  await app.world.anAttempt(student, quiz);
});

const aMember = async (role: CourseRole, seesAddresses = false) => {
  const account = await app.world.anInstructor();
  await app.world.aMember(course, account, role, { seesAddresses });
  return app.world.signIn(account);
};

const asking = async (query: string, token: string, variables = {}) =>
  (await app.graphql(query, { id: course.id, quizId: quiz.id, ...variables }, token)).body;

const refusalOf = async (query: string, token: string) => {
  const { errors } = await asking(query, token);
  return errors && [errors[0]!.extensions.code, errors[0]!.message];
};

const FIGURES = `query ($id: ID!) { viewer { teaching {
  courses { id viewerRole viewerPermissions metrics { enrollmentCount } atRiskCount }
  course(id: $id) { id title quizzes { id } analytics { totalStudents } }
  dashboard { overview { totalCourses } courseMetrics { courseId viewerRole } recentActivity { studentName } } } } }`;
const SEARCH = `query ($id: ID!, $search: String) { viewer { teaching { course(id: $id) { analytics {
  students(search: $search) { totalCount } } } } } }`;
const RESULTS = `query ($quizId: ID!, $search: String) { viewer { teaching { quiz(id: $quizId) { results {
  students(search: $search) { totalCount nodes { name email attempts { percent } } } } } } } }`;

it.each([CourseRole.INSTRUCTOR, CourseRole.ASSISTANT, CourseRole.OBSERVER])(
  'a shared course is listed for its %s with the role, its permissions and its figures',
  async (role) => {
    const { teaching } = (await asking(FIGURES, await aMember(role))).data.viewer;
    expect(teaching.courses).toEqual([
      {
        id: course.id,
        viewerRole: role,
        viewerPermissions: permissionsOf({ role, seesAddresses: false }),
        metrics: { enrollmentCount: 1 },
        atRiskCount: 0,
      },
    ]);
    expect(teaching.course).toMatchObject({ quizzes: [{ id: quiz.id }], analytics: { totalStudents: 1 } });
    expect(teaching.dashboard).toEqual({
      // Totals are those of courses that the viewer owns.
      overview: { totalCourses: 0 },
      courseMetrics: [{ courseId: course.id, viewerRole: role }],
      recentActivity: role === CourseRole.OBSERVER ? [] : [{ studentName: student.name }],
    });
  },
);

describe('addresses', () => {
  it.each(['stored', 'missing'])(
    'are not found by an assistant’s search with a %s search text',
    async (text) => {
      if (text === 'missing') await app.sql`update accounts set search_text = null where id = ${student.id}`;
      else
        await app.sql`update accounts set search_text = lower(name) || E'\\n' || email where id = ${student.id}`;
      const found = async (token: string, search: string) => {
        const { course } = (await asking(SEARCH, token, { search })).data.viewer.teaching;
        const { quiz } = (await asking(RESULTS, token, { search })).data.viewer.teaching;
        return [course.analytics.students.totalCount, quiz.results.students.totalCount];
      };
      const assistant = await aMember(CourseRole.ASSISTANT);
      expect(await found(assistant, 'zenobia')).toEqual([1, 1]);
      expect(await found(assistant, 'secret@')).toEqual([0, 0]);
      expect(await found(await aMember(CourseRole.ASSISTANT, true), 'secret@')).toEqual([1, 1]);
    },
  );

  it('cannot be guessed by sending messages', async () => {
    const query = `mutation ($input: SendNotificationInput!) { sendNotification(input: $input) { __typename } }`;
    const input = { toEmail: student.email, title: 'Hello', message: 'How are you?' };
    const sent = async (token: string) =>
      (await asking(query, token, { input })).data.sendNotification.__typename;
    expect(await sent(await aMember(CourseRole.ASSISTANT))).toBe('UnknownRecipient');
    expect(await sent(await aMember(CourseRole.ASSISTANT, true))).toBe('MessageSent');
  });
});

it('a member counts for the limits of the owner, not for their own', async () => {
  const token = await aMember(CourseRole.INSTRUCTOR);
  const add = `mutation ($id: ID!) { addLesson(courseId: $id, input: { title: "More", notes: "To read." }) {
      __typename } }`;
  await app.world.aCourse(owner, { lessons: [{ notes: 'x'.repeat(1024 * 1024) }] });
  const setLimit = (megabytes: number | null) =>
    app.sql`update platform_settings set max_storage_megabytes = ${megabytes}`;
  await setLimit(1);
  expect(await refusalOf(add, token)).toEqual(['FORBIDDEN', expect.stringContaining('1 MB')]);
  await setLimit(2);
  expect((await asking(add, token)).data.addLesson.__typename).toBe('LessonAdded');
  await setLimit(null);
});

it('derives permissions from the table of roles', () => {
  const assistant = { role: CourseRole.ASSISTANT, seesAddresses: false };
  expect(isAllowed(assistant, CoursePermission.SEE_ADDRESSES)).toBe(false);
  expect(isAllowed({ ...assistant, seesAddresses: true }, CoursePermission.SEE_ADDRESSES)).toBe(true);
  const observer = { role: CourseRole.OBSERVER, seesAddresses: true };
  expect(permissionsOf(observer)).toEqual([CoursePermission.SEE_COURSE, CoursePermission.SEE_FIGURES]);
});
