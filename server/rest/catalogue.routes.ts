import * as z from 'zod';
import { AnalyticsService } from '../modules/teaching/analytics/analytics.service';
import { COURSES_MAX } from '../modules/courses/catalogue.rules';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import type { Course as CatalogueCourse } from '../modules/courses/course.types';
import { addTestimonialRules } from '../modules/administration/testimonials/testimonial.rules';
import { TestimonialService } from '../modules/administration/testimonials/testimonial.service';
import type {
  Testimonial as Published,
  TestimonialAdded,
} from '../modules/administration/testimonials/testimonial.types';
import { notFound } from '../platform/errors';
import {
  Course,
  CourseDetails,
  answer,
  flags,
  ids,
  idsOf,
  numbers,
  optionalTexts,
  texts,
  textsOrNull,
  valid,
} from './answers';
import { routesOf } from './route';

const MAX_ITEMS = 100;
const IN_ORDER =
  'Those that contain the text of a search first; sorted by rating, then number of reviews, then newest.';

const MinRating = z.coerce.number('minRating must be a number').optional();

const SearchResult = answer(
  'SearchResult',
  { ...ids, ...texts('title', 'category'), ...numbers('rating'), ...flags('isExactMatch') },
  (course: CatalogueCourse & { isExactMatch: boolean }) => ({ ...course, ...idsOf(course.id) }),
);
const PlatformStats = z
  .object(numbers('totalCourses', 'totalStudents', 'totalInstructors'))
  .meta({ id: 'PlatformStats' });

const testimonial = { ...ids, ...texts('name', 'text'), ...numbers('stars'), ...textsOrNull('avatar') };
const testimonialOf = (input: Published) => ({ ...input, ...idsOf(input.id), avatar: input.avatarUrl });
const Testimonial = answer('Testimonial', testimonial, testimonialOf);
const AddedTestimonial = answer(
  'AddedTestimonial',
  { ...testimonial, ...flags('isPublic') },
  (added: TestimonialAdded) => ({ ...testimonialOf(added.testimonial), isPublic: added.isPublic }),
);

const route = routesOf({ tag: 'Catalogue', access: 'anyone', scope: 'none' });

export const catalogueRoutes = [
  route('GET /api/courses', {
    summary: 'List published courses',
    description: `Those that meet all conditions, at most ${COURSES_MAX}. ${IN_ORDER}`,
    query: z.object({ ...optionalTexts('search', 'category', 'tag'), minRating: z.number().optional() }),
    answer: z.array(Course),
    call: async ({ viewer, query: { search, category, tag, minRating }, services }) => {
      const catalogue = services(CatalogueService);
      const filter = { search, category, skill: tag, minRating: valid(MinRating, minRating || undefined) };
      const { nodes } = await catalogue.courses(viewer, filter, COURSES_MAX, null, 'RATING');
      const courseIds = nodes.map(({ id }) => id);
      const lessons = await catalogue.lessonsOf(viewer, courseIds);
      const counts = await catalogue.studentCountsOf(viewer, courseIds);
      return nodes.map((course, index) => ({
        ...course,
        lessons: lessons[index],
        studentCount: counts[index]!,
      }));
    },
  }),
  route('GET /api/courses/:id', {
    summary: 'Get a course with its lessons and quizzes',
    description: 'Drafts and unpublished courses are visible to their team and enrolled students only.',
    access: 'anyone, a token shows more',
    scope: 'read:learning',
    answer: CourseDetails,
    call: async ({ viewer, params, services }) => {
      const catalogue = services(CatalogueService);
      const course = await catalogue.course(viewer, params.id);
      if (!course) throw notFound('Course');
      const [studentCount = 0] = await catalogue.studentCountsOf(viewer, [course.id]);
      return { ...course, studentCount };
    },
  }),
  route('GET /search/courses', {
    summary: 'Search published courses',
    description: `At most ${MAX_ITEMS}. ${IN_ORDER} \`isExactMatch\`: the course contains the text as it is, not only some of its words, or misspelled.`,
    query: z.object(optionalTexts('q')),
    answer: z.array(SearchResult),
    call: async ({ viewer, query, services }) => {
      const catalogue = services(CatalogueService);
      const result = await catalogue.courses(viewer, { search: query.q }, MAX_ITEMS, null, 'RATING');
      return result.nodes.map((course, index) => ({ ...course, isExactMatch: index < result.exactCount }));
    },
  }),
  route('GET /platform/stats', {
    summary: 'Get the platform’s totals',
    answer: PlatformStats,
    call: ({ viewer, services }) => services(AnalyticsService).platformStats(viewer),
  }),
  route('GET /testimonials', {
    summary: `List the newest ${MAX_ITEMS} testimonials`,
    answer: z.array(Testimonial),
    call: async ({ viewer, services }) =>
      (await services(TestimonialService).testimonials(viewer, MAX_ITEMS)).nodes,
  }),
  route('POST /testimonials', {
    summary: 'Add a testimonial, without signing in',
    description:
      'In demo mode it is public at once, otherwise when an administrator approves it. At most 10 an hour from one address.',
    body: z
      .object({ ...addTestimonialRules.shape, avatar: addTestimonialRules.shape.avatarUrl })
      .omit({ avatarUrl: true }),
    status: 201,
    answer: AddedTestimonial,
    call: ({ body, address, services }) =>
      services(TestimonialService).addTestimonial({ ...body, avatarUrl: body.avatar }, address),
  }),
];
