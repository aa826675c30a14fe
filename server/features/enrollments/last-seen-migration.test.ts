import type { DataSource } from 'typeorm';
import { databaseBefore } from '../../test/database-before';

let source: DataSource;

beforeAll(async () => {
  source = await databaseBefore('ComputeCourseFiguresWhenRead');
});
afterAll(() => source.destroy());

it('keeps when students were last active, and their progress', async () => {
  const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  await source.query(`
    insert into accounts (id, name, email, password_hash, role) values
      ('${id(1)}', 'mara', 'mara@example.org', 'x', 'INSTRUCTOR'), ('${id(2)}', 'ada', 'ada@example.org', 'x', 'STUDENT'),
      ('${id(3)}', 'ben', 'ben@example.org', 'x', 'STUDENT')`);
  await source.query(`
    insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
      lesson_count, search_text, skills_text)
    values ('${id(4)}', '${id(1)}', 'Knots', 'd', 'Backend', 'BEGINNER', 0, '{}', true, 1, 'knots', '')`);
  await source.query(
    `insert into lessons (id, course_id, position, title) values ('${id(5)}', '${id(4)}', 1, 'Bowline')`,
  );
  await source.query(`
    insert into enrollments (id, student_id, course_id, lessons_completed, percent)
    values ('${id(6)}', '${id(2)}', '${id(4)}', 0, 0), ('${id(7)}', '${id(3)}', '${id(4)}', 0, 0)`);
  await source.query(`
    insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
    values ('${id(2)}', '${id(5)}', '${id(4)}', '2026-11-20', 60, '2026-11-20T10:00:00Z')`);
  await source.runMigrations({ transaction: 'each' });
  expect(
    await source.query('select last_seen_at, next_lesson_id from enrollments order by student_id'),
  ).toEqual([
    { last_seen_at: new Date('2026-11-20T10:00:00Z'), next_lesson_id: id(5) },
    { last_seen_at: null, next_lesson_id: id(5) },
  ]);
});
