import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestApp, testApp } from '../../../test/test-app';
import { foldText } from '../../../platform/text.rules';
import { searchText } from '../catalogue.rules';

interface Found {
  totalCount: number;
  exactCount: number;
  matchesAllWords: boolean;
  correctedSearch: string | null;
  nodes: { id: string; title: string }[];
}

interface Draft {
  title: string;
  description?: string;
  category?: string;
  skills?: string[];
  lessonTitles?: string[];
  level?: 'ADVANCED';
  priceCents?: number;
  instructor?: { name: string };
}

const app = testApp();

/** Resolves to the ids, in the order of the drafts. */
async function aCatalogue(drafts: readonly Draft[]): Promise<string[]> {
  await app.sql`delete from courses`;
  const instructors = new Map<string, Awaited<ReturnType<TestApp['world']['anInstructor']>>>();
  const ids = [];
  for (const { lessonTitles = [], instructor = { name: 'Mara Olin' }, ...course } of drafts) {
    const teacher = instructors.get(instructor.name) ?? (await app.world.anInstructor(instructor));
    instructors.set(instructor.name, teacher);
    const lessons = lessonTitles.map((title) => ({ title }));
    const made = { description: 'Text', category: 'Other', skills: [], ...course, lessons };
    ids.push((await app.world.aCourse(teacher, made)).id);
  }
  return ids;
}

const find = async (search: string): Promise<Found> => app.as()
  .run`{ r: courses(first: 100, filter: { search: ${search} }) {
    totalCount exactCount matchesAllWords correctedSearch nodes { id title } } }`;

describe('a small catalogue', () => {
  beforeAll(() =>
    aCatalogue([
      { title: 'Spanish for Beginners' },
      { title: 'Business Spanish' },
      { title: 'Build React Native Apps in a Weekend', skills: ['React Native'] },
      { title: 'Kubernetes in Production', category: 'DevOps' },
      { title: 'Photography: Light and Shadow' },
      { title: 'Machine Learning with Python', description: 'Trains small models.' },
      { title: 'TypeScript in Depth' },
      { title: 'Watercolour Landscapes', lessonTitles: ['Painting wet skies'] },
      { title: 'Modern C++' },
      { title: 'Choosing a Database' },
      { title: 'Tensor Calculus', level: 'ADVANCED', priceCents: 4900 },
    ]),
  );

  it.each([
    ['spanish beginner', 'Spanish for Beginners'],
    ['REACT native weekend', 'Build React Native Apps in a Weekend'],
    ['how to learn photography', 'Photography: Light and Shadow'],
    ['wet skies', 'Watercolour Landscapes'],
    ['type script', 'TypeScript in Depth'],
    ['trained models', 'Machine Learning with Python'],
    ['olin kubernetes', 'Kubernetes in Production'],
  ])('finds "%s" by its words', async (term, title) => {
    const { nodes, exactCount, matchesAllWords, correctedSearch } = await find(term);
    expect([nodes[0]?.title, exactCount, matchesAllWords, correctedSearch]).toEqual([title, 0, true, null]);
  });

  it.each([
    ['photogra', 'Photography: Light and Shadow'],
    ['c++', 'Modern C++'],
  ])('finds "%s" as it is', async (term, title) => {
    expect(await find(term)).toMatchObject({ exactCount: 1, nodes: [{ title }], correctedSearch: null });
  });

  it.each([
    ['kubrnetis', 'Kubernetes in Production', 'kubernetes'],
    ['pythn', 'Machine Learning with Python', 'python'],
    ['spanihs beginner', 'Spanish for Beginners', 'spanish beginner'],
    ['the photografy', 'Photography: Light and Shadow', 'the photography'],
  ])('corrects the spelling of "%s"', async (term, title, correctedSearch) => {
    const found = await find(term);
    expect(found).toMatchObject({ correctedSearch, exactCount: 0, matchesAllWords: true });
    expect(found.nodes[0]!.title).toBe(title);
  });

  it('does not call a singular a correction', async () => {
    const { nodes, correctedSearch } = await find('how do tensors work');
    expect([nodes[0]?.title, correctedSearch]).toEqual(['Tensor Calculus', null]);
  });

  it('finds courses by their level and by being free', async () => {
    expect((await find('advanced course')).nodes.map(({ title }) => title)).toEqual(['Tensor Calculus']);
    expect(await find('free beginner course')).toMatchObject({ totalCount: 10, matchesAllWords: true });
    expect(await find('free tensor')).toMatchObject({ totalCount: 1, matchesAllWords: false });
  });

  it.each(['cooking', 'xylophone', '???', "'", '\\', ':*'])('finds nothing for "%s"', async (term) => {
    expect(await find(term)).toMatchObject({ totalCount: 0, matchesAllWords: true, correctedSearch: null });
  });

  it('finds courses with most of the words only if none has all', async () => {
    expect(await find('spanish watercolour')).toMatchObject({ matchesAllWords: false, exactCount: 0 });
    expect((await find('business spanish')).nodes.map(({ title }) => title)).toEqual(['Business Spanish']);
  });
});

it('puts courses that contain the term as it is before all others', async () => {
  await aCatalogue([{ title: 'Weekend React' }, { title: 'Other', description: 'A react weekend for you' }]);
  const { nodes, exactCount } = await find('react weekend');
  expect([nodes.map(({ title }) => title), exactCount]).toEqual([['Other', 'Weekend React'], 1]);
});

it('finds courses by the new name of their instructor alone, and by everything else as before', async () => {
  const ids = async (search: string) => (await find(search)).nodes.map(({ id }) => id);
  const instructor = await app.world.anInstructor({ name: 'Petra Quandt' });
  const other = await app.world.anInstructor({ name: 'Ole Xander' });
  const course = await app.world.aCourse(instructor, { title: 'Bowlines', skills: ['Splicing'] });
  await app.world.aCourse(other, { title: 'Anchors' });
  expect(await ids('petra quandt')).toEqual([course.id]);

  const token = await app.world.signIn(instructor);
  const { body } = await app.as(token)
    .graphql`mutation { updateProfile(input: ${{ name: 'Zoë Åström' }}) { __typename } }`;
  expect(body.data.updateProfile.__typename).toBe('ProfileUpdated');
  expect(await ids('petra quandt')).toEqual([]);
  expect(await ids('zoe astrom')).toEqual([course.id]);
  expect(await ids('bowlines')).toEqual([course.id]);
  expect(await ids('splicing')).toEqual([course.id]);
});

describe('two hundred queries that were written without knowing the ranking', () => {
  const fixture = (name: string) =>
    readFileSync(path.join(__dirname, '../../../test/fixtures/search', name), 'utf8')
      .trim()
      .split('\n');

  it('mostly find the course that was meant first, nearly always among five, and all that contain the term', async () => {
    const drafts = fixture('courses.jsonl').map(
      (line) => JSON.parse(line) as Required<Draft> & { id: string },
    );
    const ids = await aCatalogue(drafts.map(({ id: _id, ...draft }) => draft));
    await app.sql`analyze courses`;
    const queries = fixture('queries.tsv').map((line) => line.split('\t') as [term: string, id: string]);
    const positions: number[] = [];
    for (const [term, meant] of queries) {
      const { nodes, exactCount } = await find(term);
      positions.push(nodes.findIndex(({ id }) => drafts[ids.indexOf(id)]!.id === meant));
      const literal = drafts.filter((draft) => searchText(draft).includes(foldText(term)));
      expect([term, exactCount]).toEqual([term, literal.length]);
    }
    const share = (most: number) =>
      positions.filter((position) => position >= 0 && position < most).length / queries.length;
    expect(queries).toHaveLength(200);
    expect(share(1)).toBeGreaterThanOrEqual(0.8);
    expect(share(5)).toBeGreaterThanOrEqual(0.95);
  }, 240_000);
});
