import { requireRole, Role, type Viewer } from '../platform/viewer';
import {
  CategoryAdministrationService,
  LAST_CATEGORY,
} from '../features/courses/categories/category-administration.service';
import { CategoriesChanged, CategoryHasCourses } from '../features/courses/categories/category.types';
import * as schemas from './category.schemas';
import { documented } from './inputs';
import { body, created, json, ok, refused, routesOf, type Route, type Services } from './route';
import { wholeNumber } from './values';

const ID = { categoryId: 'Identifier of the category.' };
const GONE = 'Category not found';
const categories = json('All categories in order.', schemas.ManagedCategory.array());
const EXAMPLE = { name: 'Baking', isMain: true };

const route = routesOf('Administration', 'administrators', 'write:admin');

/** The categories of courses, for administrators. */
export const categoryRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/categories',
    operationId: 'listManagedCategories',
    scope: 'read:admin',
    summary: 'List the categories with the number of their courses',
    description: '`GET /platform/categories` lists them for everyone.',
    answers: { 200: categories },
    answer: async ({ viewer }, services) => ok(await all(viewer, services)),
  }),
  route({
    method: 'post',
    path: '/admin/categories',
    operationId: 'addCategory',
    summary: 'Add a category at the end',
    body: body(schemas.CategoryEdit, EXAMPLE),
    answers: { 201: categories },
    refusals: {
      400: ['Name is required', 'Name can be at most 60 characters', 'There is already a category “Backend”'],
    },
    answer: async ({ viewer, body }, services) => {
      const input = documented(body, schemas.CategoryEdit);
      const result = await services(CategoryAdministrationService).add(viewer, input);
      return result instanceof CategoriesChanged
        ? created(await all(viewer, services))
        : refused(400, result.message);
    },
  }),
  route({
    method: 'put',
    path: '/admin/categories/:categoryId',
    operationId: 'updateCategory',
    summary: 'Replace a category',
    description: 'Its courses get the new name.',
    params: ID,
    body: body(schemas.CategoryEdit, { ...EXAMPLE, name: 'Baking bread' }),
    answers: { 200: categories },
    refusals: { 400: ['Name is required', 'There is already a category “Backend”'], 404: [GONE] },
    answer: async ({ viewer, params, body }, services) => {
      const input = documented(body, schemas.CategoryEdit);
      const result = await services(CategoryAdministrationService).update(viewer, params.categoryId, input);
      return result instanceof CategoriesChanged
        ? ok(await all(viewer, services))
        : refused(400, result.message);
    },
  }),
  route({
    method: 'put',
    path: '/admin/categories/:categoryId/position',
    operationId: 'moveCategory',
    summary: 'Move a category to another place in the list',
    params: ID,
    body: body(schemas.CategoryPlace, { position: 1 }),
    answers: { 200: categories },
    refusals: { 400: ['position must be a whole number'], 404: [GONE] },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const position = wholeNumber(body.position, 'position');
      await services(CategoryAdministrationService).move(viewer, params.categoryId, position);
      return ok(await all(viewer, services));
    },
  }),
  route({
    method: 'delete',
    path: '/admin/categories/:categoryId',
    operationId: 'removeCategory',
    summary: 'Remove a category',
    description: 'Its courses get another one.',
    params: ID,
    query: schemas.CategoryRemoval,
    answers: { 200: categories },
    refusals: {
      400: [LAST_CATEGORY],
      404: [GONE],
      409: ['One course has this category. Choose the category that it gets instead.'],
    },
    answer: async ({ viewer, params, query }, services) => {
      const result = await services(CategoryAdministrationService).remove(
        viewer,
        params.categoryId,
        query.replacementId || null,
      );
      if (result instanceof CategoriesChanged) return ok(await all(viewer, services));
      return refused(result instanceof CategoryHasCourses ? 409 : 400, result.message);
    },
  }),
];

/** The categories after a change, or as they are. */
const all = (viewer: Viewer | null, services: Services) =>
  services(CategoryAdministrationService).categories(viewer);
