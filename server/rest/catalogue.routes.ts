import * as z from 'zod';
import { AnalyticsService } from '../modules/teaching/analytics/analytics.service';
import type { PlatformStats } from '../modules/teaching/analytics/analytics.types';
import { COURSES_MAX } from '../modules/courses/catalogue.rules';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import type { Course } from '../modules/courses/course.types';
import { addTestimonialRules } from '../modules/administration/testimonials/testimonial.rules';
import { TestimonialService } from '../modules/administration/testimonials/testimonial.service';
import type {
  Testimonial,
  TestimonialAdded,
  TestimonialConnection,
} from '../modules/administration/testimonials/testimonial.types';
import { courseJson, existing, idsOf, pick, quizSummaryJson, valid } from './answers';
import { routesOf } from './route';

const MAX_ITEMS = 100;
const IN_ORDER =
  'Those that contain the text of a search first; sorted by rating, then number of reviews, then newest.';

const MinRating = z.coerce.number('minRating must be a number').optional();

const testimonialJson = (testimonial: Testimonial) => ({
  ...idsOf(testimonial.id),
  ...pick(testimonial, 'name', 'text', 'stars'),
  avatar: testimonial.avatarUrl,
});

const route = routesOf({ tag: 'Catalogue', access: 'anyone', scope: 'none' });

export const catalogueRoutes = [
  route('GET /api/courses', {
    summary: 'List published courses',
    description: `Those that meet all conditions, at most ${COURSES_MAX}. ${IN_ORDER}`,
    query: ['search', 'category', 'tag', 'minRating'],
    answer: (courses: (Course & { studentCount: number })[]) => courses.map(courseJson),
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
    answer: (course: Course & { studentCount: number }) => ({
      ...courseJson(course),
      quizzes: (course.quizzes ?? []).map((quiz) => quizSummaryJson({ ...quiz, course })),
    }),
    call: async ({ viewer, params, services }) => {
      const catalogue = services(CatalogueService);
      const course = existing(await catalogue.course(viewer, params.id), 'Course');
      const [studentCount = 0] = await catalogue.studentCountsOf(viewer, [course.id]);
      return { ...course, studentCount };
    },
  }),
  route('GET /search/courses', {
    summary: 'Search published courses',
    description: `At most ${MAX_ITEMS}. ${IN_ORDER} \`isExactMatch\`: the course contains the text as it is, not only some of its words, or misspelled.`,
    query: ['q'],
    answer: (courses: (Course & { isExactMatch: boolean })[]) =>
      courses.map((course) => ({
        ...idsOf(course.id),
        ...pick(course, 'title', 'category', 'rating', 'isExactMatch'),
      })),
    call: async ({ viewer, query, services }) => {
      const catalogue = services(CatalogueService);
      const result = await catalogue.courses(viewer, { search: query.q }, MAX_ITEMS, null, 'RATING');
      return result.nodes.map((course, index) => ({ ...course, isExactMatch: index < result.exactCount }));
    },
  }),
  route('GET /platform/stats', {
    summary: 'Get the platform’s totals',
    answer: (stats: PlatformStats) => pick(stats, 'totalCourses', 'totalStudents', 'totalInstructors'),
    call: ({ viewer, services }) => services(AnalyticsService).platformStats(viewer),
  }),
  route('GET /testimonials', {
    summary: `List the newest ${MAX_ITEMS} testimonials`,
    answer: ({ nodes }: TestimonialConnection) => nodes.map(testimonialJson),
    call: ({ viewer, services }) => services(TestimonialService).testimonials(viewer, MAX_ITEMS),
  }),
  route('POST /testimonials', {
    summary: 'Add a testimonial, without signing in',
    description:
      'In demo mode it is public at once, otherwise when an administrator approves it. At most 10 an hour from one address.',
    body: z
      .object({ ...addTestimonialRules.shape, avatar: addTestimonialRules.shape.avatarUrl })
      .omit({ avatarUrl: true }),
    status: 201,
    answer: ({ testimonial, isPublic }: TestimonialAdded) => ({ ...testimonialJson(testimonial), isPublic }),
    call: ({ body, address, services }) =>
      services(TestimonialService).addTestimonial({ ...body, avatarUrl: body.avatar }, address),
  }),
];
