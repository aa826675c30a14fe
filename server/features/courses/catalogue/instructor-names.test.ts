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
