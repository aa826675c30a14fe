import { AccountDeletionSweeper } from '../../modules/accounts/deletion/account-deletion.service';
import { TEST_PASSWORD } from '../../seed/world';
import { freshFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;
const NETWORK = '127.0.…';

const app = testApp({ config: { isDemo: false } });
/** On the same database; demo mode shows tokens instead of sending mails. */
const demo = testApp(() => ({ databaseUrl: app.databaseUrl }));
let teaching: string;
let learning: string;

const instructor = freshFixture(() => app.world.anInstructor());
const student = freshFixture(() => app.world.aStudent());
const course = freshFixture(() => app.world.aCourse(instructor));
beforeEach(async () => {
  await app.world.enroll(student, course, { completed: 1 });
  [teaching, learning] = [await app.world.signIn(instructor), await app.world.signIn(student)];
});

/** The entries that something adds, oldest first. */
async function entriesOf(act: () => Promise<unknown>) {
  const { length } = await app.sql`select from audit_log`;
  await act();
  return app.sql`select action, actor_id, subject_id, details, network from audit_log
    order by occurred_at, id offset ${length}`;
}

const mutate = (field: string, token: string | undefined) =>
  app.run(`mutation { r: ${field} { __typename } }`, {}, token);

const entry = (action: string, actorId: string | null, subjectId: string | null, details: object = {}) => ({
  ...{ action, actor_id: actorId, subject_id: subjectId, details },
  network: NETWORK,
});
const byInstructor = (action: string, details: object) => entry(action, instructor.id, null, details);
const byStudent = (action: string, details: object = {}) => entry(action, student.id, student.id, details);

describe('courses', () => {
  const publishing = (isPublished: boolean, token = teaching) =>
    mutate(`setCoursePublished(id: "${course.id}", isPublished: ${isPublished})`, token);

  it('publishing is recorded when it changes something', async () => {
    const details = { courseId: course.id };
    expect(await entriesOf(() => publishing(false))).toEqual([byInstructor('COURSE_UNPUBLISHED', details)]);
    expect(await entriesOf(() => publishing(false))).toEqual([]);
    expect(await entriesOf(() => publishing(true))).toEqual([byInstructor('COURSE_PUBLISHED', details)]);
  });

  it('deletions of courses, lessons, quizzes and reviews are recorded, each once', async () => {
    const [lesson] = course.lessons;
    const quiz = await app.world.aQuiz(course);
    await app.world.review(student, course, 4);
    const [courseId, lessonId, quizId] = [course.id, lesson!.id, quiz.id];
    for (const [field, action, details] of [
      [`deleteLesson(id: "${lessonId}")`, 'LESSON_DELETED', { courseId, lessonId }],
      [`restoreLesson(id: "${lessonId}")`, 'LESSON_RESTORED', { courseId, lessonId }],
      [`deleteQuiz(id: "${quizId}")`, 'QUIZ_DELETED', { courseId, quizId }],
    ] as const) {
      expect(await entriesOf(() => mutate(field, teaching))).toEqual([byInstructor(action, details)]);
      expect(await entriesOf(() => mutate(field, teaching))).toEqual([]);
    }
    const review = () => mutate(`deleteReview(courseId: "${courseId}")`, learning);
    expect(await entriesOf(review)).toMatchObject([{ action: 'REVIEW_DELETED', actor_id: student.id }]);
    expect(await entriesOf(review)).toEqual([]);
    const deletion = () => mutate(`deleteCourse(id: "${courseId}")`, teaching);
    expect(await entriesOf(deletion)).toEqual([byInstructor('COURSE_DELETED', { courseId })]);
    expect(await entriesOf(deletion)).toEqual([]);
  });

  it('extra time and exports are recorded, but not the size of an export', async () => {
    const quiz = await app.world.aQuiz(course);
    const details = { courseId: course.id, quizId: quiz.id };
    const settingTime = () =>
      mutate(`setExtraTime(quizId: "${quiz.id}", studentId: "${student.id}", extraTime: HALF)`, teaching);
    expect(await entriesOf(settingTime)).toEqual([
      { ...byInstructor('EXTRA_TIME_SET', { ...details, to: 'HALF' }), subject_id: student.id },
    ]);
    const students = `/instructor/students/${course.id}.csv`;
    const results = `/instructor/quizzes/${quiz.id}/results.csv`;
    expect(await entriesOf(() => app.rest('GET', students, { token: teaching }))).toEqual([
      byInstructor('STUDENTS_EXPORTED', { courseId: course.id }),
    ]);
    expect(await entriesOf(() => app.rest('GET', results, { token: teaching }))).toEqual([
      byInstructor('QUIZ_RESULTS_EXPORTED', details),
    ]);
    for (const path of [students, results])
      expect(
        await entriesOf(async () => {
          expect((await app.rest('HEAD', path, { token: teaching })).status).toBe(200);
        }),
      ).toEqual([]);
    expect(await entriesOf(() => app.rest('GET', students, { token: learning }))).toEqual([]);
  });
});

describe('accounts', () => {
  const NEW_PASSWORD = 'another long one';

  it('a new password is recorded, a refused one is not', async () => {
    const change = (currentPassword: string) =>
      app.as(learning)
        .run`mutation { r: changePassword(input: ${{ currentPassword, newPassword: NEW_PASSWORD }}) { __typename } }`;
    expect(await entriesOf(() => change('a wrong one'))).toEqual([]);
    expect(await entriesOf(() => change(TEST_PASSWORD))).toEqual([byStudent('PASSWORD_CHANGED')]);
  });

  it('a reset password is recorded', async () => {
    const { body } = await demo.rest('POST', '/auth/request-reset-token', { body: { email: student.email } });
    const reset = { email: student.email, resetToken: body.resetToken, newPassword: NEW_PASSWORD };
    const act = () => app.rest('POST', '/auth/reset-password', { body: reset });
    expect(await entriesOf(act)).toEqual([byStudent('PASSWORD_RESET')]);
    expect(await entriesOf(act)).toEqual([]);
  });

  it('a confirmed email is recorded, without the address', async () => {
    const newEmail = `moved-${student.id}@example.org`;
    const { body } = await demo.as(learning)
      .graphql`mutation { r: requestEmailChange(input: ${{ newEmail, password: TEST_PASSWORD }}) {
        ... on EmailChangeRequested { confirmationToken } } }`;
    const token = body.data.r.confirmationToken;
    const confirm = () => mutate(`confirmEmailChange(token: "${token}")`, undefined);
    expect(await entriesOf(confirm)).toEqual([byStudent('EMAIL_CHANGED')]);
    expect(await entriesOf(confirm)).toEqual([]);
  });

  it('a deletion is recorded when it is requested, canceled and done', async () => {
    const requesting = () =>
      app.as(teaching).run`mutation { r: requestAccountDeletion(
        input: ${{ email: instructor.email, password: TEST_PASSWORD }}) { __typename } }`;
    const own = (action: string, details: object) => ({
      ...byInstructor(action, details),
      subject_id: instructor.id,
    });
    expect(await entriesOf(requesting)).toEqual([own('ACCOUNT_DELETION_REQUESTED', { courses: '1' })]);

    const { body } = await app.as()
      .graphql`mutation { r: logIn(input: ${{ email: instructor.email, password: TEST_PASSWORD }}) {
        ... on DeletionPending { token } } }`;
    teaching = body.data.r.token;
    const keeping = () => mutate(`keepAccount(token: "${teaching}")`, undefined);
    expect(await entriesOf(keeping)).toEqual([own('ACCOUNT_DELETION_CANCELED', { courses: '1' })]);
    expect(await entriesOf(keeping)).toEqual([]);

    expect(await requesting()).toEqual({ __typename: 'AccountDeletionRequested' });
    app.clock.advance(15 * DAY_MS);
    const sweeping = () => app.app.service(AccountDeletionSweeper).run(new AbortController().signal);
    const done = { ...own('ACCOUNT_DELETED', {}), actor_id: null, network: null };
    expect(await entriesOf(sweeping)).toEqual([done]);
    expect(await entriesOf(sweeping)).toEqual([]);
  });

  it('an export of personal data is recorded', async () => {
    const exporting = (password: string) =>
      app.rest('POST', '/auth/export', { token: learning, body: { password } });
    expect(await entriesOf(() => exporting('a wrong one'))).toEqual([]);
    expect(await entriesOf(() => exporting(TEST_PASSWORD))).toEqual([byStudent('PERSONAL_DATA_EXPORTED')]);
  });
});

describe('failed log-ins', () => {
  const logIn = (email: string, password = 'a wrong one') =>
    app.rest('POST', '/auth/login', { body: { email, password } });
  const failed = (subject: string | null) => entry('SIGN_IN_FAILED', null, subject);

  it('are recorded for known and unknown emails, without the email', async () => {
    expect(await entriesOf(() => logIn(student.email))).toEqual([failed(student.id)]);
    expect(await entriesOf(() => logIn('nobody@example.org'))).toEqual([failed(null)]);
    expect(await entriesOf(() => logIn(student.email, TEST_PASSWORD))).toEqual([byStudent('SIGNED_IN')]);
  });

  it('do not flood the log: five of one email an hour, twenty from one address', async () => {
    const entries = await entriesOf(async () => {
      for (let count = 0; count < 7; count++) await logIn(student.email);
    });
    expect(entries).toHaveLength(5);
    const others = await entriesOf(async () => {
      for (let count = 0; count < 17; count++) await logIn(`nobody-${count}@example.org`);
    });
    expect(others).toHaveLength(15);
    app.clock.advance(61 * 60 * 1000);
    expect(await entriesOf(() => logIn(student.email))).toHaveLength(1);
  });

  it('take the same statements whether there is an account or not', async () => {
    const statementsOf = async (email: string) => {
      app.statements.length = 0;
      await logIn(email);
      // Not those of mails that are being sent because of an earlier test.
      return app.statements
        .map((text) => text.replace(/\s+/g, ' '))
        .filter((text) => /^(\/\* (accounts|limits|audit): |INSERT INTO "audit_log")/.test(text));
    };
    expect(await statementsOf(student.email)).toEqual(await statementsOf('nobody-else@example.org'));
  });
});

it('neither a change nor its entry exists without the other', async () => {
  await app.sql`alter table audit_log add constraint refuses check (action not in ('LESSON_DELETED', 'PASSWORD_CHANGED')) not valid`;
  const [lesson] = course.lessons;
  const act = () => mutate(`deleteLesson(id: "${lesson!.id}")`, teaching);
  expect(await entriesOf(act)).toEqual([]);
  expect(await app.sql`select from lessons where id = ${lesson!.id}`).toHaveLength(1);
  await app.sql`alter table audit_log drop constraint refuses`;
  expect(await entriesOf(act)).toHaveLength(1);
});
