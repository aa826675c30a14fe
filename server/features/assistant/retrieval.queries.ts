import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { isVisibleCourse } from '../catalogue/shared.queries';
import type { Material } from './provider';
import type { Document } from './ranking';

/** Limits to a course `c`; null: every course. */
const inCourse = (courseId: string | null) => sql`(${courseId}::uuid is null or c.id = ${courseId})`;

/** The lexeme of each word; none for a stop word. */
export const wordLexemes = (words: readonly string[]) =>
  statement(
    'assistant: lexemes',
    { word: z.string(), lexeme: z.string() },
    sql`
      select w.word, u.lexeme from unnest(${words}::text[]) w(word)
      cross join lateral (
        select lexeme from unnest(to_tsvector('english', w.word)) order by positions[1] limit 1
      ) u`,
  );

/** A lexeme to search for. */
interface SearchedLexeme {
  lexeme: string;
  /** Index of the term it belongs to. */
  term: number;
  /** Whether it is only near in meaning to the term. */
  isNear: boolean;
}

/** Captions of a lesson's video: an address, a text, or none. */
export interface Captioned {
  captionsUrl: string | null;
  captionsText: string | null;
}

/** A lesson, or the description of a course. */
export type DocumentRow = Omit<Document, 'passages'> & Captioned & Pick<Material, 'description' | 'notes'>;

/**
 * One row: how many of the lessons that the viewer may read, in one course (null: all), contain each term; up to
 * `most` candidate lessons and courses; and as many lessons whose captions are among `captionsUrls`. Candidates are
 * ranked roughly here, with near meanings weighted less, and by BM25 in the process.
 */
export const candidates = ({
  viewerId,
  searched,
  courseId,
  captionsUrls,
  most,
}: {
  viewerId: string;
  searched: readonly SearchedLexeme[];
  courseId: string | null;
  captionsUrls: readonly string[];
  most: number;
}) => {
  const isCandidate = sql`${isVisibleCourse(viewerId)} and ${inCourse(courseId)}`;
  const lexemes = searched.map(({ lexeme }) => lexeme);
  const terms = searched.map(({ term }) => term);
  const areNear = searched.map(({ isNear }) => isNear);
  return statement(
    'assistant: candidates',
    {
      lessonCount: z.number(),
      terms: jsonOf<{ term: number; lessons: number }[]>(),
      documents: jsonOf<DocumentRow[]>(),
    },
    sql`
      with word as materialized (
        select w.term, w.is_near, quote_literal(w.lexeme)::tsquery as exact,
          case when w.lexeme ~ '^[a-z]{4,}$' and not w.is_near
            then (quote_literal(left(w.lexeme, greatest(4, length(w.lexeme) - 1))) || ':*')::tsquery
            else quote_literal(w.lexeme)::tsquery end as family
        from unnest(${lexemes}::text[], ${terms}::int[], ${areNear}::boolean[]) w(lexeme, term, is_near)
      ),
      hits as (
        select w.term, l.id as lesson_id, l.course_id, bool_or(not w.is_near and l.search_words @@ w.exact) as is_exact,
          bool_and(w.is_near) as is_near, max(ts_rank('{0.3,0.4,0.7,1}', l.search_words, w.family)) as rank
        from word w join lessons l on l.search_words @@ w.family join courses c on c.id = l.course_id
        where ${isCandidate} group by 1, 2, 3
        union all
        select w.term, null::uuid, c.id, bool_or(not w.is_near and c.search_words @@ w.exact), bool_and(w.is_near),
          max(ts_rank('{0.3,0.4,0.7,1}', c.search_words, w.family))
        from word w join courses c on c.search_words @@ w.family
        where ${isCandidate} group by 1, 2, 3
      ),
      total as (
        select coalesce(sum(c.lesson_count), 0)::float8 as lessons from courses c where ${isCandidate}
      ),
      terms as (
        -- A word that only its family has is as rare as the family.
        select w.term,
          coalesce(nullif(count(*) filter (where h.is_exact), 0), count(*) filter (where not h.is_near)) as lessons
        from (select distinct term from word) w left join hits h on h.term = w.term and h.lesson_id is not null
        group by w.term
      ),
      found as (
        select h.lesson_id, h.course_id,
          sum(h.rank * ln(1 + (greatest(total.lessons, t.lessons) - t.lessons + 0.5) / (t.lessons + 0.5))
            * case when h.is_exact then 1 else 0.4 end) as score
        from hits h join terms t using (term) cross join total group by 1, 2
        order by score desc, 2, 1 limit ${most}
      ),
      spoken as (
        select l.id, l.course_id, 0::float8 from lessons l join courses c on c.id = l.course_id
        where l.captions_url = any(${captionsUrls}::text[]) and ${isCandidate}
          and not exists (select from found f where f.lesson_id = l.id)
        order by l.id limit ${most}
      )
      select (select lessons from total) as "lessonCount",
        coalesce((select json_agg(json_build_object('term', term, 'lessons', lessons)) from terms), '[]') as terms,
        coalesce((select json_agg(json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category,
            'level', c.level, 'lessonId', l.id, 'title', coalesce(l.title, c.title),
            'description', coalesce(l.description, c.description), 'notes', coalesce(l.notes, ''),
            'captionsUrl', l.captions_url, 'captionsText', l.captions_text,
            'titleLexemes', tsvector_to_array(to_tsvector('english', coalesce(l.title, c.title))),
            'courseLexemes', tsvector_to_array(to_tsvector('english', c.title))) order by f.score desc, c.id, l.id)
          from (select * from found union all select * from spoken) f
          join courses c on c.id = f.course_id left join lessons l on l.id = f.lesson_id), '[]') as documents`,
  );
};

/** A row for each passage, in order: its lexemes with their counts, doubled for the heading. */
export const passageLexemes = (passages: readonly { heading: string; text: string }[]) => {
  const headings = passages.map(({ heading }) => heading);
  const texts = passages.map(({ text }) => text);
  return statement(
    'assistant: passages',
    { lexemes: z.array(z.string()), counts: z.array(z.int()) },
    sql`
      select array(select u.lexeme from unnest(p.words) u) as lexemes,
        array(select cardinality(u.positions) from unnest(p.words) u) as counts
      from (
        select number, to_tsvector('english', heading || ' . ' || heading || ' . ' || body) as words
        from unnest(${headings}::text[], ${texts}::text[]) with ordinality t(heading, body, number)
      ) p order by p.number`,
  );
};

/** Every lesson of a course that the viewer may read, in order; one row with a null lesson if it has none. */
export const wholeCourse = ({ viewerId, courseId }: { viewerId: string; courseId: string }) =>
  statement(
    'assistant: whole course',
    {
      courseId: z.string(),
      courseTitle: z.string(),
      lessonId: z.string().nullable(),
      lessonTitle: z.string(),
      description: z.string(),
      notes: z.string(),
      captionsUrl: z.string().nullable(),
      captionsText: z.string().nullable(),
    },
    sql`
      select c.id as "courseId", c.title as "courseTitle", l.id as "lessonId", coalesce(l.title, '') as "lessonTitle",
        coalesce(l.description, '') as description, coalesce(l.notes, '') as notes, l.captions_url as "captionsUrl",
        l.captions_text as "captionsText"
      from courses c left join lessons l on l.course_id = c.id
      where c.id = ${courseId} and ${isVisibleCourse(viewerId)} order by l.position`,
  );

/** Whether the student has an open attempt at a quiz of one of these courses. */
export const isTakingQuizOf = ({
  studentId,
  courseIds,
}: {
  studentId: string;
  courseIds: readonly string[];
}) =>
  statement(
    'assistant: open attempts',
    { isTaking: z.boolean() },
    sql`
      select exists (select from quiz_attempts a join quizzes q on q.id = a.quiz_id
        where a.student_id = ${studentId} and a.state = 'OPEN' and q.course_id = any(${courseIds}::uuid[])) as "isTaking"`,
  );
