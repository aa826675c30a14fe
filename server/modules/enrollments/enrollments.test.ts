import { untilWaiting } from '../../test/lock-waiters';
import { sharedFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';
import { PlaceService } from './places.service';

const app = testApp();

const instructor = sharedFixture(() => app.world.anInstructor());

const enroll = `mutation ($courseId: ID!) { enroll(courseId: $courseId) {
  __typename
  ... on UserError { message }
  ... on Enrolled { enrollment { percent lessonsCompleted nextLesson { title } } viewer { learning { stats { totalCourses } } } }
  ... on AlreadyEnrolled { enrollment { percent } }
} }`;
const complete = `mutation ($lessonId: ID!) { completeLesson(lessonId: $lessonId) {
  lesson { viewerHasCompleted }
  enrollment { percent lessonsCompleted completedPositions nextLesson { title } certificate { number } }
} }`;
const undo = complete.replace('completeLesson', 'undoLessonCompletion');

async function aStudent() {
  const account = await app.world.aStudent();
  return { account, token: await app.world.signIn(account) };
}

const giveCapacity = (courseId: string, capacity: number) =>
  app.sql`with changed as (update courses set capacity = ${capacity} where id = ${courseId})
    insert into course_places (course_id, capacity, taken) values (${courseId}, ${capacity}, 0)`;
const placesOf = (courseId: string) =>
  app.sql`select taken, (select count(*)::int from enrollments e where e.course_id = p.course_id) as rows
    from course_places p where course_id = ${courseId}`;

describe('enrolling', () => {
  it('enrolls once, and reports the second time that the student is enrolled', async () => {
    const course = await app.world.aCourse(instructor);
    const { token } = await aStudent();
    const first = await app.graphql(enroll, { courseId: course.id }, token);
    expect(first.body).toEqual({
      data: {
        enroll: {
          __typename: 'Enrolled',
          enrollment: { percent: 0, lessonsCompleted: 0, nextLesson: { title: 'Lesson 1' } },
          viewer: { learning: { stats: { totalCourses: 1 } } },
        },
      },
    });
    const second = await app.graphql(enroll, { courseId: course.id }, token);
    expect(second.body.data.enroll).toMatchObject({
      __typename: 'AlreadyEnrolled',
      message: 'Already enrolled',
    });
  });

  it('stores one row and reports one success for twelve calls at once', async () => {
    const course = await app.world.aCourse(instructor);
    const { account, token } = await aStudent();
    const answers = await app.atOnce(12, () => app.graphql(enroll, { courseId: course.id }, token));
    const outcomes = answers.map(({ body }) => body.data.enroll.__typename);
    expect(outcomes.filter((outcome) => outcome === 'Enrolled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'AlreadyEnrolled')).toHaveLength(11);
    const rows = await app.sql`select from enrollments where student_id = ${account.id}`;
    expect(rows).toHaveLength(1);
  });

  it('waits for a bulk enrollment of the same student that holds the places, and neither fails', async () => {
    const course = await app.world.aCourse(instructor);
    await giveCapacity(course.id, 5);
    const { account, token } = await aStudent();
    const places = [{ studentId: account.id, courseId: course.id }];
    const service = app.app.service(PlaceService);
    const { entering } = await app.database.transaction(async (transaction) => {
      await service.hold([course.id], transaction);
      const entering = app.graphql(enroll, { courseId: course.id }, token);
      await untilWaiting(app.database);
      expect((await service.enroll(places, transaction)).places).toEqual(places);
      return { entering };
    });
    expect((await entering).body.data.enroll.enrollment).toMatchObject({ percent: 0 });
    expect(await placesOf(course.id)).toEqual([{ taken: 1, rows: 1 }]);
  });
});

describe('completing lessons', () => {
  it('counts a lesson once, 33 percent for one of three, 100 only for all, and then a certificate', async () => {
    const course = await app.world.aCourse(instructor);
    const { account, token } = await aStudent();
    await app.world.enroll(account, course);
    const [first, second, third] = course.lessons;
    const progress = async (lessonId: string, mutation = complete) => {
      const { body } = await app.graphql(mutation, { lessonId }, token);
      return Object.values(body.data as Record<string, { enrollment: Record<string, unknown> }>)[0]!
        .enrollment;
    };
    const one = {
      ...{ percent: 33, lessonsCompleted: 1, completedPositions: [1] },
      ...{ nextLesson: { title: 'Lesson 2' }, certificate: null },
    };
    expect(await progress(first!.id)).toEqual(one);
    expect(await progress(first!.id)).toEqual(one);
    const two = await progress(third!.id);
    expect(two).toMatchObject({ percent: 67, completedPositions: [1, 3], certificate: null });
    const all = await progress(second!.id);
    expect(all).toMatchObject({ percent: 100, lessonsCompleted: 3, nextLesson: null });
    expect(all.certificate).toEqual({ number: expect.stringMatching(/^WM-/) });
    expect(await progress(second!.id, undo)).toMatchObject({ percent: 67, certificate: all.certificate });
    expect(await progress(second!.id, undo)).toMatchObject({ percent: 67 });
    expect(await progress(second!.id)).toMatchObject({ percent: 100, certificate: all.certificate });
  });

  it('keeps the counter correct when all lessons are completed and undone at once, many times', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 6 });
    const { account, token } = await aStudent();
    await app.world.enroll(account, course);
    await Promise.all(
      course.lessons.flatMap((lesson, index) => [
        app.graphql(complete, { lessonId: lesson.id }, token),
        app.graphql(complete, { lessonId: lesson.id }, token),
        app.graphql(index % 2 ? undo : complete, { lessonId: lesson.id }, token),
      ]),
    );
    const [row] = await app.sql`select e.lessons_completed as kept, e.percent,
      (select count(*)::int from lesson_completions d where d.student_id = e.student_id) as counted
      from enrollments e where e.student_id = ${account.id}`;
    expect(row!.kept).toBe(row!.counted);
    expect(row!.percent).toBe(Math.round((100 * row!.counted) / 6));
  });
});

it('a deleted course is gone for those who are enrolled too', async () => {
  const course = await app.world.aCourse(instructor, { deletedAt: new Date() });
  const { account, token } = await aStudent();
  await app.world.enroll(account, course);
  const { body } = await app.graphql(complete, { lessonId: course.lessons[0]!.id }, token);
  expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

describe('learning', () => {
  const dashboard = `{ viewer { learning {
    stats { totalCourses completedCourses totalLessonsCompleted averageProgress }
    enrollments { percent course { title lessonCount } nextLesson { position } certificate { courseTitle } }
    recentActivity { lessonId lesson { title viewerHasCompleted } course { title } }
    certificates { courseTitle verificationUrl }
  } } }`;

  it('shows four numbers, the courses, the five newest completions and the certificates in one statement', async () => {
    const done = await app.world.aCourse(instructor, { title: 'Done', lessons: 2 });
    const half = await app.world.aCourse(instructor, { title: 'Half', lessons: 8 });
    const { account, token } = await aStudent();
    await app.world.enroll(account, done, { completed: 2, at: new Date(Date.now() - 86_400_000) });
    await app.world.enroll(account, half, { completed: 4 });
    await app.graphql(dashboard, {}, token);
    app.statements.length = 0;
    const { body } = await app.graphql(dashboard, {}, token);
    expect(app.statements).toHaveLength(1);
    const { stats, enrollments, recentActivity, certificates } = body.data.viewer.learning;
    expect(stats).toEqual({
      totalCourses: 2,
      completedCourses: 1,
      totalLessonsCompleted: 6,
      averageProgress: 75,
    });
    expect(enrollments).toEqual([
      {
        percent: 50,
        course: { title: 'Half', lessonCount: 8 },
        nextLesson: { position: 5 },
        certificate: null,
      },
      {
        percent: 100,
        course: { title: 'Done', lessonCount: 2 },
        nextLesson: null,
        certificate: { courseTitle: 'Done' },
      },
    ]);
    for (const { lesson } of recentActivity) expect(lesson.viewerHasCompleted).toBe(true);
    expect(recentActivity.map(({ lesson }: { lesson: { title: string } }) => lesson.title)).toEqual([
      'Lesson 4',
      'Lesson 3',
      'Lesson 2',
      'Lesson 1',
      'Lesson 2',
    ]);
    expect(certificates).toEqual([
      {
        courseTitle: 'Done',
        verificationUrl: expect.stringMatching(/^http:\/\/localhost:5000\/verify\/WM-/),
      },
    ]);
  });

  it('keeps the activity of a lesson that is gone, without its title', async () => {
    const course = await app.world.aCourse(instructor);
    const { account, token } = await aStudent();
    await app.world.enroll(account, course, { completed: 1 });
    await app.sql`delete from lessons where id = ${course.lessons[0]!.id}`;
    const { body } = await app.graphql(dashboard, {}, token);
    expect(body.data.viewer.learning.recentActivity).toEqual([
      { lessonId: course.lessons[0]!.id, lesson: null, course: { title: course.title } },
    ]);
  });
});
