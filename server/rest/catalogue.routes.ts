import * as z from 'zod';
import { notFound, Refusal } from '../platform/errors';
import { CARDS_MAX, SEARCH_MAX_LENGTH } from '../features/courses/catalogue.rules';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { Course, CourseDetails, CourseFilter, Search, SearchResult } from './catalogue.schemas';
import { json, ok, routesOf, type Route } from './route';
import { courseShape, quizSummaryShape } from './shapes';

const SEARCH_RESULTS = 100;
const TOO_LONG = `A search can be at most ${SEARCH_MAX_LENGTH} characters`;

const route = routesOf('Catalogue', 'anyone', 'none');

/** Published courses. */
export const catalogueRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/courses',
    operationId: 'listCourses',
    summary: 'List published courses',
    description: `Returns the courses that meet all given conditions, at most ${CARDS_MAX}.`,
    query: CourseFilter,
    answers: {
      200: json(
        'Those that contain the text of a search first; sorted by rating, then number of reviews, then newest.',
        z.array(Course),
      ),
    },
    refusals: { 400: ['minRating must be a number', TOO_LONG] },
    answer: async ({ viewer, query }, services) => {
      const catalogue = services(CatalogueService);
      const filter = {
        search: query.search,
        category: query.category,
        skill: query.tag,
        minRating: rating(query.minRating),
      };
      const { nodes } = await catalogue.courses(viewer, filter, CARDS_MAX, null, 'RATING');
      const lessons = await catalogue.lessonsOf(
        viewer,
        nodes.map(({ id }) => id),
      );
      return ok(nodes.map((course, index) => courseShape(course, lessons[index] ?? [])));
    },
  }),
  route({
    method: 'get',
    path: '/api/courses/:id',
    operationId: 'getCourse',
    scope: 'read:learning',
    summary: 'Get a course with its lessons and quizzes',
    description: 'Drafts and unpublished courses are visible to their instructor and enrolled students only.',
    access: 'anyone, a token shows more',
    params: { id: 'Identifier of the course (`_id` or `id`).' },
    answers: { 200: json('The course.', CourseDetails) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(viewer, params.id);
      if (!course) throw notFound('Course');
      const quizzes = course.quizzes ?? [];
      return ok({
        ...courseShape(course, course.lessons ?? []),
        quizzes: quizzes.map((quiz) => quizSummaryShape(quiz, course)),
      });
    },
  }),
  route({
    method: 'get',
    path: '/search/courses',
    operationId: 'searchCourses',
    summary: 'Search published courses',
    description: `Returns at most ${SEARCH_RESULTS} results.`,
    query: Search,
    answers: {
      200: json(
        'Those that contain the text first; sorted by rating, then number of reviews, then newest.',
        z.array(SearchResult),
      ),
    },
    refusals: { 400: [TOO_LONG] },
    answer: async ({ viewer, query }, services) => {
      const catalogue = services(CatalogueService);
      const { nodes, exactCount } = await catalogue.courses(
        viewer,
        { search: query.q },
        SEARCH_RESULTS,
        null,
        'RATING',
      );
      return ok(nodes.map((course, index) => ({ ...course, isExactMatch: index < exactCount })));
    },
  }),
];

function rating(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new Refusal('BAD_USER_INPUT', 'minRating must be a number');
}
