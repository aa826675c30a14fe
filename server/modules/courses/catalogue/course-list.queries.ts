import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import {
  type CourseSort,
  LENGTH_MINUTES,
  LENGTH_OPTIONS,
  LEVEL_OPTIONS,
  type OptionCounts,
  type OptionFilter,
  PRICE_OPTIONS,
} from '../course-options.rules';
import { courseCardJson, courseOf, enrollmentJson, type ViewerId } from '../course-json.queries';
import type { Course } from '../course.types';
import { isListed } from './catalogue.queries';

/** How well a course matches, in the order of the results. */
const LITERAL = 0;
const ALL_WORDS = 1;
/** Some words are spelled differently. */
const SIMILAR_WORDS = 2;
/** Most of the words; only used if nothing matches better. */
const SOME_WORDS = 3;

/** Share of the words' total weight that a course must match. */
const SOME_WORDS_SHARE = 0.5;

/** Filters and position of a catalogue page; null: no such condition. */
interface CourseListFilter extends OptionFilter {
  /** Folded, as a LIKE pattern. */
  search: string | null;
  /** The words of the search term, and each as a tsquery. */
  words: readonly string[];
  wordQueries: readonly string[];
  /** Folded, as a LIKE pattern. */
  skill: string | null;
  category: string | null;
  minRating: number | null;
  sort: CourseSort;
  /** Keyset cursor: kind of match, key, rating, reviews, time and id of the previous page's last row. */
  after: readonly [number, number, number, number, string, string] | null;
}

/**
 * Courses by the words of a search term, in `matched`: `score` is the sum over the words of how well they match, weighted by how
 * rare they are. A level and "free" are words of a course too. A word that no course contains is looked for in another
 * spelling.
 */
const wordMatches = ({ words, wordQueries }: CourseListFilter) => sql`
  words as materialized (
    select n, word, query from (
      select n, word, to_tsquery('english', query) as query
      from unnest(${words}::text[], ${wordQueries}::text[]) with ordinality w (word, query, n)) w
    where numnode(query) > 0
  ), exact as materialized (
    select n, c.id, ts_rank('{0.2,0.4,0.6,1}', c.search_words, query) as quality
    from words join courses c on c.search_words @@ query
    union all
    select n, l.course_id, 0.25
    from words join lessons l on to_tsvector('english'::regconfig, l.title) @@ query
    union all
    select n, c.id, 0.25 from words join courses c on c.level = upper(rtrim(word, 's'))
    union all
    select n, c.id, 0.25 from words join courses c on c.price_cents = 0 where word = 'free'
  ), resembling as materialized (
    select n, word, r.id, r.similar_word, 0.6 * r.likeness as quality from words, courses_resembling(word) r
    where length(word) > 3 and not exists (select from exact e where e.n = words.n)
  ), hits as (
    select n, id, max(quality) as quality, bool_or(is_similar) as is_similar from (
      select n, id, quality, false as is_similar from exact
      union all select n, id, quality, true from resembling) h
    group by n, id
  ), rarity as (
    select n, ln(1 + (select count(*) from courses) / count(*)::float8) as weight from hits group by n
  ), matched as (
    select id, round(sum(quality * weight)::numeric, 6)::float8 as score, sum(weight) as weight,
      count(*) = (select count(*) from words) as has_all, bool_or(is_similar) as is_similar
    from hits join rarity using (n) group by id
  )`;

/** How many of the courses `f` match each option and the chosen options of the other filters. */
const optionCounts = (): Sql => {
  const counts = [
    ...LEVEL_OPTIONS.map(
      (o) => sql`${o}::text, count(*) filter (where level = ${o} and has_price and has_length)`,
    ),
    ...PRICE_OPTIONS.map(
      (o) => sql`${o}::text, count(*) filter (where price = ${o} and has_level and has_length)`,
    ),
    ...LENGTH_OPTIONS.map(
      (o) => sql`${o}::text, count(*) filter (where length = ${o} and has_level and has_price)`,
    ),
  ];
  return sql`json_build_object(${join(counts)})`;
};

/** The option of a course `c`; null for an unknown duration. */
const lengthOf = sql`case ${join(
  LENGTH_OPTIONS.map((o) => sql`when c.duration_minutes < ${LENGTH_MINUTES[o][1]}::int then ${o}::text`),
  ' ',
)} end`;

/**
 * One row: a page of `max` published courses, and figures of the matches on all pages. Courses that contain the search term come
 * first in every order; `key` sorts before the order of the index courses_rank.
 *
 * The filters are written with `coalesce`: PostgreSQL expects `is null or` to leave a handful of courses, and would join
 * the matches row by row.
 */
export const courseList = (viewerId: ViewerId, filter: CourseListFilter, max: number) => {
  const { search, skill, category, minRating, level, price, length, sort, after } = filter;
  const [kind, key, rating, reviewsCount, time, id] = after ?? [null, null, null, null, null, null];
  const group = sort === 'RELEVANCE' ? sql`f.kind` : sql`least(f.kind, ${ALL_WORDS}::int)`;
  return statement('catalogue: course list', {
    totalCount: z.int(),
    exactCount: z.int(),
    matchesAllWords: z.boolean(),
    corrections: jsonOf<Record<string, string>>().nullable(),
    optionCounts: jsonOf<OptionCounts>(),
    nodes: jsonOf<
      {
        course: Course;
        viewerEnrollment: Course['viewerEnrollment'];
        time: string;
        kind: number;
        key: number;
      }[]
    >(),
  })`
    with ${wordMatches(filter)}, candidates as (
      select c.id, c.rating, c.reviews_count, c.created_at, c.duration_minutes, c.is_featured, c.level,
        coalesce(m.score, 0) as score, m.weight,
        case when c.price_cents = 0 then 'FREE' else 'PAID' end as price, ${lengthOf} as length,
        case when ${search}::text is null or c.search_text like ${search} then ${LITERAL}::int
          when not m.has_all then ${SOME_WORDS}::int
          when m.is_similar then ${SIMILAR_WORDS}::int else ${ALL_WORDS}::int end as kind
      from courses c left join matched m on m.id = c.id
      where ${isListed}
        and (${search}::text is null or m.id is not null or c.search_text like ${search})
        and coalesce(c.category = ${category}, true)
        and coalesce(c.skills_text like ${skill}, true)
        and coalesce(c.rating >= ${minRating}, true)
    ), found as materialized (
      select *, coalesce(level = ${level ?? null}, true) as has_level,
        coalesce(price = ${price ?? null}, true) as has_price,
        ${length ?? null}::text is null or coalesce(length = ${length ?? null}, false) as has_length
      from candidates where kind < ${SOME_WORDS}::int
        or not exists (select from candidates where kind < ${SOME_WORDS}::int)
          and weight >= ${SOME_WORDS_SHARE}::float8 * (select sum(weight) from rarity)
    ), best as (
      select id from found where ${search}::text is not null and (select min(kind) from found) >= ${SIMILAR_WORDS}::int
      order by kind, score desc, id limit 1
    ), listed as (
      select f.*, ${group} as place,
        case ${sort}::text when 'NEWEST' then -floor(extract(epoch from f.created_at) * 1000)
          when 'SHORTEST' then coalesce(f.duration_minutes, 2147483647)
          when 'RELEVANCE' then case when ${search}::text is not null then -f.score
            when f.is_featured then -1 else 0 end
          else 0 end::float8 as key
      from found f where has_level and has_price and has_length
    ), page as (
      select * from listed
      where ${kind}::int is null or (place, key) > (${kind}::int, ${key}::float8)
        or (place, key) = (${kind}::int, ${key}::float8) and (rating, reviews_count, created_at, id)
          < (${rating}::float8, ${reviewsCount}::int, ${time}::timestamptz, ${id}::uuid)
      order by place, key, rating desc, reviews_count desc, created_at desc, id desc limit ${max}
    )
    select (select count(*)::int from listed) as "totalCount",
      (select count(*)::int from listed where kind = ${LITERAL}::int) as "exactCount",
      coalesce((select min(kind) from found), 0) < ${SOME_WORDS}::int as "matchesAllWords",
      (select json_object_agg(r.word, r.similar_word) from best join resembling r on r.id = best.id) as corrections,
      (select ${optionCounts()} from found) as "optionCounts", coalesce((
      select json_agg(json_build_object('course', ${courseCardJson(viewerId)}, 'viewerEnrollment', ${enrollmentJson},
          'time', p.created_at::text, 'kind', p.place, 'key', p.key)
        order by p.place, p.key, p.rating desc, p.reviews_count desc, p.created_at desc, p.id desc)
      from page p join ${courseOf(sql`p.id`, viewerId)}), '[]') as nodes`;
};
