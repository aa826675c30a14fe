import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';

/** Writes only files that changed, since each write reads its lessons anew. */
export const keepSiteCaptions = ({ urls, texts }: { urls: readonly string[]; texts: readonly string[] }) =>
  statement(
    'assistant: site captions',
    {},
    sql`
      insert into site_captions (url, text) select * from unnest(${urls}::text[], ${texts}::text[])
      on conflict (url) do update set text = excluded.text where site_captions.text <> excluded.text`,
  );

/** Makes the passages of a course, or of all courses if it is null, anew; one row with how many were different. */
export const recountPassages = (courseId: string | null) =>
  statement(
    'assistant: recount passages',
    { differences: z.number() },
    sql`
      with locked as (
        select c.id from courses c where ${courseId}::uuid is null or c.id = ${courseId} for no key update
      )
      select coalesce(sum(recount_passages(id)), 0)::float8 as differences from locked`,
  );

/** Marks the course whose passages were recounted longest ago, and not since the given time; no row if there is none. */
export const nextPassagesToRecount = ({ now, since }: { now: Date; since: Date }) =>
  statement(
    'assistant: next passages to recount',
    { courseId: z.string() },
    sql`
      insert into passage_recounts (course_id, recounted_at)
      select c.id, ${now}::timestamptz from courses c left join passage_recounts r on r.course_id = c.id
      where r.course_id is null or r.recounted_at < ${since}
      order by r.recounted_at nulls first limit 1 for update of c skip locked
      on conflict (course_id) do update set recounted_at = excluded.recounted_at
      returning course_id as "courseId"`,
  );
