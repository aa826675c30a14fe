import { testApp } from '../../../test/test-app';

const app = testApp();

const METRICS = 'metrics { enrollmentCount completionCount completionRate averageProgress }';
const dashboard = `{ viewer { teaching { dashboard {
  overview { totalCourses totalStudents completedCourses averageCompletionRate recentEnrollments }
  topCourses { courseId title isPublished ${METRICS} }
  recentActivity { enrollmentId studentName courseId courseTitle lastActivityAt percent }
  courseMetrics { courseId title isPublished ${METRICS} }
} } } }`;
const read = async (token: string) =>
  (await app.graphql(dashboard, {}, token)).body.data.viewer.teaching.dashboard;

const DAY_MS = 86_400_000;

describe('the dashboard', () => {
  it('counts the enrollments of every course that is not deleted', async () => {
    const instructor = await app.world.anInstructor();
    const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);
    const [older, draft, gone] = [
      await app.world.aCourse(instructor, { title: 'Older', lessons: 2, createdAt: ago(2) }),
      await app.world.aCourse(instructor, { title: 'Draft', lessons: 2, createdAt: ago(1) }),
      await app.world.aCourse(instructor, { lessons: 1 }),
    ];
    const [ada, ben] = [await app.world.aStudent(), await app.world.aStudent()];
    await app.world.enroll(ada, older, { completed: 2, at: ago(1) });
    await app.world.enroll(ben, older, { completed: 0, at: ago(31) });
    await app.world.enroll(ada, draft, { completed: 1, at: ago(2) });
    await app.world.enroll(await app.world.aStudent(), gone, { completed: 1 });
    await app.sql`update courses set is_published = false where id = ${draft.id}`;
    await app.sql`update courses set deleted_at = now() where id = ${gone.id}`;
    const rows = [
      {
        courseId: older.id,
        title: 'Older',
        isPublished: true,
        metrics: { enrollmentCount: 2, completionCount: 1, completionRate: 50, averageProgress: 50 },
      },
      {
        courseId: draft.id,
        title: 'Draft',
        isPublished: false,
        metrics: { enrollmentCount: 1, completionCount: 0, completionRate: 0, averageProgress: 50 },
      },
    ];
    const activity = { enrollmentId: expect.any(String), studentName: ada.name };
    expect(await read(await app.world.signIn(instructor))).toEqual({
      overview: {
        totalCourses: 2,
        totalStudents: 2,
        completedCourses: 1,
        averageCompletionRate: 33,
        recentEnrollments: 2,
      },
      topCourses: rows,
      courseMetrics: rows.toReversed(),
      recentActivity: [
        {
          ...activity,
          courseId: older.id,
          courseTitle: 'Older',
          lastActivityAt: ago(1).toISOString(),
          percent: 100,
        },
        {
          ...activity,
          courseId: draft.id,
          courseTitle: 'Draft',
          lastActivityAt: ago(2).toISOString(),
          percent: 50,
        },
      ],
    });
  });

  it('counts nothing from nothing', async () => {
    expect(await read(await app.world.signIn(await app.world.anInstructor()))).toEqual({
      overview: {
        totalCourses: 0,
        totalStudents: 0,
        completedCourses: 0,
        averageCompletionRate: 0,
        recentEnrollments: 0,
      },
      topCourses: [],
      recentActivity: [],
      courseMetrics: [],
    });
  });
});
