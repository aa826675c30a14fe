import { sampleCourses } from './sampleCourses';
import { type CatalogueCourse, filterCourses } from './useCatalogueResults';

const course = (title: string, rating: number, rest: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  ...sampleCourses[0]!,
  id: title,
  title,
  description: 'About it',
  skills: [],
  rating,
  reviewsCount: 1,
  priceCents: 0,
  durationMinutes: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...rest,
});

const courses = [
  course('Low', 2, { createdAt: '2026-03-01T00:00:00Z' }),
  course('Middle', 4, { durationMinutes: 90, priceCents: 100, createdAt: '2026-02-01T00:00:00Z' }),
  course('High', 5, { durationMinutes: 30, level: 'ADVANCED' }),
];
const titles = (
  ...choice: [filter: Parameters<typeof filterCourses>[1], sort?: Parameters<typeof filterCourses>[2]]
) => filterCourses(courses, choice[0], choice[1] ?? null).courses.map(({ title }) => title);

test('courses are sorted, and stay in the order of the list without a search and a choice', () => {
  expect(titles({})).toEqual(['Low', 'Middle', 'High']);
  expect(titles({ search: 'about' })).toEqual(['High', 'Middle', 'Low']);
  expect(titles({}, 'RATING')).toEqual(['High', 'Middle', 'Low']);
  expect(titles({}, 'NEWEST')).toEqual(['Low', 'Middle', 'High']);
  expect(titles({}, 'SHORTEST')).toEqual(['High', 'Middle', 'Low']);
});

test('each option is counted under the other chosen ones', () => {
  const { optionCounts } = filterCourses(courses, { price: 'FREE', search: 'ABOUT' }, null);
  expect(optionCounts).toMatchObject({
    BEGINNER: 1,
    ADVANCED: 1,
    FREE: 2,
    PAID: 1,
    UNDER_1_HOUR: 1,
    HOURS_1_TO_3: 0,
  });
});
