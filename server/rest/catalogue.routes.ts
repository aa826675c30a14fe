import { notFound, Refusal } from '../platform/errors';
import { CARDS_MAX } from '../features/catalogue/catalogue.rules';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { quizSummaryShape } from './quiz.shapes';
import { ok, type Route } from './route';
import { courseShape, searchResultShape } from './shapes';

const SEARCH_RESULTS = 100;

/** Courses as everyone browses them. */
export const catalogueRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/courses',
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
  },
  {
    method: 'get',
    path: '/api/courses/:id',
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(viewer, params.id!);
      if (!course) throw notFound('Course');
      const quizzes = course.quizzes ?? [];
      return ok({
        ...courseShape(course, course.lessons ?? []),
        quizzes: quizzes.map((quiz) => quizSummaryShape(quiz, course)),
      });
    },
  },
  {
    method: 'get',
    path: '/search/courses',
    answer: async ({ viewer, query }, services) => {
      const { nodes } = await services(CatalogueService).courses(viewer, { search: query.q }, SEARCH_RESULTS);
      return ok(nodes.map(searchResultShape));
    },
  },
];

function rating(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new Refusal('BAD_USER_INPUT', 'minRating must be a number');
}
