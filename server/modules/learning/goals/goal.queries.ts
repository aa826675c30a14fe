import { z } from 'zod';
import { statement } from '../../../platform/database/statement';

/**
 * One row: the account's goal, on which days of the week of `now` in this time zone it was active, 1 for Monday, and for
 * how many seconds it had lessons open. Presence is stored by UTC day; a row counts for the day of its last heartbeat.
 */
export const goalOf = ({ accountId, timeZone, now }: { accountId: string; timeZone: string; now: Date }) =>
  statement('goals: goal', {
    daysPerWeek: z.int().nullable(),
    minutesPerWeek: z.int().nullable(),
    activeDays: z.array(z.int()),
    secondsThisWeek: z.int(),
  })`
    with zone as (
      select known_time_zone(${timeZone}::text) as name
    ), monday as (
      select date_trunc('week', ${now}::timestamptz at time zone name) as local from zone
    ), begun as materialized (
      select local at time zone name as at from monday, zone
    ), acts as (
      select completed_at as at, 0 as seconds from lesson_completions
        where student_id = ${accountId} and completed_at >= (select at from begun)
      union all
      select last_at, seconds from lesson_presences
        where student_id = ${accountId} and day >= (select (at at time zone 'UTC')::date from begun)
          and last_at >= (select at from begun)
      union all
      select started_at, 0 from quiz_attempts
        where student_id = ${accountId} and started_at >= (select at from begun)
      union all
      select answers_saved_at, 0 from quiz_attempts
        where student_id = ${accountId} and answers_saved_at >= (select at from begun)
    ), week as (
      select (acts.at at time zone name)::date - local::date + 1 as day, seconds from acts, monday, zone
      where acts.at < (local + interval '7 days') at time zone name
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
