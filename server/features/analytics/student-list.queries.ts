import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { courseTotals } from '../enrollments/course-figures.queries';
import { matchesPerson } from '../enrollments/course-students.queries';
import { isInGroup, memberCount } from '../groups/group.queries';
import { own, studentColumns, studentJson, studentTables, type StudentsOfTeam } from './student.queries';
import type { InstructorStudent, InstructorStudentSort } from './student.types';

/** A sort order of students: columns of one table, with an index that begins with the course, and text in a cursor. */
interface Sort {
  /** course_students, enrollments or listed_progress. */
  table: Sql;
  /** The column of the enrollment's id in that table. */
  id: Sql;
  /** By name, the columns to sort by before the id, as in the index; never null. `key` is the one in cursors. */
  columns: { place?: Sql; key: Sql };
  text: (key: Sql) => Sql;
  /** The values of `columns` at a cursor: its text, accepted by `isKey`, and its id. */
  valuesOf: (text: string, id: string) => readonly Sql[];
  isKey: (text: string) => boolean;
}

const courseStudents = { table: sql`course_students`, id: sql`enrollment_id` };

/** Microseconds since 1970. */
const timeText = (time: Sql) => sql`(extract(epoch from ${time}) * 1000000)::bigint::text`;
const timeOf = (text: Sql) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`;
const isTime = (text: string) => /^-?\d{1,16}$/.test(text);

const never = sql`'-infinity'::timestamptz`;

const SORTS: Record<InstructorStudentSort, Sort> = {
  NAME: {
    ...courseStudents,
    columns: { key: sql`sort_name` },
    text: (key) => key,
    valuesOf: (text) => [sql`${text}::text`],
    isKey: () => true,
  },
  PROGRESS: {
    table: sql`listed_progress`,
    id: sql`enrollment_id`,
    columns: { key: sql`percent` },
    text: (key) => sql`${key}::text`,
    valuesOf: (text) => [sql`${text}::text::int`],
    isKey: (text) => /^\d{1,3}$/.test(text),
  },
  ENROLLED: {
    table: sql`enrollments`,
    id: sql`id`,
    columns: { key: sql`enrolled_at` },
    text: timeText,
    valuesOf: (text) => [timeOf(sql`${text}::text`)],
    isKey: isTime,
  },
  LAST_ACTIVITY: {
    ...courseStudents,
    columns: { place: sql`activity_place`, key: sql`coalesce(last_act_at, ${never})` },
    text: (key) =>
      sql`case when ${key} = ${never} then '' else ${timeText(sql`nullif(${key}, ${never})`)} end`,
    valuesOf: (text, id) => {
      const time = timeOf(sql`nullif(${text}::text, '')`);
      return [sql`activity_place(${time}, ${id}::uuid)`, sql`coalesce(${time}, ${never})`];
    },
    isKey: (text) => text === '' || isTime(text),
  },
};

/** Whether a cursor of a list in this order may contain this text. */
export const isSortKey = (sort: InstructorStudentSort, text: string): boolean => SORTS[sort].isKey(text);

/** Search result: students whose stored text is like all `patterns`, and `others` by account id. */
export interface FoundStudents {
  patterns: readonly string[];
  others: readonly string[];
}

/** How much of a course a statement reads to answer a search or a filter. */
export interface ListLimits {
  /** Students compared in the order of the list for each row of a page before all who match are found instead. */
  comparedForRow: number;
  /** Students compared to count a search that many match. */
  comparedForCount: number;
  /** Matches of a search that are counted at most. */
  counted: number;
  /** Members of a group that are compared one by one. */
  members: number;
}

const LIST_LIMITS: ListLimits = {
  comparedForRow: 40,
  comparedForCount: 2_500,
  counted: 1_000,
  members: 10_000,
};

interface StudentPage extends StudentsOfTeam {
  sort: InstructorStudentSort;
  isDescending: boolean;
  /** Maximum number of rows. */
  most: number;
  /** null: all students. */
  found: FoundStudents | null;
  /** Keyset cursor: sort key and enrollment id of the previous page's last row; null: the first page. */
  after: readonly [key: string, id: string] | null;
  limits?: ListLimits;
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

/**
 * One row. Joins only the page's rows with the other tables.
 *
 * With a search or a group it compares students in the order of the list, for a number of them. If enough match, as in a
 * search for what many have, they are the page. Otherwise few match: all of them are found by their own index and sorted.
 */
export const studentPage = (wanted: StudentPage) => {
  const { sort, found, groupId, limits = LIST_LIMITS, ...course } = wanted;
  const { text } = SORTS[sort];
  const ordered = orderOf(wanted);
  const totalCount = found
    ? sql`(select least(n, ${limits.counted}::int) from counted)`
    : groupId !== null
      ? memberCount(groupId, sql`(select id from own)`)
      : sql`coalesce((select n.students from own cross join lateral ${courseTotals(sql`own.id`)} n), 0)`;
  const isTotalCapped = found ? sql`(select n > ${limits.counted}::int from counted)` : sql`false`;
  return statement(
    'analytics: students',
    pageShape,
    sql`
      with ${own(course)}, ${found || groupId !== null ? filteredPage(wanted, limits) : wholePage(wanted)}
      select exists (select from own) as "isAllowed", ${totalCount} as "totalCount", ${isTotalCapped} as "isTotalCapped",
        coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', ${text(sql`s.key`)})
            order by ${ordered.by('s')})
          from (select ${studentColumns}, ${ordered.names('page')} from page join ${studentTables} on e.id = page.id) s), '[]') as nodes`,
  );
};

/** Parts of a statement that sorts students and continues behind a cursor. */
function orderOf({ sort, isDescending, after }: StudentPage) {
  const { table, id, columns, valuesOf } = SORTS[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const names = Object.keys(columns).map(raw);
  const sorted = [...Object.values(columns), id];
  const isBeyond = isDescending ? sql`<` : sql`>`;
  return {
    table,
    /** The columns of `table`, by name. */
    columns: sql`${id} as id, ${join(Object.entries(columns).map(([name, column]) => sql`${column} as ${raw(name)}`))}`,
    /** Beginning with `and`: behind the cursor. */
    isAfter: after
      ? sql`and (${join(sorted)}) ${isBeyond} (${join([...valuesOf(...after), sql`${after[1]}::uuid`])})`
      : empty,
    inTable: join(sorted.map((column) => sql`${column} ${direction}`)),
    /** The same columns of a subquery. */
    names: (alias: string) => join(names.map((name) => sql`${raw(alias)}.${name}`)),
    by: (alias: string) => join([...names, raw('id')].map((name) => sql`${raw(alias)}.${name} ${direction}`)),
  };
}

/** The CTE `page`: all students in order. */
function wholePage(wanted: StudentPage): Sql {
  const { table, columns, isAfter, inTable } = orderOf(wanted);
  return sql`page as materialized (
        select r.* from own cross join lateral (
          select ${columns} from ${table} where course_id = own.id ${isAfter} order by ${inTable} limit ${wanted.most}) r
      )`;
}

/** Parts of a statement about the students to list. */
function filterOf({ found, groupId, courseId }: StudentPage) {
  const inGroup = (studentId: Sql) => isInGroup(studentId, { courseId, groupId });
  const seesAddresses = sql`(select sees_addresses from own)`;
  const isFound = found
    ? sql`(${matchesPerson(found.patterns, seesAddresses)} or a.id = any(${found.others}::uuid[]))`
    : sql`true`;
  const matching = (isMember: Sql) => sql`cross join lateral (
            select from accounts a where a.id = s.student_id and ${isFound} ${isMember} limit 1) matching`;
  return {
    inGroup,
    /** Condition on an account `a`. */
    isMatch: found ? matchesPerson(found.patterns, seesAddresses) : sql`true`,
    /** Joins of a table `s` of students with those to list, and with those who match the search. */
    listed: matching(inGroup(sql`a.id`)),
    matching: matching(empty),
  };
}

/**
 * The CTEs `page` and, for a search, `counted`. A lateral subquery with a limit is evaluated row by row, so that a scan
 * ends as soon as there are enough rows, whatever the planner expects to match.
 */
function filteredPage(wanted: StudentPage, limits: ListLimits): Sql {
  const { found, most } = wanted;
  const { table, columns, isAfter, inTable, by } = orderOf(wanted);
  const { listed } = filterOf(wanted);
  const compared = most * limits.comparedForRow;
  return sql`near as materialized (
        select r.* from own cross join lateral (
          select s.* from (
            select student_id, ${columns} from ${table} where course_id = own.id ${isAfter}
            order by ${inTable} limit ${compared}::int) s ${listed}
          order by ${by('s')} limit ${most}::int) r
      ), course_size as materialized (
        select not exists (
          select from own join course_students s on s.course_id = own.id offset ${compared}::int) as is_small
      ), enough as materialized (
        select (select count(*) from near) >= ${most}::int or (select is_small from course_size) as is_enough
      ), ${found ? foundAndCounted(wanted, found, limits) : members(wanted)}
      sorted as materialized (
        select r.* from own cross join lateral (
          select s.* from found cross join lateral (
            select student_id, ${columns} from ${table}
            where student_id = found_id and course_id = own.id ${isAfter} limit 1) s
          order by ${by('s')} limit ${most}::int) r
        where not (select is_enough from enough)
      ), page as materialized (
        select * from (
          select * from near where (select is_enough from enough) union all select * from sorted) r
        order by ${by('r')} limit ${most}::int
      )`;
}

/** The CTE `found`, with all members of a group. */
const members = ({ groupId }: StudentPage) => sql`found as materialized (
        select m.student_id as found_id from own join group_members m on m.group_id = ${groupId} and m.course_id = own.id
      ),`;

/** The index of trigrams has only such texts. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The CTEs `found`, with all who match, and `counted`, with their number, or more than the limit. */
function foundAndCounted(wanted: StudentPage, found: FoundStudents, limits: ListLimits): Sql {
  const { groupId, most } = wanted;
  const { isMatch, inGroup, listed, matching } = filterOf(wanted);
  // Never fewer than a small course has.
  const compared = Math.max(limits.comparedForCount, most * limits.comparedForRow);
  const counting = sql`limit ${limits.counted + 1}::int`;
  // The offset keeps the planner from an index that it would have to read completely.
  const accounts = HAS_TRIGRAM.test(found.patterns[0]!)
    ? sql`accounts`
    : sql`(select id, search_text from accounts offset 0)`;
  const isListed = (id: Sql) => sql`cross join lateral (
          select from course_students s where s.student_id = ${id} and s.course_id = own.id ${inGroup(sql`s.student_id`)} limit 1) s`;
  const ofMembers =
    groupId === null
      ? empty
      : sql`select s.student_id as found_id from own join group_members s on s.group_id = ${groupId} and s.course_id = own.id ${matching}
        where (select is_small from group_size)
        union all`;
  const isElsewhere = groupId === null ? empty : sql`and not (select is_small from group_size)`;
  return sql`group_size as materialized (
        select not exists (select from group_members where group_id = ${groupId}::uuid offset ${limits.members}::int) as is_small
      ), found as materialized (
        ${ofMembers} select a.id as found_id from own cross join ${accounts} a ${isListed(sql`a.id`)}
        where ${isMatch} ${isElsewhere}
        union all select other from own cross join unnest(${found.others}::uuid[]) other ${isListed(sql`other`)}
        where true ${isElsewhere}
      ), compared as materialized (
        select count(*)::int as n from own cross join lateral (
          select from (
            select student_id from course_students where course_id = own.id limit ${compared}::int) s
          ${listed} ${counting}) r
        where (select is_enough from enough)
      ), counted as materialized (
        select case when n > ${limits.counted}::int or (select is_small from course_size) then n
          else (select count(*)::int from (select from found ${counting}) r) end as n from compared
      ),`;
}
