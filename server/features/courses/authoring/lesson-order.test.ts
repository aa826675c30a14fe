import fc from 'fast-check';
import type { SeededCourse } from '../../../seed/world';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { Refusal } from '../../../platform/errors';
import { Role, type Viewer } from '../../../platform/viewer';
import { LessonAuthoringService } from './lesson-authoring.service';

let app: TestApp;
let author: Account;

beforeAll(async () => {
  app = await startTestApp();
  author = await app.world.anInstructor();
});
afterAll(() => app.stop());

type Act = { kind: 'add' | 'delete' | 'restore' | 'move' | 'moveAt'; which: number; to: number };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('add', 'delete', 'restore', 'move', 'moveAt'),
  which: fc.nat(30),
  to: fc.integer({ min: -1, max: 9 }),
});
const editor = fc.array(act, { minLength: 1, maxLength: 8 });

/** One editor: one action after the other, on lessons that the other editor may have deleted or moved. */
async function edit(acts: Act[], course: SeededCourse, known: string[], viewer: Viewer): Promise<void> {
  const lessons = app.app.service(LessonAuthoringService);
  for (const { kind, which, to } of acts) {
    const id = known[which % known.length]!;
    try {
      if (kind === 'add') {
        const added = await lessons.addLesson(viewer, course.id, { title: 'New', notes: 'x' }, to);
        if ('lesson' in added) known.push(added.lesson.id);
      } else if (kind === 'delete') await lessons.deleteLesson(viewer, id);
      else if (kind === 'restore') await lessons.restoreLesson(viewer, id);
      else if (kind === 'move') await lessons.moveLesson(viewer, id, to);
      else await lessons.moveLessonAt(viewer, course.id, (which % 5) + 1, to);
    } catch (error) {
      // The other editor was faster: not found, or no lesson at that position any more.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

describe('two editors at once', () => {
  it('keep positions 1 to n, the count and every percent correct, whatever they do', async () => {
    const viewer: Viewer = { account: { ...author, role: Role.INSTRUCTOR }, sessionHash: '' };
    const student = await app.world.aStudent();
    await fc.assert(
      fc.asyncProperty(editor, editor, fc.nat(4), async (first, second, completed) => {
        const course = await app.world.aCourse(author, { lessons: 4 });
        await app.world.enroll(student, course, { completed });
        const known = course.lessons.map(({ id }) => id);
        await Promise.all([edit(first, course, known, viewer), edit(second, course, known, viewer)]);

        const rows = await app.database.query<{ position: number }>(
          'select position from lessons where course_id = $1 order by position',
          [course.id],
        );
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
        const [kept] = await app.database.query(
          `select c.lesson_count as "lessonCount", e.lessons_completed as done, e.percent,
             (select count(*)::int from lesson_completions d join lessons l on l.id = d.lesson_id
              where d.student_id = e.student_id and l.course_id = c.id) as counted
           from courses c join enrollments e on e.course_id = c.id where c.id = $1`,
          [course.id],
        );
        const { counted, done, percent, lessonCount } = kept as Record<string, number>;
        expect({ lessonCount, done }).toEqual({ lessonCount: rows.length, done: counted });
        const exact = rows.length === 0 ? 0 : Math.round((100 * counted!) / rows.length);
        expect(percent).toBe(counted! < rows.length ? Math.min(99, exact) : exact);
      }),
      { numRuns: 12 },
    );
  });
});
