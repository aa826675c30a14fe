import { z } from 'zod';
import { statement } from '../../../platform/database/statement';

/**
 * One row: the account's goal, and in which of these days, from 1, it was active and for how many seconds it had lessons open.
 * `days` are the beginnings of the days and the end of the last. Presence is stored by UTC day; a row counts for the
 * day of its last heartbeat.
 */
export const goalOf = ({ accountId, days }: { accountId: string; days: readonly Date[] }) =>
  statement('goals: goal', {
    daysPerWeek: z.int().nullable(),
    minutesPerWeek: z.int().nullable(),
    activeDays: z.array(z.int()),
    secondsThisWeek: z.int(),
  })`
    with acts as (
      select completed_at as at, 0 as seconds from lesson_completions
        where student_id = ${accountId} and completed_at >= ${days[0]!}
      union all
      select last_at, seconds from lesson_presences
        where student_id = ${accountId} and day >= (${days[0]!}::timestamptz at time zone 'UTC')::date and last_at >= ${days[0]!}
      union all
      select started_at, 0 from quiz_attempts where student_id = ${accountId} and started_at >= ${days[0]!}
      union all
      select answers_saved_at, 0 from quiz_attempts
        where student_id = ${accountId} and answers_saved_at >= ${days[0]!}
    ), week as (
      select width_bucket(at, ${days}::timestamptz[]) as day, seconds from acts where at < ${days[7]!}
    )
    select g.days_per_week as "daysPerWeek", g.minutes_per_week as "minutesPerWeek",
      (select coalesce(array_agg(distinct day order by day), '{}') from week) as "activeDays",
      (select coalesce(sum(seconds), 0)::int from week) as "secondsThisWeek"
    from (select ${accountId}::uuid as id) a left join learning_goals g on g.account_id = a.id`;

export const setGoal = (goal: {
  accountId: string;
  daysPerWeek: number | null;
  minutesPerWeek: number | null;
}) =>
  statement('goals: set', {})`
    insert into learning_goals (account_id, days_per_week, minutes_per_week)
    values (${goal.accountId}, ${goal.daysPerWeek}, ${goal.minutesPerWeek})
    on conflict (account_id) do update
      set days_per_week = excluded.days_per_week, minutes_per_week = excluded.minutes_per_week`;
