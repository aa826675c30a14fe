import fc from 'fast-check';
import { foldCourse, foldedMatcher } from '../../../../server/features/catalogue/catalogue.rules';
import * as text from '../../../../server/platform/text.rules';
import { filterCatalogue, indexCatalogue } from './catalogueIndex';

jest.mock('../../../../server/platform/text.rules', () => {
  const actual = jest.requireActual<typeof text>('../../../../server/platform/text.rules');
  return { ...actual, foldText: jest.fn(actual.foldText) };
});

const fold = jest.mocked(text.foldText);

const words = fc.constantFrom('React', 'react hooks', 'CSS', 'Ärger', 'AI', 'ai', 'x\ny', '', 'ﬁne');
const course = fc.record({
  title: words,
  description: words,
  category: fc.constantFrom('AI', 'Backend', 'UI/UX'),
  skills: fc.array(words, { maxLength: 4 }),
  rating: fc.constantFrom(0, 3, 3.9, 4, 4.5, 5),
  instructor: fc.record({ name: words }),
});
const filter = fc.record({
  search: fc.option(fc.constantFrom('', ' rea', 'ARGER', 'fine', 'x y', 's\nr', 'ai')),
  category: fc.option(fc.constantFrom('AI', 'Backend', 'ai')),
  skill: fc.option(fc.constantFrom('css', 'React', 'AI')),
  minRating: fc.option(fc.constantFrom(3, 4, 4.5)),
});

test('the folded list lets through exactly what the rule lets through, in order', () => {
  fc.assert(
    fc.property(fc.array(course, { maxLength: 12 }), filter, (courses, wanted) => {
      expect(filterCatalogue(indexCatalogue(courses), wanted)).toEqual(
        courses.filter((each) => foldedMatcher(wanted)(foldCourse(each))),
      );
    }),
  );
});

test('a thousand courses are folded once, not at every key press', () => {
  const courses = Array.from({ length: 1000 }, (_, number) => ({
    title: `Course ${number}`,
    description: 'About it',
    category: 'AI',
    skills: ['React'],
    rating: 4,
    instructor: { name: 'Mara Olin' },
  }));
  fold.mockClear();
  const index = indexCatalogue(courses);
  const titles = () => fold.mock.calls.filter(([folded]) => folded.startsWith('Course ')).length;
  expect(titles()).toBe(1000);
  const afterIndexing = fold.mock.calls.length;
  expect(filterCatalogue(index, { search: 'course 99' })).toHaveLength(11);
  expect(filterCatalogue(index, { search: 'COURSE 999', skill: 'rea' })).toHaveLength(1);
  expect(titles()).toBe(1000);
  // Only the two search terms of each filter.
  expect(fold.mock.calls.length - afterIndexing).toBeLessThanOrEqual(4);
});
