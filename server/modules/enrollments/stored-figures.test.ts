import { testApp } from '../../test/test-app';
import { StoredFigures } from './stored-figures';
import { ExpiredRowsSweeper } from '../../platform/expired-rows';

const app = testApp();
let figures: StoredFigures;
let large: string;

beforeAll(async () => {
  figures = app.app.service(StoredFigures);
  large = await aCourse(2_001);
});

async function aCourse(students: number): Promise<string> {
  const course = await app.world.aCourse(await app.world.anInstructor());
  // Row by row, the triggers of 2,001 enrollments would take most of the time.
  await app.sql`alter table enrollments disable trigger user`;
  await app.sql`with people as (
    insert into accounts (id, name, email, role, password_hash, created_at)
    select gen_random_uuid(), 'Ada', gen_random_uuid() || '@example.org', 'STUDENT', 'none', now()
    from generate_series(1, ${students}::int) returning id
    )
    insert into enrollments (id, student_id, course_id) select gen_random_uuid(), id, ${course.id} from people`;
  await app.sql`alter table enrollments enable trigger user`;
  return course.id;
}

/** Figures that tell how often they were computed. */
function counting(courseId: string, name = 'a count') {
  let count = 0;
  return () => figures.read({ courseId, name }, () => Promise.resolve({ count: ++count }));
}

describe('figures of a course', () => {
  it('are computed at each reading of a small course', async () => {
    const read = counting(await aCourse(2));
    await read();
    expect(await read()).toEqual({ count: 2, computedAt: null });
  });

  it('are stored for a minute for a large course, which they say', async () => {
    const read = counting(large);
    expect(await read()).toEqual({ count: 1, computedAt: null });
    const computedAt = app.clock.now();
    app.clock.advance(59_000);
    expect(await read()).toEqual({ count: 1, computedAt });
    app.clock.advance(1_000);
    expect(await read()).toEqual({ count: 2, computedAt: null });
  });

  it('of a large course are computed by one of twelve readers at once', async () => {
    const read = counting(large, 'another');
    const first = await Promise.all(Array.from({ length: 12 }, read));
    expect(first.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 1));
    app.clock.advance(60_000);
    const later = await Promise.all(Array.from({ length: 12 }, read));
    expect(Math.max(...later.map(({ count }) => count))).toBe(2);
  });

  it('are removed when nobody read them for a day', async () => {
    const read = counting(large, 'an old count');
    await read();
    const age = (days: number) =>
      app.sql`update stored_figures
        set computed_at = ${new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000)} where name = 'an old count'`;
    const sweep = async () => {
      await app.app.service(ExpiredRowsSweeper).run();
      return app.sql`select name from stored_figures where name = 'an old count'`;
    };
    await age(0.9);
    expect(await sweep()).toHaveLength(1);
    await age(1.1);
    expect(await sweep()).toEqual([]);
  });
});
