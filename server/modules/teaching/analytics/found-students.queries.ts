import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { matchesPerson } from '../../enrollments/enrollment.queries';
import { mayInTeam } from '../authoring/teaching.queries';

/** Search result: students whose stored text is like all `patterns` (null: none), and `others` by account id. */
export interface FoundStudents {
  patterns: readonly string[] | null;
  others: readonly string[];
}

/** Students of a course `c` whose search text is not stored yet; without addresses that the member may not see. */
export const unfoldedStudents = (memberId: string, course: Sql) =>
  statement('analytics: unfolded students', { id: z.string(), name: z.string(), email: z.string() })`
    select a.id, a.name, case when ${mayInCourse(sql`c.id`, memberId, CoursePermission.SEE_ADDRESSES)} then a.email
      else '' end as email
    from courses c join enrollments e on e.course_id = c.id join accounts a on a.id = e.student_id
    where ${course} and ${mayInTeam(memberId, CoursePermission.SEE_STUDENTS)} and a.search_text is null`;

/** Condition, beginning with `and`, on an account `a` beside `own`, which says whether the member sees addresses. */
export const isFound = (found: FoundStudents | null): Sql =>
  found
    ? sql`and (${matchesPerson(found.patterns, sql`own.sees_addresses`)} or a.id = any(${found.others}::uuid[]))`
    : empty;
