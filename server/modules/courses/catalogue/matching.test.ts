import fc from 'fast-check';
import type { Account } from '../../accounts/account.entities';
import { testApp } from '../../../test/test-app';
import { MAIN_CATEGORIES } from '../../../platform/settings/default-categories.rules';
import { foldCourse, foldedMatcher, type CatalogueFilter } from '../catalogue.rules';

const app = testApp();

interface Draft {
  title: string;
  description: string;
  category: string;
  skills: string[];
  rating: number;
  name: string;
}

/** Text of what LIKE, case, accents, width and white space could get wrong, and of anything else. */
const syllable = fc.constantFrom(
  ...'React REACT react é e\u0301 É İ ı ß ẞ Σ ς ΟΔΟΣ ﬁ Ａ a % _ \\ \\% %% __ \' " 1 ① 한 \u1112 \u{1f600}'.split(
    ' ',
  ),
  ...['\n', '\t', ' ', '\u00a0', '\u2028', '\u0085'],
);
const text = (maxLength: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(syllable, { maxLength }).map((parts) => parts.join('')) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', maxLength }).filter((value) => !value.includes('\u0000')),
    },
  );
const title = text(6).map((value) => (value.trim() === '' ? 'x' : value));
const draft: fc.Arbitrary<Draft> = fc.record({
  title,
  description: text(10),
  category: fc.constantFrom(...MAIN_CATEGORIES, 'ui/ux', 'Other'),
  skills: fc.array(text(3), { maxLength: 4 }),
  rating: fc.oneof(
    fc.constantFrom(0, 2.999, 3, 3.5, 4, 4.499, 4.5, 5),
    fc.float({ min: 0, max: 5, noNaN: true }),
  ),
  name: title,
});

/** Terms that often match: parts of a course's own texts in other case, blank ones, and anything else. */
const filterFor = (drafts: Draft[]): fc.Arbitrary<CatalogueFilter> => {
  const own = drafts.flatMap((each) => [
    each.title,
    each.description,
    each.name,
    each.category,
    ...each.skills,
  ]);
  const piece = fc.tuple(fc.constantFrom('', ...own), fc.nat(8), fc.nat(8)).map(([whole, from, length]) => {
    const letters = [...whole];
    return letters.slice(from % (letters.length + 1), (from % (letters.length + 1)) + length).join('');
  });
  const term = fc.oneof(
    fc.constantFrom(null, undefined, '', '  '),
    piece,
    piece.map((value) => value.toUpperCase()),
    piece.map((value) => ` ${value.toLowerCase()} `),
    text(2),
  );
  return fc.record({
    search: term,
    skill: term,
    category: fc.constantFrom(null, undefined, '', ...drafts.map(({ category }) => category), 'Backend'),
    minRating: fc.constantFrom(null, undefined, 0, 3, 4, 4.5, ...drafts.map(({ rating }) => rating)),
  });
};

async function aCatalogue(drafts: Draft[]): Promise<{ id: string; draft: Draft }[]> {
  await app.sql`delete from courses`;
  const instructors = new Map<string, Account>();
  const made = [];
  for (const one of drafts) {
    const instructor = instructors.get(one.name) ?? (await app.world.anInstructor({ name: one.name }));
    instructors.set(one.name, instructor);
    const { name: _instructor, ...course } = one;
    made.push({ id: (await app.world.aCourse(instructor, { ...course, lessons: 0 })).id, draft: one });
  }
  return made;
}

const list =
  'query ($filter: CourseFilter) { courses(filter: $filter, first: 100) { totalCount exactCount nodes { id } } }';

/** What the rule finds. */
function expectedOf(catalogue: { id: string; draft: Draft }[], filter: CatalogueFilter): string[] {
  const matches = foldedMatcher(filter);
  return catalogue
    .filter(({ draft: { name, ...rest } }) => matches(foldCourse({ ...rest, instructor: { name } })))
    .map(({ id }) => id)
    .sort();
}

describe('the matching rule', () => {
  it('is the same in the browser and in the database, on any catalogue and any filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(draft, { minLength: 1, maxLength: 8 })
          .chain((drafts) =>
            fc.tuple(fc.constant(drafts), fc.array(filterFor(drafts), { minLength: 8, maxLength: 8 })),
          ),
        async ([drafts, filters]) => {
          const catalogue = await aCatalogue(drafts);
          for (const filter of filters) {
            const expected = expectedOf(catalogue, filter);
            const { body } = await app.graphql(list, { filter });
            expect(body.errors).toBeUndefined();
            const { nodes, totalCount, exactCount } = body.data.courses;
            const exact = nodes.slice(0, exactCount).map(({ id }: { id: string }) => id);
            expect({ filter, exact: exact.sort() }).toEqual({ filter, exact: expected });
            expect(nodes).toHaveLength(totalCount);
          }
        },
      ),
      { numRuns: 5 },
    );
  }, 120_000);

  it('takes a hundred characters, and says so beyond', async () => {
    await aCatalogue([
      { title: 'x'.repeat(100), description: '', category: 'AI', skills: [], rating: 0, name: 'Ada' },
    ]);
    const found = await app.graphql(list, { filter: { search: 'X'.repeat(100) } });
    expect(found.body.data.courses.totalCount).toBe(1);
    for (const filter of [{ search: 'x'.repeat(101) }, { skill: 'x'.repeat(101) }]) {
      const { body } = await app.graphql(list, { filter });
      expect(body.errors?.[0]).toMatchObject({
        message: 'A search can be at most 100 characters',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});
