import { databaseBefore } from '../../../test/database-before';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SEARCH = 'query ($search: String!) { courses(first: 5, filter: { search: $search }) { nodes { id } } }';
const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

async function found(search: string): Promise<string[]> {
  const { body } = await app.graphql(SEARCH, { search });
  return (body.data.courses.nodes as { id: string }[]).map(({ id }) => id);
}

describe('courses of an instructor who changes their name', () => {
  it('are found by the new name and not by the old one, and by everything else as before', async () => {
    const instructor = await app.world.anInstructor({ name: 'Petra Quandt' });
    const other = await app.world.anInstructor({ name: 'Ole Xander' });
    const course = await app.world.aCourse(instructor, { title: 'Bowlines', skills: ['Splicing'] });
    await app.world.aCourse(other, { title: 'Anchors' });
    expect(await found('petra quandt')).toEqual([course.id]);

    const token = await app.world.signIn(instructor);
    const { body } = await app.graphql(UPDATE, { input: { name: 'Zoë Åström' } }, token);
    expect(body.data.updateProfile.__typename).toBe('ProfileUpdated');
    expect(await found('petra quandt')).toEqual([]);
    expect(await found('zoe astrom')).toEqual([course.id]);
    expect(await found('bowlines')).toEqual([course.id]);
    expect(await found('splicing')).toEqual([course.id]);
  });
});

it('courses are searched by present names once the database is migrated', async () => {
  const source = await databaseBefore('SearchCoursesByPresentNames');
  try {
    await source.query(`
      insert into accounts (id, name, email, password_hash, role, search_text) values
        ('00000000-0000-7000-8000-000000000001', 'Ida Present', 'ida@example.org', 'x', 'INSTRUCTOR', E'ida present\\nida@example.org')`);
    await source.query(`
      insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
        lesson_count, rating, reviews_count, created_at, search_text, skills_text)
      values (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'Sails', 'd', 'Backend', 'BEGINNER', 0, '{}', true,
        0, 0, 0, now(), E'sails\\nd\\nida before\\nbackend', '')`);
    await source.runMigrations({ transaction: 'each' });
    const [row] = await source.query<{ lines: string[] }[]>(
      'select string_to_array(search_text, chr(10)) as lines from courses',
    );
    expect([row!.lines[0], row!.lines[2]]).toEqual(['sails', 'ida present']);
  } finally {
    await source.destroy();
  }
});
