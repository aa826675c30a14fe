import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { foldText } from '../../platform/text.rules';
import { searchText } from './catalogue.rules';
import { CourseSearch, editsBetween, MATCH, type SearchableCourse } from './course-search.rules';

const course = (title: string, more: Partial<SearchableCourse> = {}): SearchableCourse => ({
  title,
  description: '',
  category: 'Other',
  skills: [],
  instructor: { name: 'Mara Olin' },
  lessonTitles: [],
  ...more,
});

/** Titles, kinds and correction of what the search finds. */
function find(courses: readonly SearchableCourse[], term: string) {
  const search = new CourseSearch();
  const indexed = courses.map((one) => ({
    title: one.title,
    searchText: searchText(one),
    words: search.wordsOf(one),
  }));
  const { matches, corrected } = search.search(indexed, term);
  return {
    titles: matches.map((match) => match.course.title),
    kinds: matches.map(({ kind }) => kind),
    corrected,
  };
}

const CATALOGUE = [
  course('Spanish for Beginners'),
  course('Business Spanish'),
  course('Build React Native Apps in a Weekend', { skills: ['React Native'] }),
  course('React from Zero'),
  course('Kubernetes in Production', { category: 'DevOps' }),
  course('Photography: Light and Shadow'),
  course('Machine Learning with Python', { description: 'Trains small models.' }),
  course('TypeScript in Depth'),
  course('Watercolour Landscapes', { lessonTitles: ['Painting wet skies'] }),
];

it.each([
  ['spanish beginner', 'Spanish for Beginners', MATCH.ALL_WORDS],
  ['REACT native weekend', 'Build React Native Apps in a Weekend', MATCH.ALL_WORDS],
  ['how to learn photography', 'Photography: Light and Shadow', MATCH.ALL_WORDS],
  ['wet skies', 'Watercolour Landscapes', MATCH.ALL_WORDS],
  ['type script', 'TypeScript in Depth', MATCH.ALL_WORDS],
  ['machinelearning', 'Machine Learning with Python', MATCH.ALL_WORDS],
  ['trained models', 'Machine Learning with Python', MATCH.ALL_WORDS],
  ['photogra', 'Photography: Light and Shadow', MATCH.LITERAL],
  ['olin kubernetes', 'Kubernetes in Production', MATCH.ALL_WORDS],
])('finds "%s" first', (term, title, kind) => {
  const { titles, kinds, corrected } = find(CATALOGUE, term);
  expect([titles[0], kinds[0], corrected]).toEqual([title, kind, null]);
});

it.each([
  ['kubrnetis', 'Kubernetes in Production', 'kubernetes'],
  ['pythn', 'Machine Learning with Python', 'python'],
  ['spanihs beginner', 'Spanish for Beginners', 'spanish beginner'],
  ['the photografy', 'Photography: Light and Shadow', 'the photography'],
])('corrects the spelling of "%s"', (term, title, corrected) => {
  expect(find(CATALOGUE, term)).toMatchObject({ corrected, kinds: [MATCH.SIMILAR_WORDS] });
  expect(find(CATALOGUE, term).titles[0]).toBe(title);
});

it.each([
  ['cooking', 'Choosing a Database'],
  ['letters', 'Better Writing'],
  ['rust', 'Trust in Teams'],
  ['java', 'Lava Lamps'],
  ['react', 'Racket Sports'],
])('does not correct "%s" to a word of "%s"', (term, title) => {
  expect(find([course(title)], term).corrected).toBeNull();
});

it.each([
  ['how do LLMs work', 'How an LLM Works'],
  ['choose GPUs', 'Choosing a GPU'],
])('finds other forms of words in "%s" without correcting them', (term, title) => {
  expect(find([course(title)], term)).toEqual({ titles: [title], kinds: [MATCH.ALL_WORDS], corrected: null });
});

it('puts courses that contain the term as it is before all others', () => {
  const { titles, kinds } = find(
    [course('Weekend React'), course('Other', { description: 'A react weekend for you' })],
    'react weekend',
  );
  expect(titles).toEqual(['Other', 'Weekend React']);
  expect(kinds).toEqual([MATCH.LITERAL, MATCH.ALL_WORDS]);
});

it('ranks a word of the title above one of the description, and keeps the order of equals', () => {
  const courses = [
    course('About nothing', { description: 'pottery' }),
    course('Pottery one'),
    course('Pottery two'),
  ];
  expect(find(courses, 'pottery').titles).toEqual(['Pottery one', 'Pottery two', 'About nothing']);
});

it('finds courses with most of the words only if none has all', () => {
  expect(find(CATALOGUE, 'spanish watercolour').kinds).toEqual(expect.arrayContaining([MATCH.SOME_WORDS]));
  expect(find(CATALOGUE, 'business spanish').titles).toEqual(['Business Spanish']);
});

it('finds nothing for words that no course resembles', () => {
  expect(find(CATALOGUE, 'xylophone')).toEqual({ titles: [], kinds: [], corrected: null });
  expect(find(CATALOGUE, '???')).toEqual({ titles: [], kinds: [], corrected: null });
});

it('corrects to the same word, whatever the order of the words and of the courses', () => {
  const words = [course('Reactx reacty'), course('Reacty reactx')];
  expect(words.map((one) => find([one], 'reacta').corrected)).toEqual(['reactx', 'reactx']);
  const courses = [course('Reacty'), course('Reactx')];
  expect([courses, courses.toReversed()].map((given) => find(given, 'reacta').corrected)).toEqual([
    'reactx',
    'reactx',
  ]);
});

it('keeps the order of words and signs of names apart', () => {
  const courses = [course('C for Embedded Systems'), course('Modern C++'), course('C# and Games')];
  expect(find(courses, 'c++').titles[0]).toBe('Modern C++');
  expect(find(courses, 'c# course').titles[0]).toBe('C# and Games');
});

describe('two hundred queries that were written without knowing the ranking', () => {
  const fixture = (name: string) =>
    readFileSync(path.join(__dirname, '../../test/fixtures/search', name), 'utf8')
      .trim()
      .split('\n');
  const search = new CourseSearch();
  const courses = fixture('courses.jsonl').map((line) => {
    const one: SearchableCourse & { id: string } = JSON.parse(line);
    return { id: one.id, searchText: searchText(one), words: search.wordsOf(one) };
  });
  const queries = fixture('queries.tsv').map((line) => line.split('\t') as [term: string, id: string]);
  const positions = queries.map(([term, id]) =>
    search.search(courses, term).matches.findIndex(({ course: found }) => found.id === id),
  );
  const share = (isMeant: (position: number) => boolean) => positions.filter(isMeant).length / queries.length;

  it('mostly find the course that was meant first, and nearly always among the first five', () => {
    expect(queries).toHaveLength(200);
    expect(share((position) => position === 0)).toBeGreaterThanOrEqual(0.95);
    expect(share((position) => position >= 0 && position < 5)).toBeGreaterThanOrEqual(0.97);
  });

  it('find everything that contains the term', () => {
    for (const [term] of queries) {
      const literal = courses.filter((one) => one.searchText.includes(foldText(term)));
      const found = new Set(search.search(courses, term).matches.map((match) => match.course));
      expect(literal.filter((one) => !found.has(one))).toEqual([]);
    }
  });
});

describe('editsBetween', () => {
  it.each([
    ['python', 'python', 0],
    ['pythn', 'python', 1],
    ['pyhton', 'python', 1],
    ['phyton', 'python', 2],
    ['photografy', 'photography', 2],
  ])('%s → %s', (one, other, edits) => expect(editsBetween(one, other, 2)).toBe(edits));

  it('is symmetric, and says "too many" for anything beyond the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const exact = editsBetween(one, other, 99);
        expect(editsBetween(other, one, 99)).toBe(exact);
        expect(editsBetween(one, other, 2) > 2).toBe(exact > 2);
      }),
    );
  });
});

it('finds the same after courses have come and gone as without them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(CATALOGUE.length - 1), { maxLength: 4 }), (gone) => {
      const search = new CourseSearch();
      const passing = gone.map((at) =>
        search.wordsOf(course(`${CATALOGUE[at]!.title} kubernets fotography`)),
      );
      const indexed = CATALOGUE.map((one) => ({
        title: one.title,
        searchText: searchText(one),
        words: search.wordsOf(one),
      }));
      passing.forEach((words) => search.forget(words));
      for (const term of ['kubernets', 'fotography', 'reactnative weekend', 'spanish beginners']) {
        const { matches, corrected } = search.search(indexed, term);
        expect({ titles: matches.map((match) => match.course.title), corrected }).toEqual(
          (({ titles, corrected }) => ({ titles, corrected }))(find(CATALOGUE, term)),
        );
      }
    }),
  );
});
