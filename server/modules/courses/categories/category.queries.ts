import { z } from 'zod';
import { columns } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { CategoryInput } from '../../../platform/settings/category.rules';

const categoryShape = {
  id: z.string(),
  name: z.string(),
  alternativeName: z.string().nullable(),
  isMain: z.boolean(),
};

/** All categories with the number of their courses, drafts included, in order. */
export const managedCategories = statement('categories: managed', { ...categoryShape, courseCount: z.int() })`
    select ${columns('k', categoryShape)}, coalesce(c.count, 0)::int as "courseCount"
    from categories k
    left join (select category, count(*) from courses where deleted_at is null group by category) c
      on c.category = k.name
    order by k.position, k.id`;

/** Locks the platform's settings, so that only one transaction at a time changes categories. */
export const lockCategories = statement('categories: lock all', {})`
    select from platform_settings for no key update`;

/** All categories in order; none changes while the caller has locked them. */
export const allCategories = statement('categories: all', categoryShape)`
    select ${columns('k', categoryShape)} from categories k order by k.position, k.id`;

/** Waits for the courses that are about to get the category, and keeps others from getting it. */
export const lockCategory = (id: string) =>
  statement('categories: lock', {})`
    select from categories where id = ${id} for update`;

/** The category that an author chose by one of its names, which is neither renamed nor removed until the transaction ends. */
export const chosenCategory = (name: string) =>
  statement('categories: chosen', { name: z.string() })`
    select k.name from categories k where ${name} in (k.name, k.alternative_name) for key share`;

/** The category of a course, locked like a chosen one. */
export const categoryOfCourse = (courseId: string) =>
  statement('categories: of course', { name: z.string() })`
    select k.name from courses c join categories k on k.name = c.category
    where c.id = ${courseId} for key share of k`;

/** Adds a category at the end. */
export const insertCategory = ({ id, name, alternativeName, isMain }: CategoryInput & { id: string }) =>
  statement('categories: insert', {}, { writes: ['categories'] })`
    insert into categories (id, name, alternative_name, is_main, position)
    select ${id}::uuid, ${name}, ${alternativeName}, ${isMain}, coalesce(max(position), 0) + 1 from categories`;

/** Stores an edit; see `moveCourses` for the courses. */
export const updateCategory = ({ id, name, alternativeName, isMain }: CategoryInput & { id: string }) =>
  statement('categories: update', {}, { writes: ['categories'] })`
    update categories set name = ${name}, alternative_name = ${alternativeName}, is_main = ${isMain}
    where id = ${id}`;

/** Stores the order of all categories. */
export const orderCategories = (ids: readonly string[]) =>
  statement('categories: order', {}, { writes: ['categories'] })`
    update categories k set position = o.position
    from unnest(${ids}::uuid[]) with ordinality o (id, position) where k.id = o.id`;

/** Removes a category that no course has. */
export const deleteCategory = (id: string) =>
  statement('categories: delete', {}, { writes: ['categories'] })`
    delete from categories where id = ${id}`;

/** How many courses have a category that the caller has locked. */
export const coursesInCategory = (name: string) =>
  statement('categories: courses', { count: z.int() })`
    select count(*)::int as count from courses where category = ${name} and deleted_at is null`;

/**
 * Gives the courses of one category another, deleted ones included; `folded` is its name as in the search text, of
 * which it is the fourth line.
 */
export const moveCourses = ({ from, to, folded }: { from: string; to: string; folded: string }) =>
  statement('categories: move courses', { count: z.int() }, { writes: ['courses'] })`
    with locked as (
      select id, string_to_array(search_text, chr(10)) as lines from courses
      where category = ${from} order by id for no key update
    ), moved as (
      update courses c set category = ${to},
        search_text = array_to_string(l.lines[1:3] || ${folded}::text || l.lines[5:], chr(10))
      from locked l where c.id = l.id
      returning c.deleted_at
    )
    select count(*) filter (where deleted_at is null)::int as count from moved`;
