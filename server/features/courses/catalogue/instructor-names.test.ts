import { migrations } from '../../../../migrations';
import { features } from '../..';
import { createDataSource } from '../../../platform/database/data-source';
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
  const instructor = await app.world.anInstructor({ name: 'Ida Present' });
  const course = await app.world.aCourse(instructor, { title: 'Sails' });
  const source = createDataSource({
    url: app.databaseUrl,
    entities: features.flatMap((feature) => feature.entities),
    migrations,
    limits: 'none',
  });
  await source.initialize();
  try {
    const isApplied = async () =>
      (await source.query(`select from migrations where name like 'SearchCoursesByPresentNames%'`)).length >
      0;
    while (await isApplied()) await source.undoLastMigration({ transaction: 'each' });
    await source.query(
      `update courses set search_text = replace(search_text, 'ida present', 'ida before') where id = $1`,
      [course.id],
    );
    await source.runMigrations({ transaction: 'each' });
    const [row] = await source.query<{ lines: string[] }[]>(
      `select string_to_array(search_text, chr(10)) as lines from courses where id = $1`,
      [course.id],
    );
    expect([row!.lines[0], row!.lines[2]]).toEqual(['sails', 'ida present']);
  } finally {
    await source.destroy();
  }
});
