import sql from 'sql-template-tag';
import { z } from 'zod';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantBudgets, AssistantCallKind } from '../assistant.entities';
import type { CallKind } from '../assistant.rules';
import type { AssistantUseOfCourse, AssistantUseOfDay, AssistantUseOfKind } from './use.types';

const budgetsShape = shapeOf(AssistantBudgets, { without: [] });

/** The budgets, locked until the transaction ends, so that calls are booked one after the other. */
export const lockBudgets = statement('assistant: lock budgets', budgetsShape)`
    select ${columns('b', budgetsShape)} from assistant_budgets b for no key update`;

/** What a call counts for. */
export interface UseOf {
  accountId: string;
  /** The day as YYYY-MM-DD, in UTC. */
  day: string;
  courseId: string | null;
  requestType: CallKind;
}

/**
 * Books a call with these tokens if every budget has room for it; one row. In a transaction that has locked the budgets.
 */
export const bookCall = ({ accountId, day, courseId, requestType, tokens }: UseOf & { tokens: number }) =>
  statement('assistant: book call', { isBooked: z.boolean() })`
    with wanted as (
      select b.*, case b.unit when 'TOKENS' then ${tokens}::int else 1 end as amount from assistant_budgets b
    ),
    allowed as (
      select true as is_allowed from wanted w
      where (w.per_person is null or w.per_person >= w.amount + coalesce((
          select case w.unit when 'TOKENS' then p.tokens else p.requests end from assistant_person_use p
          where p.account_id = ${accountId} and p.day = ${day}::date), 0))
        and (w.per_course is null or ${courseId}::uuid is null or w.per_course >= w.amount + (
          select coalesce(sum(case w.unit when 'TOKENS' then u.tokens else u.requests end), 0) from assistant_use u
          where u.course_id = ${courseId} and u.day = ${day}::date))
        and (w.per_month is null or w.per_month >= w.amount + (
          select coalesce(sum(case w.unit when 'TOKENS' then u.tokens else u.requests end), 0) from assistant_use u
          where u.day >= date_trunc('month', ${day}::date)
            and u.day < date_trunc('month', ${day}::date) + interval '1 month'))
    ),
    booked as (
      insert into assistant_use as u (day, course_id, request_type, requests, tokens)
      select ${day}::date, ${courseId}::uuid, ${requestType}, 1, ${tokens}::int from allowed
      on conflict (day, course_id, request_type)
        do update set requests = u.requests + 1, tokens = u.tokens + excluded.tokens
    ),
    booked_person as (
      insert into assistant_person_use as p (account_id, day, requests, tokens)
      select ${accountId}::uuid, ${day}::date, 1, ${tokens}::int from allowed
      on conflict (account_id, day) do update set requests = p.requests + 1, tokens = p.tokens + excluded.tokens
    )
    select exists (select from allowed) as "isBooked"`;

/** Corrects what was booked for a call by these differences; a deleted account has no row any more. */
export const correctCall = (input: UseOf & { tokens: number; failures: number }) => {
  const { accountId, day, courseId, requestType, tokens, failures } = input;
  return statement('assistant: correct call', {})`
    with corrected as (
      update assistant_use set tokens = greatest(0, tokens + ${tokens}::int), requests = requests - ${failures}::int,
        failures = failures + ${failures}
      where day = ${day}::date and course_id is not distinct from ${courseId} and request_type = ${requestType}
    )
    update assistant_person_use set tokens = greatest(0, tokens + ${tokens}), requests = requests - ${failures}
    where account_id = ${accountId} and day = ${day}::date`;
};

/** Counts an answer or outline that the built-in provider gave instead. */
export const countReplaced = ({ day, courseId, requestType }: Omit<UseOf, 'accountId'>) =>
  statement('assistant: count replaced answer', {})`
    insert into assistant_use as u (day, course_id, request_type, replaced)
    values (${day}::date, ${courseId}, ${requestType}, 1)
    on conflict (day, course_id, request_type) do update set replaced = u.replaced + 1`;

const COURSES_MAX = 100;

const figures = sql`sum(u.requests)::float8 as requests, sum(u.tokens)::float8 as tokens, sum(u.failures)::float8 as failures, sum(u.replaced)::float8 as replaced`;
const inMonth = (month: string) =>
  sql`u.day >= ${month}::date and u.day < ${month}::date + interval '1 month'`;

/** One row: the use in the month that begins with this day, by day, by course (the most used ones) and by kind of request. */
export const useOfMonth = (month: string) =>
  statement('assistant: use of month', {
    days: jsonOf<AssistantUseOfDay[]>(),
    courses: jsonOf<AssistantUseOfCourse[]>(),
    kinds: jsonOf<AssistantUseOfKind[]>(),
  })`
    select
      coalesce((select json_agg(d order by d.day) from (
        select to_char(u.day, 'YYYY-MM-DD') as day, ${figures} from assistant_use u where ${inMonth(month)} group by u.day
      ) d), '[]') as days,
      coalesce((select json_agg(c order by c.tokens desc, c.requests desc, c."courseId") from (
        select u.course_id as "courseId", min(k.title) as title, ${figures}
        from assistant_use u left join courses k on k.id = u.course_id
        where ${inMonth(month)} group by u.course_id order by sum(u.tokens) desc, sum(u.requests) desc limit ${COURSES_MAX}
      ) c), '[]') as courses,
      coalesce((select json_agg(t order by t.tokens desc, t."requestType") from (
        select u.request_type as "requestType", ${figures} from assistant_use u where ${inMonth(month)} group by u.request_type
      ) t), '[]') as kinds`;

/** The use in the month that begins with this day, by day, course and kind of request, oldest first. */
export const useRows = (month: string) =>
  statement('assistant: use by day, course and kind', {
    day: z.string(),
    courseId: z.string().nullable(),
    title: z.string().nullable(),
    requestType: z.enum(AssistantCallKind),
    requests: z.number(),
    tokens: z.number(),
    failures: z.number(),
    replaced: z.number(),
  })`
    select to_char(u.day, 'YYYY-MM-DD') as day, u.course_id as "courseId", k.title, u.request_type as "requestType",
      u.requests, u.tokens::float8 as tokens, u.failures, u.replaced
    from assistant_use u left join courses k on k.id = u.course_id
    where ${inMonth(month)} order by u.day, k.title, u.course_id, u.request_type`;

/** Deletes what people used more than a week before this day, and all use of more than two years ago. */
export const removeOldUse = (day: string) =>
  statement('assistant: remove old use', {})`
    with people as (delete from assistant_person_use where day < ${day}::date - 7)
    delete from assistant_use where day < ${day}::date - 731`;
