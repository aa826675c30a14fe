import * as z from 'zod';
import { notFound, Refusal } from '../platform/errors';
import { CARDS_MAX, SEARCH_MAX_LENGTH } from '../features/catalogue/catalogue.rules';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { Course, CourseDetails, CourseFilter, Search, SearchResult } from './catalogue.schemas';
import { quizSummaryShape } from './quiz.shapes';
import { json, ok, route, type Route } from './route';
import { courseShape, searchResultShape } from './shapes';

const SEARCH_RESULTS = 100;
const TOO_LONG = `A search can be at most ${SEARCH_MAX_LENGTH} characters`;

/** Courses as everyone browses them. */
export const catalogueRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/courses',
    operationId: 'listCourses',
    tag: 'Catalogue',
    summary: 'Published courses, best rated first',
    description: `All given conditions must hold; without any it lists everything. At most ${CARDS_MAX} courses.`,
    access: 'anyone',
    params: {},
    query: CourseFilter,
    answers: { 200: json('By rating, then reviews, then newest.', z.array(Course)) },
    refusals: { 400: ['minRating must be a number', TOO_LONG] },
    answer: async ({ viewer, query }, services) => {
      const catalogue = services(CatalogueService);
      const filter = {
        search: query.search,
        category: query.category,
        skill: query.tag,
        minRating: rating(query.minRating),
      };
      const { nodes } = await catalogue.courses(viewer, filter, CARDS_MAX);
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
    tag: 'Catalogue',
    summary: 'One course with its lessons and quizzes',
    description: 'A draft is there for its author and for whoever is enrolled.',
    access: 'anyone, a token shows more',
    params: { id: 'The course, by its `_id` or `id`.' },
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
    tag: 'Catalogue',
    summary: 'Search the published courses',
    description: `At most ${SEARCH_RESULTS} results.`,
    access: 'anyone',
    params: {},
    query: Search,
    answers: { 200: json('By rating, then reviews, then newest.', z.array(SearchResult)) },
    refusals: { 400: [TOO_LONG] },
    answer: async ({ viewer, query }, services) => {
      const { nodes } = await services(CatalogueService).courses(viewer, { search: query.q }, SEARCH_RESULTS);
      return ok(nodes.map(searchResultShape));
    },
  }),
];

function rating(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new Refusal('BAD_USER_INPUT', 'minRating must be a number');
}
