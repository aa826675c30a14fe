import fc from 'fast-check';
import { foldCourse, foldedMatcher } from '../../../../../server/features/courses/catalogue.rules';
import * as text from '../../../../../server/platform/text.rules';
import { indexCourse, inRank, searchCourses } from './useClientResults';

jest.mock('../../../../../server/platform/text.rules', () => {
  const actual = jest.requireActual<typeof text>('../../../../../server/platform/text.rules');
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
  lessonTitles: fc.constant([]),
  level: fc.constantFrom('BEGINNER' as const, 'ADVANCED' as const),
  priceCents: fc.constantFrom(0, 100),
  durationMinutes: fc.constantFrom(null, 10, 90),
  createdAt: fc.constant('2026-01-01T00:00:00Z'),
  reviewsCount: fc.constantFrom(0, 2),
  isFeatured: fc.boolean(),
});
const filter = fc.record({
  search: fc.option(fc.constantFrom('', ' rea', 'ARGER', 'fine', 'x y', 's\nr', 'ai')),
  category: fc.option(fc.constantFrom('AI', 'Backend', 'ai')),
  skill: fc.option(fc.constantFrom('css', 'React', 'AI')),
  minRating: fc.option(fc.constantFrom(3, 4, 4.5)),
});

const ranked = (title: string, rating: number, isFeatured = false) => ({
  title,
  description: 'About it',
  category: 'AI',
  skills: [],
  rating,
  reviewsCount: 1,
  isFeatured,
  instructor: { name: 'Mara Olin' },
  lessonTitles: [],
  level: 'BEGINNER' as const,
  priceCents: 0,
  durationMinutes: null,
  createdAt: '2026-01-01T00:00:00Z',
});

test('the courses that match the rule come first', () => {
  fc.assert(
    fc.property(fc.array(course, { maxLength: 12 }), filter, (courses, wanted) => {
      const expected = courses.filter((each) => foldedMatcher(wanted)(foldCourse(each)));
      const { courses: found, exactCount } = searchCourses(courses, wanted);
      expect(new Set(found.slice(0, exactCount))).toEqual(new Set(expected));
      expect(exactCount).toBe(expected.length);
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
    lessonTitles: ['A lesson'],
    level: 'BEGINNER' as const,
    priceCents: 0,
    durationMinutes: null,
    createdAt: '2026-01-01T00:00:00Z',
    reviewsCount: 1,
    isFeatured: false,
  }));
  fold.mockClear();
  courses.forEach(indexCourse);
  const titles = () => fold.mock.calls.filter(([folded]) => folded.startsWith('Course ')).length;
  // For the matching rule and for the words.
  expect(titles()).toBe(2000);
  const afterIndexing = fold.mock.calls.length;
  expect(searchCourses(courses, { search: 'course 99' }).exactCount).toBe(11);
  expect(searchCourses(courses, { search: 'COURSE 999', skill: 'rea' }).exactCount).toBe(1);
  expect(titles()).toBe(2000);
  // Only the two search terms of each filter.
  expect(fold.mock.calls.length - afterIndexing).toBeLessThanOrEqual(6);
  // As on the page of the catalogue, which searches an empty list of sample courses as well.
  expect(searchCourses([], { search: 'course 99' }).courses).toEqual([]);
  expect(searchCourses(courses, { search: 'course 9' }).exactCount).toBe(111);
  expect(titles()).toBe(2000);
});

test('texts are not split into words before something is searched', () => {
  const courses = inRank([ranked('Low', 2), ranked('High', 5)]);
  fold.mockClear();
  const timesFolded = () => fold.mock.calls.filter(([folded]) => folded.startsWith('High')).length;
  searchCourses(courses, { category: 'AI' });
  searchCourses(courses, { search: ' ' });
  // For the matching rule.
  expect(timesFolded()).toBe(1);
  expect(searchCourses(courses, { search: 'hihg' }).corrected).toBe('high');
  expect(timesFolded()).toBe(2);
});

test('courses in any order are ranked, and featured ones come first while nothing is searched', () => {
  const courses = inRank([ranked('Low', 2, true), ranked('Middle', 4), ranked('High', 5)]);
  const titles = (...given: Parameters<typeof searchCourses>) =>
    searchCourses(...given).courses.map(({ title }) => title);
  expect(titles(courses, {})).toEqual(['Low', 'High', 'Middle']);
  expect(titles(courses, {}, 'RATING')).toEqual(['High', 'Middle', 'Low']);
  expect(titles(courses, { search: 'about' })).toEqual(['High', 'Middle', 'Low']);
});
