import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import { columns, jsonFields } from '../../../platform/database/columns';
import { jsonOf, statement, type RowOf } from '../../../platform/database/statement';
import { courseTotals } from '../../enrollments/course-figures.queries';
import { ownQuizzes } from '../authoring/quiz-authoring.queries';
import type { InstructorQuizStudent } from './quiz-results.types';
import { QuizAttemptState } from '../quiz.entities';

/** A quiz and its instructor; there are no results unless they own it. */
export interface OwnQuiz {
  instructorId: string;
  quizId: string;
}

/** Students enrolled in the quiz's course whose search text is not stored yet. */
export const unfoldedStudents = ({ instructorId, quizId }: OwnQuiz) =>
  statement(
    'quizzes: unfolded students',
    { id: z.string(), name: z.string(), email: z.string() },
    sql`
      select a.id, a.name, a.email from ${ownQuizzes(instructorId)}
      join course_students s on s.course_id = q.course_id join accounts a on a.id = s.student_id
      where q.id = ${quizId} and a.search_text is null`,
  );

/** Students to show: those whose stored text is like `pattern` (null: none), and `others` by id. */
export interface FoundStudents {
  pattern: string | null;
  others: readonly string[];
}

interface QuizStudentPage extends OwnQuiz {
  /** Maximum number of rows. */
  most: number;
  /** null: all students. */
  found: FoundStudents | null;
  /** Keyset cursor: folded name and enrollment id of the previous page's last row; null: the first page. */
  after: readonly [name: string, enrollmentId: string] | null;
}

/** A student of a page, with the sort key for the cursor. */
export type QuizStudentRow = Omit<InstructorQuizStudent, 'extraTime'> & {
  /** Percent of the time limit; null: no extra time. */
  factorPercent: number | null;
  sorted: string;
  enrollmentId: string;
};

const attemptShape = {
  number: z.int(),
  state: z.enum(QuizAttemptState),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  score: z.int().nullable(),
  total: z.int(),
  percent: z.int().nullable(),
  passed: z.boolean().nullable(),
};

const pageShape = { totalCount: z.int(), nodes: jsonOf<QuizStudentRow[]>() };

/** One row. Joins only the page's rows with the other tables. */
export const quizStudents = ({ instructorId, quizId, most, found, after }: QuizStudentPage) => {
  const matching = found
    ? sql`found as materialized (
        select s.student_id as found_id from course_students s join accounts a on a.id = s.student_id
        where s.course_id = (select course_id from own) and a.search_text like ${found.pattern}
        union all select unnest(${found.others}::uuid[])
      ),`
    : empty;
  const isFound = found ? sql`join found on found_id = s.student_id` : empty;
  const isAfter = after
    ? sql`and (sort_name, enrollment_id) > (${after[0]}::text, ${after[1]}::uuid)`
    : empty;
  const totalCount = found
    ? sql`(select count(*)::int from found)`
    : sql`coalesce((select n.students from own cross join lateral ${courseTotals(sql`own.course_id`)} n), 0)`;
  return statement(
    'quizzes: results of students',
    pageShape,
    sql`
      with own as materialized (
        select q.id, q.course_id from ${ownQuizzes(instructorId)} where q.id = ${quizId}
      ), ${matching} page as materialized (
        select s.*, own.id as quiz_id from own cross join lateral (
          select enrollment_id, student_id, sort_name from course_students s ${isFound}
          where s.course_id = own.course_id ${isAfter}
          order by sort_name, enrollment_id limit ${most}) s
      )
      select ${totalCount} as "totalCount",
        coalesce((
        select json_agg(json_build_object('quizId', p.quiz_id, 'studentId', a.id, 'name', a.name, 'email', a.email,
            'sorted', p.sort_name, 'enrollmentId', p.enrollment_id, 'factorPercent', x.factor_percent,
            'attempts', t.attempts, 'bestPercent', t.best, 'hasPassed', t.passed)
          order by p.sort_name, p.enrollment_id)
        from page p join accounts a on a.id = p.student_id
        left join quiz_extra_times x on x.quiz_id = p.quiz_id and x.student_id = p.student_id
        cross join lateral (
          select coalesce(json_agg(json_build_object('id', t.id, ${jsonFields('t', attemptShape)}) order by t.number), '[]') as attempts,
            max(t.percent) filter (where t.is_counted) as best,
            coalesce(bool_or(t.passed) filter (where t.is_counted), false) as passed
          from quiz_attempts t where t.quiz_id = p.quiz_id and t.student_id = p.student_id) t), '[]') as nodes`,
  );
};

/** All attempts, ordered by student name. */
export const quizAttempts = ({ instructorId, quizId }: OwnQuiz) =>
  statement(
    'quizzes: attempts for an export',
    { name: z.string(), email: z.string(), ...attemptShape },
    sql`
      select s.name, s.email, ${columns('a', attemptShape)}
      from ${ownQuizzes(instructorId)} join quiz_attempts a on a.quiz_id = q.id join accounts s on s.id = a.student_id
      where q.id = ${quizId} order by lower(s.name), s.id, a.number`,
  );

export type ExportedAttempt = RowOf<typeof quizAttempts>;

/** Extra time of currently enrolled students, by name. */
export const extraTimes = ({ instructorId, quizIds }: { instructorId: string; quizIds: readonly string[] }) =>
  statement(
    'quizzes: extra times',
    { quizId: z.string(), studentId: z.string(), name: z.string(), factorPercent: z.int() },
    sql`
      select q.id as "quizId", a.id as "studentId", a.name, x.factor_percent as "factorPercent"
      from ${ownQuizzes(instructorId)} join quiz_extra_times x on x.quiz_id = q.id
      join enrollments e on e.course_id = q.course_id and e.student_id = x.student_id
      join accounts a on a.id = x.student_id
      where q.id = any(${quizIds}::uuid[]) order by lower(a.name), a.id`,
  );

/** `factorPercent` is of the time limit; null: no extra time. One row, or none unless the student is enrolled. */
export const setExtraTime = ({
  instructorId,
  quizId,
  studentId,
  factorPercent,
}: OwnQuiz & { studentId: string; factorPercent: number | null }) =>
  statement(
    'quizzes: set extra time',
    { id: z.string() },
    sql`
      with target as (
        select q.id from ${ownQuizzes(instructorId)}
        join enrollments e on e.course_id = q.course_id and e.student_id = ${studentId} where q.id = ${quizId}
      ), removed as (
        delete from quiz_extra_times x using target
        where x.quiz_id = target.id and x.student_id = ${studentId} and ${factorPercent}::int is null
      ), written as (
        insert into quiz_extra_times (quiz_id, student_id, factor_percent)
        select target.id, ${studentId}::uuid, ${factorPercent}::int from target where ${factorPercent}::int is not null
        on conflict (quiz_id, student_id) do update set factor_percent = excluded.factor_percent
      )
      select id from target`,
  );
