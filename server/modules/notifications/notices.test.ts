import { Subscriber } from '../../test/subscriber';
import { type TestApp, testApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';
import { NoticeService } from './notice.service';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

const inboxOf = async (account: Account, search: string | null = null) =>
  (
    await app.as(await app.world.signIn(account))
      .run`{ r: viewer { inbox { unreadCount notifications(search: ${search}) {
        nodes { id kind title message senderName path isRead } } } } }`
  ).inbox.notifications.nodes;

const enroll = async (student: Account, courseId: string, through = app) =>
  (
    await through.as(await through.world.signIn(student))
      .run`mutation { r: enroll(courseId: ${courseId}) { __typename } }`
  ).__typename;

const studentsFor = async (account: Account, id: string) =>
  (
    await app.as(await app.world.signIn(account))
      .run`{ r: viewer { inbox { notification(id: ${id}) { students { name courseTitle } } } } }`
  ).inbox.notification?.students;

const dayOf = (time: Date) =>
  `${time.getUTCDate()} ${time.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })} ${time.getUTCFullYear()} (UTC)`;

describe('an instructor hears of students who enroll', () => {
  it('on the day of the instructor’s clocks', async () => {
    for (const [timeZone, hours] of [
      ['Pacific/Kiritimati', 14],
      ['Pacific/Pago_Pago', -11],
    ] as const) {
      const instructor = await app.world.anInstructor({ timeZone });
      const course = await app.world.aCourse(instructor);
      await enroll(await app.world.aStudent(), course.id);
      await enroll(await app.world.aStudent(), course.id);
      const there = new Date(app.clock.now().getTime() + hours * 60 * 60 * 1000);
      const [notice] = await inboxOf(instructor);
      expect(notice.message).toBe(
        `2 students enrolled in “${course.title}” on ${dayOf(there).replace(' (UTC)', '')}.`,
      );
      expect(await studentsFor(instructor, notice.id)).toHaveLength(2);
    }
  });

  it('in one notification a day that counts up and is unread again', async () => {
    const instructor = await app.world.anInstructor();
    const one = await app.world.aCourse(instructor, { title: 'Über Grids' });
    const other = await app.world.aCourse(instructor);
    const ada = await app.world.aStudent();
    await enroll(ada, one.id);
    const [first] = await inboxOf(instructor);
    const today = dayOf(app.clock.now());
    expect(first).toEqual({
      id: expect.any(String),
      kind: 'STUDENT_ENROLLED',
      title: 'New enrollments',
      message: `1 student enrolled in “Über Grids” on ${today}.`,
      senderName: null,
      path: '/instructor/dashboard',
      isRead: false,
    });
    await app.sql`update notifications set read_at = now() where id = ${first.id}`;
    expect(await enroll(ada, one.id)).toBe('AlreadyEnrolled');
    expect(await inboxOf(instructor)).toEqual([{ ...first, isRead: true }]);
    await enroll(await app.world.aStudent(), one.id);
    expect(await inboxOf(instructor, 'enrolled in “uber grids”')).toEqual([
      { ...first, message: `2 students enrolled in “Über Grids” on ${today}.` },
    ]);
    await enroll(ada, other.id);
    expect(await inboxOf(instructor, '3 STUDENTS')).toEqual([
      { ...first, message: `3 students enrolled in your courses on ${today}.` },
    ]);
    app.clock.advance(DAY_MS);
    await enroll(await app.world.aStudent(), one.id);
    expect(await inboxOf(instructor)).toHaveLength(2);
    app.clock.advance(-DAY_MS);
  });

  it('counted right when twelve enroll at once through two processes', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor);
    const students = await app.atOnce(12, () => app.world.aStudent());
    await Promise.all(
      students.flatMap((student, index) => [
        enroll(student, course.id, index % 2 ? app : second),
        enroll(student, course.id, second),
      ]),
    );
    const rows =
      await app.sql`select occasions, message from notifications where recipient_id = ${instructor.id}`;
    expect(rows).toEqual([
      { occasions: 12, message: `12 students enrolled in “${course.title}” on ${dayOf(app.clock.now())}.` },
    ]);
  });

  it('by name when it is opened, of that day and of their own courses alone', async () => {
    const [instructor, other] = [await app.world.anInstructor(), await app.world.anInstructor()];
    const course = await app.world.aCourse(instructor, { title: 'Maps' });
    const foreign = await app.world.aCourse(other);
    const [ada, ben] = [await app.world.aStudent(), await app.world.aStudent()];
    await enroll(ada, course.id);
    await enroll(ben, course.id);
    await enroll(ada, foreign.id);
    app.clock.advance(DAY_MS);
    await enroll(await app.world.aStudent(), course.id);
    const [, before] = await inboxOf(instructor);
    expect(await studentsFor(instructor, before.id)).toEqual([
      { name: ada.name, courseTitle: 'Maps' },
      { name: ben.name, courseTitle: 'Maps' },
    ]);
    expect(await studentsFor(other, before.id)).toBeUndefined();
    app.clock.advance(-DAY_MS);
  });

  it('without becoming unread for a course that they muted', async () => {
    const instructor = await app.world.anInstructor();
    const [loud, muted] = [await app.world.aCourse(instructor), await app.world.aCourse(instructor)];
    const token = await app.world.signIn(instructor);
    await app.as(token).graphql`mutation { setCourseMuted(courseId: ${muted.id}, isMuted: true) {
      course { isMuted } } }`;
    await enroll(await app.world.aStudent(), muted.id);
    expect(await inboxOf(instructor)).toMatchObject([{ isRead: true }]);
    await enroll(await app.world.aStudent(), loud.id);
    expect(await inboxOf(instructor)).toMatchObject([
      { isRead: false, message: expect.stringContaining('2 students enrolled in your courses') },
    ]);
    await app.sql`update notifications set read_at = now() where recipient_id = ${instructor.id}`;
    await enroll(await app.world.aStudent(), muted.id);
    expect(await inboxOf(instructor)).toMatchObject([
      { isRead: true, message: expect.stringContaining('3 students') },
    ]);
  });
});

it('a student hears of their certificate once, live, however often the last lesson is completed', async () => {
  const student = await app.world.aStudent();
  const course = await app.world.aCourse(await app.world.anInstructor(), { title: 'Über CSS', lessons: 1 });
  await app.world.enroll(student, course);
  const token = await app.world.signIn(student);
  const subscriber = new Subscriber(second, token);
  const heard = subscriber.subscribe('subscription { notificationReceived { notification { kind } } }');
  const complete = () =>
    app.as(token).graphql`mutation { completeLesson(lessonId: ${course.lessons[0]!.id}) { __typename } }`;
  await Promise.all([complete(), complete(), complete()]);
  await app.as(token).graphql`mutation { undoLessonCompletion(lessonId: ${course.lessons[0]!.id}) {
    __typename } }`;
  await complete();
  const notices = await inboxOf(student);
  expect(notices).toEqual([
    {
      id: expect.any(String),
      kind: 'CERTIFICATE_EARNED',
      title: 'Certificate earned',
      message: 'You completed “Über CSS”. Your certificate is on your dashboard.',
      senderName: null,
      path: '/student/dashboard',
      isRead: false,
    },
  ]);
  expect(await inboxOf(student, 'uber css')).toHaveLength(1);
  expect(heard.error).toBeNull();
  await subscriber.close();
});

describe('the enrolled hear of a quiz', () => {
  it('that its author creates or makes active again, and of nobody else’s act', async () => {
    const [instructor, stranger] = [await app.world.anInstructor(), await app.world.anInstructor()];
    const course = await app.world.aCourse(instructor);
    const student = await app.world.aStudent();
    await app.world.enroll(student, course);
    const question = { type: 'TRUE_FALSE', text: 'So?', options: [], correctAnswer: 'true', points: 1 };
    const input = { title: 'Boxes', courseId: course.id, questions: [question] };
    const create = async (by: Account) =>
      app.as(await app.world.signIn(by)).graphql`mutation { createQuiz(input: ${input}) {
        ... on QuizCreated { quiz { id } } } }`;
    await create(stranger);
    expect(await inboxOf(student)).toEqual([]);
    const { body } = await create(instructor);
    const [notice, ...others] = await inboxOf(student);
    expect(notice.path).toBe(`/quiz/take/${body.data.createQuiz.quiz.id}`);
    expect(others).toEqual([]);
    const late = await app.world.aStudent();
    await app.world.enroll(late, course);
    for (const isActive of [false, true])
      for (const by of [stranger, instructor])
        await app.as(await app.world.signIn(by))
          .graphql`mutation { setQuizActive(id: ${body.data.createQuiz.quiz.id}, isActive: ${isActive}) {
            isActive } }`;
    expect(await inboxOf(student)).toEqual([notice]);
    expect(await inboxOf(late)).toHaveLength(1);
  });

  it('once a quiz, when it is active, through any number of processes', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor, { title: 'Grids' });
    const [ada, ben, cleo] = [
      await app.world.aStudent(),
      await app.world.aStudent(),
      await app.world.aStudent(),
    ];
    await app.world.enroll(ada, course);
    await app.world.enroll(ben, course);
    const quiz = await app.world.aQuiz(course, { title: 'Bóxes', isActive: false });
    const tellIn = ({ app: { service }, database }: TestApp, { id } = quiz) =>
      service(NoticeService).writeQuizPublished(id, database);
    const tell = () => Promise.all([app, second].map((process) => tellIn(process)));
    await tell();
    expect(await inboxOf(ada)).toEqual([]);

    await app.sql`update quizzes set is_active = true where id = ${quiz.id}`;
    await app.world.enroll(cleo, course);
    await tell();
    await tell();
    for (const student of [ada, ben, cleo])
      expect(await inboxOf(student, 'boxes')).toEqual([
        {
          id: expect.any(String),
          kind: 'QUIZ_PUBLISHED',
          title: 'New quiz',
          message: '“Bóxes” is open in “Grids”.',
          senderName: null,
          path: `/quiz/take/${quiz.id}`,
          isRead: false,
        },
      ]);
    expect(
      (await inboxOf(instructor)).every(({ kind }: { kind: string }) => kind === 'STUDENT_ENROLLED'),
    ).toBe(true);
  });
});
