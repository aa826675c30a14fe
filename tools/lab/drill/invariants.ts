import type { Client } from 'pg';
import { grade, hasPassed, type GradedQuestion } from '../../../server/modules/quizzes/grading.rules';
import { withClient } from './connection';

/** Rows that violate an invariant of the platform. */
export interface Violation {
  /** 'I2' to 'I8'; I1 needs a Ledger, I5 is about responses and not about rows. */
  invariant: string;
  /** What is wrong with the rows, in a few words. */
  rule: string;
  count: number;
  /** The first such row. */
  example: unknown;
}

interface Check {
  invariant: string;
  rule: string;
  /** A query that returns the violating rows. */
  sql: string;
}

/**
 * Seconds from its deadline until an attempt must be closed: ten of grace, one to finish, fifteen until the next sweep,
 * and some slack.
 */
const CLOSED_WITHIN_SECONDS = 40;

const uniqueOn = (invariant: string, table: string, columns: string, condition = 'true'): Check => ({
  invariant,
  rule: `one row of ${table} for each (${columns})${condition === 'true' ? '' : ` where ${condition}`}`,
  sql: `select ${columns}, count(*)::int as rows from ${table} where ${condition} group by ${columns} having count(*) > 1`,
});

const CHECKS: Check[] = [
  uniqueOn('I2', 'enrollments', 'student_id, course_id'),
  uniqueOn('I2', 'quiz_attempts', 'student_id, quiz_id', `state = 'OPEN'`),
  {
    invariant: 'I3',
    rule: 'an attempt has a score exactly when it is finished',
    sql: `select id, state, score from quiz_attempts
      where (state = 'OPEN') <> (score is null) or (state = 'OPEN') <> (finished_at is null)`,
  },
  {
    invariant: 'I4',
    rule: 'lessonsCompleted and percent equal the recomputed ones',
    sql: `
      with counted as (
        select e.id, e.lessons_completed, e.percent,
          (select count(*)::int from lessons l where l.course_id = e.course_id) as total,
          (select count(*)::int from lesson_completions d join lessons l on l.id = d.lesson_id
            where d.student_id = e.student_id and l.course_id = e.course_id) as done
        from enrollments e
      )
      select * from counted where lessons_completed <> done or percent <> case
        when total = 0 then 0 when done >= total then 100 else least(99, round(100.0 * done / total)) end`,
  },
  {
    invariant: 'I4',
    rule: 'a course counts its lessons',
    sql: `select c.id, c.lesson_count, count(l.id)::int as lessons from courses c left join lessons l on l.course_id = c.id
      group by c.id, c.lesson_count having c.lesson_count <> count(l.id)`,
  },
  {
    invariant: 'I4',
    rule: 'whoever has done every lesson, and passed every quiz where that is required, has the certificate',
    sql: `select e.student_id, e.course_id from enrollments e join courses c on c.id = e.course_id
      where e.percent = 100 and c.deleted_at is null and not exists (
          select from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)
        and (c.certificate_rule = 'LESSONS' or not exists (
          select from quizzes q where q.course_id = c.id and q.is_active and q.deleted_at is null and not exists (
            select from quiz_attempts t where t.quiz_id = q.id and t.student_id = e.student_id and t.passed)))`,
  },
  {
    invariant: 'I6',
    rule: 'no attempt is open after its deadline, the grace period and one sweep',
    sql: `select id, deadline from quiz_attempts
      where state = 'OPEN' and deadline < clock_timestamp() - interval '${CLOSED_WITHIN_SECONDS} seconds'`,
  },
  {
    invariant: 'I6',
    rule: 'no attempt finished after its deadline',
    sql: `select id, deadline, finished_at from quiz_attempts where finished_at > deadline`,
  },
  ...['lessons.course_id', 'questions.quiz_id'].map((place): Check => {
    const [table, parent] = place.split('.') as [string, string];
    return {
      invariant: 'I7',
      rule: `positions in ${table} are 1 to n`,
      sql: `select ${parent}, array_agg(position order by position) as positions from ${table} group by ${parent}
        having count(*) <> max(position) or min(position) <> 1 or count(distinct position) <> count(*)`,
    };
  }),
  uniqueOn('I8', 'lesson_completions', 'student_id, lesson_id'),
  uniqueOn('I8', 'certificates', 'student_id, course_id'),
  uniqueOn('I8', 'quiz_attempts', 'student_id, quiz_id, number'),
  uniqueOn('I8', 'notifications', 'recipient_id, dedupe_key', 'dedupe_key is not null'),
  uniqueOn('I8', 'reviews', 'student_id, course_id'),
];

/** Checks the invariants I2 to I4 and I6 to I8 (see Violation) on a database, idle or in use; empty if all hold. */
export function brokenInvariants(databaseUrl: string): Promise<Violation[]> {
  return withClient(databaseUrl, async (client) => {
    const violations: Violation[] = [];
    for (const { invariant, rule, sql } of CHECKS) {
      const { rows } = await client.query<Record<string, unknown>>(sql);
      if (rows.length > 0) violations.push({ invariant, rule, count: rows.length, example: rows[0] });
    }
    const wrong = await wrongScores(client);
    const rule = 'score, total, percent and pass equal those recomputed from the snapshot and the answers';
    if (wrong.length > 0) violations.push({ invariant: 'I3', rule, count: wrong.length, example: wrong[0] });
    return violations;
  });
}

interface FinishedAttempt {
  id: string;
  snapshot: GradedQuestion[];
  answers: Record<string, string>;
  score: number;
  total: number;
  percent: number;
  passed: boolean;
  passing_score_percent: number;
}

const AT_ONCE = 500;

/** Graded here and not in SQL, because short answers are compared by Unicode rules that PostgreSQL lacks. */
async function wrongScores(client: Client): Promise<unknown[]> {
  const wrong: unknown[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<FinishedAttempt>(
      `select id, snapshot, answers, score, total, percent, passed, passing_score_percent from quiz_attempts
       where state <> 'OPEN' and id > $1 order by id limit ${AT_ONCE}`,
      [after],
    );
    for (const attempt of rows) {
      const { score, total, percent } = grade(attempt.snapshot, attempt.answers);
      const recomputed = {
        score,
        total,
        percent,
        passed: hasPassed(percent, attempt.passing_score_percent),
      };
      const kept = {
        score: attempt.score,
        total: attempt.total,
        percent: attempt.percent,
        passed: attempt.passed,
      };
      if (JSON.stringify(kept) !== JSON.stringify(recomputed))
        wrong.push({ attemptId: attempt.id, kept, recomputed });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return wrong;
    after = last.id;
  }
}
