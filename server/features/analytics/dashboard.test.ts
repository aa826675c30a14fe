import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';

let app: TestApp;
let students: Account[];

beforeAll(async () => {
  app = await startTestApp();
  students = await Promise.all(Array.from({ length: 5 }, () => app.world.aStudent()));
});
afterAll(() => app.stop());

const METRICS = 'metrics { enrollmentCount completionCount completionRate averageProgress }';
const dashboard = `{ viewer { teaching { dashboard {
  overview { totalCourses totalStudents completedCourses averageCompletionRate recentEnrollments }
  topCourses { courseId title isPublished ${METRICS} }
  recentActivity { enrollmentId studentName courseId courseTitle lastActivityAt percent }
  courseMetrics { courseId title isPublished ${METRICS} }
} } } }`;
const read = async (token: string) =>
  (await app.graphql(dashboard, {}, token)).body.data.viewer.teaching.dashboard;

interface RawEnrollment {
  id: string;
  student_id: string;
  course_id: string;
  percent: number;
  enrolled_at: Date;
  last_activity_at: Date | null;
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const DAY_MS = 86_400_000;

/** Reimplements the definitions of docs/glossary.md from the raw rows. */
async function recomputed(instructor: Account) {
  const courses = await app.database.query<{
    id: string;
    title: string;
    is_published: boolean;
    created_at: Date;
  }>('select * from courses where instructor_id = $1 and deleted_at is null', [instructor.id]);
  const all = await app.database.query<RawEnrollment>('select * from enrollments');
  const enrollments = all.filter(({ course_id }) => courses.some(({ id }) => id === course_id));
  const standings = courses.map((course) => {
    const own = enrollments.filter(({ course_id }) => course_id === course.id);
    const completionCount = own.filter(({ percent }) => percent === 100).length;
    return {
      createdAt: course.created_at,
      row: {
        courseId: course.id,
        title: course.title,
        isPublished: course.is_published,
        metrics: {
          enrollmentCount: own.length,
          completionCount,
          completionRate: percentOf(completionCount, own.length),
          averageProgress: percentOf(
            own.reduce((sum, { percent }) => sum + percent, 0),
            100 * own.length,
          ),
        },
      },
    };
  });
  const completions = enrollments.filter(({ percent }) => percent === 100).length;
  const monthAgo = app.clock.now().getTime() - 30 * DAY_MS;
  const latest = enrollments
    .filter(({ last_activity_at }) => last_activity_at)
    .sort((a, b) => +b.last_activity_at! - +a.last_activity_at! || (b.id > a.id ? 1 : -1));
  return {
    overview: {
      totalCourses: courses.length,
      totalStudents: new Set(enrollments.map(({ student_id }) => student_id)).size,
      completedCourses: completions,
      averageCompletionRate: percentOf(completions, enrollments.length),
      recentEnrollments: enrollments.filter(({ enrolled_at }) => enrolled_at.getTime() > monthAgo).length,
    },
    standings,
    recentActivity: latest.slice(0, 10).map((enrollment) => ({
      enrollmentId: enrollment.id,
      studentName: students.find(({ id }) => id === enrollment.student_id)!.name,
      courseId: enrollment.course_id,
      courseTitle: courses.find(({ id }) => id === enrollment.course_id)!.title,
      lastActivityAt: enrollment.last_activity_at!.toISOString(),
      percent: enrollment.percent,
    })),
  };
}

const aCourse = fc.record({
  lessons: fc.integer({ min: 0, max: 4 }),
  isPublished: fc.boolean(),
  isDeleted: fc.nat(5).map((chance) => chance === 0),
  /** For each student the number of completed lessons and how many days ago; null is not enrolled. */
  enrolled: fc.array(fc.option(fc.record({ completed: fc.nat(4), daysAgo: fc.nat(60) })), { maxLength: 5 }),
});

describe('the dashboard', () => {
  it('equals what the rows say, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aCourse, { maxLength: 8 }), async (history) => {
        const instructor = await app.world.anInstructor();
        for (const [index, { lessons, isPublished, isDeleted, enrolled }] of history.entries()) {
          const createdAt = new Date(app.clock.now().getTime() - index * 1000);
          const course = await app.world.aCourse(instructor, { lessons, isPublished: true, createdAt });
          for (const [who, progress] of enrolled.entries()) {
            if (!progress) continue;
            const at = new Date(app.clock.now().getTime() - progress.daysAgo * DAY_MS);
            await app.world.enroll(students[who]!, course, { completed: progress.completed, at });
          }
          await app.database.query('update courses set is_published = $2, deleted_at = $3 where id = $1', [
            course.id,
            isPublished,
            isDeleted ? new Date() : null,
          ]);
        }
        const shown = await read(await app.world.signIn(instructor));
        const { overview, standings, recentActivity } = await recomputed(instructor);
        expect(shown.overview).toEqual(overview);
        expect(shown.recentActivity).toEqual(recentActivity);
        const newest = standings.toSorted((a, b) => +b.createdAt - +a.createdAt).map(({ row }) => row);
        expect(shown.courseMetrics).toEqual(newest);
        const best = standings
          .map(({ row }) => row)
          .sort(
            (a, b) =>
              b.metrics.enrollmentCount - a.metrics.enrollmentCount ||
              b.metrics.completionRate - a.metrics.completionRate,
          );
        const rank = ({ metrics }: (typeof best)[0]) => [metrics.enrollmentCount, metrics.completionRate];
        expect(shown.topCourses.map(rank)).toEqual(best.slice(0, 5).map(rank));
        for (const row of shown.topCourses) expect(newest).toContainEqual(row);
      }),
      { numRuns: 6 },
    );
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
