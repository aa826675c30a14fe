import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import {
  byNumber,
  byText,
  byTime,
  never,
  type OrderKey,
  type OrderPosition,
  pageInOrder,
} from '../../../platform/database/list-order';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isInGroup } from '../groups/group.queries';
import { type FoundStudents, isFound } from './found-students.queries';
import { own, studentColumns, studentJson, studentTables, type StudentsOfTeam } from './student.queries';
import { type InstructorStudent, InstructorStudentSort } from './student.types';

/** The orders of a list of enrollments `e` with their accounts `a`. */
export const STUDENT_ORDERS: Record<InstructorStudentSort, OrderKey> = {
  NAME: byText(sql`lower(a.name)`),
  PROGRESS: byNumber(sql`e.percent`),
  ENROLLED: byTime(sql`e.enrolled_at`),
  LAST_ACTIVITY: byTime(sql`coalesce(e.last_seen_at, ${never})`),
};

/** Matches of a search that are counted at most; nobody needs the exact number of more. */
const COUNTED_MAX = 1_000;

interface StudentPage extends StudentsOfTeam {
  sort: InstructorStudentSort;
  isDescending: boolean;
  /** Maximum number of rows. */
  max: number;
  /** null: all students. */
  found: FoundStudents | null;
  /** Keyset cursor: sort key and enrollment id of the previous page's last row; null: the first page. */
  after: OrderPosition | null;
  /** Lowered by tests. */
  countedMax?: number;
}

/** A student of a page, with the sort key for the cursor. */
export interface ListedStudent {
  student: InstructorStudent;
  sorted: string;
}

const pageShape = {
  isAllowed: z.boolean(),
  totalCount: z.int(),
  /** Whether there are more than `totalCount`. */
  isTotalCapped: z.boolean(),
  nodes: jsonOf<ListedStudent[]>(),
};

/** One row. Joins only the page's rows with the other tables. */
export const studentPage = (input: StudentPage) => {
  const { sort, isDescending, max, found, groupId, after, countedMax = COUNTED_MAX, ...course } = input;
  const { key, text } = STUDENT_ORDERS[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const accounts = sql`join accounts a on a.id = e.student_id`;
  // The course's id as a value tells the planner how many students to expect.
  const listed = sql`where e.course_id = ${course.courseId} ${isFound(found)} ${isInGroup(sql`e.student_id`, { courseId: course.courseId, groupId })}`;
  return statement('analytics: students', pageShape)`
    with ${own(course)}, page as materialized (
      select e.id, ${key} as key from own cross join enrollments e
        ${found || sort === InstructorStudentSort.NAME ? accounts : empty}
      ${listed} ${pageInOrder(STUDENT_ORDERS[sort], sql`e.id`, isDescending, after)} limit ${max}
    ), counted as materialized (
      select count(*)::int as n from (
        select from own cross join enrollments e ${found ? accounts : empty} ${listed}
        limit ${found ? countedMax + 1 : null}::int) m
    )
    select exists (select from own) as "isAllowed", least(n, ${found ? countedMax : null}::int) as "totalCount",
      ${found ? sql`n > ${countedMax}::int` : sql`false`} as "isTotalCapped",
      coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', ${text(sql`s.key`)})
          order by s.key ${direction}, s.id ${direction})
        from (select ${studentColumns}, page.key from page join ${studentTables} on e.id = page.id) s), '[]') as nodes
    from counted`;
};
