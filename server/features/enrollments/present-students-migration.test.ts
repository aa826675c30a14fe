import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { features } from '..';
import { createDataSource } from '../../platform/database/data-source';
import { aDatabase } from '../../test/test-app';

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource({
    url: await aDatabase(),
    entities: features.flatMap((feature) => feature.entities),
    migrations,
    limits: 'none',
  }).initialize();
});
afterAll(() => source.destroy());

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const [OWNER, ADA, BEN, CEM, COURSE, FIRST, SECOND, PERSON] = [1, 2, 3, 4, 5, 6, 7, 8].map(id);

const completions = () =>
  source.query<{ lesson: string; completions: number }[]>(
    `select right(lesson_id::text, 1) as lesson, sum(completions)::int as completions from (
       select lesson_id, completions from lesson_figures union all select lesson_id, completions from figure_changes) f
     where lesson_id is not null group by 1 having sum(completions) <> 0 order by 1`,
  );

/** The time in all lessons. */
const seconds = async () => {
  const [time] = await source.query<{ seconds: number }[]>(
    `select sum(seconds)::int as seconds from (
       select seconds from lesson_figures union all select seconds from figure_changes where lesson_id is not null) f`,
  );
  return time!.seconds;
};

it('moves the rows of a database from before forwards and back', async () => {
  const isApplied = async () =>
    (await source.query(`select from migrations where name like 'UniteEnrollmentNotifications%'`)).length > 0;
  const revert = async () => {
    while (await isApplied()) await source.undoLastMigration({ transaction: 'each' });
  };
  await revert();
  await source.query(`
    insert into accounts (id, name, email, password_hash, role)
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, name, name || '@example.org', 'x', role
    from (values (1, 'olga', 'INSTRUCTOR'), (2, 'ada', 'STUDENT'), (3, 'ben', 'STUDENT'), (4, 'cem', 'INSTRUCTOR')) a(n, name, role)`);
  await source.query(
    `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
       lesson_count, rating, reviews_count, search_text, skills_text, created_at)
     values ($1, $2, 'Knots', '', 'Backend', 'BEGINNER', 0, '{}', true, 2, 0, 0, 'knots', '', now())`,
    [COURSE, OWNER],
  );
  for (const [n, lesson] of [FIRST, SECOND].entries())
    await source.query(
      `insert into lessons (id, course_id, position, title, description, notes) values ($1, $2, $3, 'L', '', 'n')`,
      [lesson, COURSE, n + 1],
    );
  // Ada stays, Ben left, and Cem teaches the course by now.
  for (const student of [ADA, BEN, CEM]) {
    await source.query(
      `insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent)
       values (gen_random_uuid(), $1, $2, now(), 0, 0)`,
      [student, COURSE],
    );
    await source.query(
      'insert into lesson_completions (student_id, lesson_id, course_id, completed_at) values ($1, $2, $3, now())',
      [student, FIRST, COURSE],
    );
  }
  await source.query('delete from enrollments where student_id = $1', [BEN]);
  await source.query(
    `insert into course_members (course_id, account_id, role, sees_addresses, created_at) values ($1, $2, 'ASSISTANT', false, now())`,
    [COURSE, CEM],
  );
  await source.query(
    `insert into notifications (id, recipient_id, kind, title, message, search_text, dedupe_key, created_at)
     values (gen_random_uuid(), $1, 'ENROLLMENT_DECIDED', 'You are enrolled', 'm', 's', 'enrollment:1', now()),
       (gen_random_uuid(), $1, 'ENROLLMENT_CHANGED', 'You were enrolled in a course', 'm', 's', 'enrollment:2', now())`,
    [ADA],
  );
  await source.query(
    `insert into roster_imports (id, owner_id, course_id, file_name, row_count, created_at) values ($1, $2, $3, 'f', 1, now())`,
    [PERSON, OWNER, COURSE],
  );
  await source.query(
    `insert into roster_rows (import_id, number, name, email, group_name, is_removal) values ($1, 1, 'A', 'a@example.org', 'Blue', false)`,
    [PERSON],
  );
  const kinds = () =>
    source.query<{ kind: string }[]>('select kind, title from notifications order by dedupe_key');
  for (const student of [ADA, BEN])
    await source.query(
      `insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
       values ($1, $2, $3, current_date, 60, now())`,
      [student, FIRST, COURSE],
    );
  expect(await completions()).toEqual([{ lesson: '6', completions: 3 }]);
  expect(await seconds()).toBe(120);

  await source.runMigrations({ transaction: 'each' });
  expect(await completions()).toEqual([{ lesson: '6', completions: 1 }]);
  expect(await source.query('select student_id from enrollments')).toEqual([{ student_id: ADA }]);
  expect(await seconds()).toBe(60);
  expect((await kinds()).map(({ kind }) => kind)).toEqual(['ENROLLMENT_CHANGED', 'ENROLLMENT_CHANGED']);
  expect(await source.query('select group_search_name as name from roster_rows')).toEqual([{ name: 'blue' }]);

  await revert();
  expect(await completions()).toEqual([{ lesson: '6', completions: 3 }]);
  expect(await seconds()).toBe(120);
  expect((await kinds()).map(({ kind }) => kind)).toEqual(['ENROLLMENT_DECIDED', 'ENROLLMENT_CHANGED']);
  await source.query('delete from enrollments where student_id = $1', [ADA]);
  expect(await completions()).toEqual([{ lesson: '6', completions: 3 }]);
});
