import fc from 'fast-check';
import { Refusal } from '../../platform/errors';
import type { Role, Viewer } from '../../platform/viewer';
import type { SeededCourse } from '../../seed/world';
import { sharedFixture } from '../../test/fixture';
import { testApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';
import { LessonAuthoringService } from '../teaching/authoring/lesson-authoring.service';
import { JoiningService } from './joining.service';
import { ProgressService } from './progress.service';

const app = testApp();
let students: Account[];

const instructor = sharedFixture(() => app.world.anInstructor());
beforeAll(async () => {
  students = await app.atOnce(3, () => app.world.aStudent());
});

const viewerOf = (account: Account): Viewer => ({
  account: { ...account, role: account.role as Role },
  sessionHash: '',
});

const KINDS = ['enroll', 'complete', 'complete', 'complete', 'undo', 'add', 'delete', 'restore', 'move'];
interface Act {
  kind: string;
  who: number;
  which: number;
  place: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(2),
  which: fc.nat(5),
  place: fc.integer({ min: 1, max: 6 }),
});

/** Lessons are named by their order of creation, deleted ones included. */
function perform({ kind, who, which, place }: Act, course: SeededCourse, ids: string[]): Promise<unknown> {
  const student = viewerOf(students[who]!);
  const author = viewerOf(instructor);
  const progress = app.app.service(ProgressService);
  const authoring = app.app.service(LessonAuthoringService);
  const id = ids[which % ids.length]!;
  if (kind === 'enroll') return app.app.service(JoiningService).enroll(student, course.id);
  if (kind === 'complete') return progress.completeLesson(student, id);
  if (kind === 'undo') return progress.undoLessonCompletion(student, id);
  if (kind === 'delete') return authoring.deleteLesson(author, id);
  if (kind === 'restore') return authoring.restoreLesson(author, id);
  if (kind === 'move') return authoring.moveLesson(author, id, place);
  return authoring.addLesson(author, course.id, { title: 'New', notes: 'x' }, place);
}

/** Actions on deleted rows or without an enrollment are refused. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

const lessonsOf = (course: SeededCourse) =>
  app.column<string>`select id from lessons where course_id = ${course.id} union all
      select id from deleted_lessons where course_id = ${course.id} order by id`;

async function expectKept(course: SeededCourse): Promise<void> {
  const kept = await app.sql`select student_id, next_lesson_id from enrollments where course_id = ${course.id}
    order by student_id`;
  const counted =
    await app.sql`select e.student_id, (select l.id from lessons l where l.course_id = e.course_id
    and l.id not in (
    select lesson_id from lesson_completions d where d.student_id = e.student_id)
    order by l.position limit 1) as next_lesson_id
    from enrollments e where e.course_id = ${course.id} order by e.student_id`;
  expect(kept).toEqual(counted);
}

describe('the next lesson of an enrollment', () => {
  it('is the first that is not completed, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (history) => {
        const course = await app.world.aCourse(instructor, { lessons: 4 });
        for (const step of history) {
          await unlessRefused(perform(step, course, await lessonsOf(course)));
          await expectKept(course);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('stays correct when twelve calls change the course at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 12 }), async (acts) => {
        const course = await app.world.aCourse(instructor, { lessons: 6 });
        await app.world.enroll(students[0]!, course, { completed: 2 });
        await app.world.enroll(students[1]!, course);
        const ids = await lessonsOf(course);
        await Promise.all(acts.map((step) => unlessRefused(perform(step, course, ids))));
        await expectKept(course);
      }),
      { numRuns: 8 },
    );
  });
});
