import { isVisibleCourse } from '../catalogue/positional.queries';

const inCourse = (parameter: string) => `(${parameter}::uuid is null or c.id = ${parameter})`;

/** $1 words. The lexeme of each; none for a stop word. */
export const wordLexemes = `/* assistant: lexemes */
  select w.word, u.lexeme from unnest($1::text[]) w(word)
  cross join lateral (select lexeme from unnest(to_tsvector('english', w.word)) order by positions[1] limit 1) u`;

/**
 * $1 viewer, $2 lexemes, $3 the number of the term each belongs to, $4 course (null: all), $5 captions addresses whose text matches, $6 rows,
 * $7 whether a lexeme only means nearly the same. One row: how many of the readable lessons have each term, and the lessons
 * and courses that may answer. They are ranked here by rough measure, what only comes near a word for less, and by BM25 in the process.
 */
export const candidates = `/* assistant: candidates */
  with word as materialized (
    select w.term, w.is_near, quote_literal(w.lexeme)::tsquery as exact,
      case when w.lexeme ~ '^[a-z]{4,}$' and not w.is_near
        then (quote_literal(left(w.lexeme, greatest(4, length(w.lexeme) - 1))) || ':*')::tsquery
        else quote_literal(w.lexeme)::tsquery end as family
    from unnest($2::text[], $3::int[], $7::boolean[]) w(lexeme, term, is_near)
  ),
  hits as (
    select w.term, l.id as lesson_id, l.course_id, bool_or(not w.is_near and l.search_words @@ w.exact) as is_exact,
      bool_and(w.is_near) as is_near, max(ts_rank('{0.3,0.4,0.7,1}', l.search_words, w.family)) as rank
    from word w join lessons l on l.search_words @@ w.family join courses c on c.id = l.course_id
    where ${isVisibleCourse} and ${inCourse('$4')} group by 1, 2, 3
    union all
    select w.term, null::uuid, c.id, bool_or(not w.is_near and c.search_words @@ w.exact), bool_and(w.is_near),
      max(ts_rank('{0.3,0.4,0.7,1}', c.search_words, w.family))
    from word w join courses c on c.search_words @@ w.family
    where ${isVisibleCourse} and ${inCourse('$4')} group by 1, 2, 3
  ),
  total as (
    select coalesce(sum(c.lesson_count), 0)::float8 as lessons from courses c where ${isVisibleCourse} and ${inCourse('$4')}
  ),
  terms as (
    -- A word that only its family has is as rare as the family.
    select w.term, coalesce(nullif(count(*) filter (where h.is_exact), 0), count(*) filter (where not h.is_near)) as lessons
    from (select distinct term from word) w left join hits h on h.term = w.term and h.lesson_id is not null
    group by w.term
  ),
  found as (
    select h.lesson_id, h.course_id,
      sum(h.rank * ln(1 + (greatest(total.lessons, t.lessons) - t.lessons + 0.5) / (t.lessons + 0.5)) * case when h.is_exact then 1 else 0.4 end) as score
    from hits h join terms t using (term) cross join total group by 1, 2
    order by score desc, 2, 1 limit $6
  ),
  spoken as (
    select l.id, l.course_id, 0::float8 from lessons l join courses c on c.id = l.course_id
    where l.captions_url = any($5::text[]) and ${isVisibleCourse} and ${inCourse('$4')}
      and not exists (select from found f where f.lesson_id = l.id)
    order by l.id limit $6
  )
  select (select lessons from total) as "lessonCount",
    coalesce((select json_agg(json_build_object('term', term, 'lessons', lessons)) from terms), '[]') as terms,
    coalesce((select json_agg(json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category,
        'level', c.level, 'lessonId', l.id, 'title', coalesce(l.title, c.title), 'description', coalesce(l.description, c.description),
        'notes', coalesce(l.notes, ''), 'captionsUrl', l.captions_url, 'captionsText', l.captions_text,
        'titleLexemes', tsvector_to_array(to_tsvector('english', coalesce(l.title, c.title))),
        'courseLexemes', tsvector_to_array(to_tsvector('english', c.title))) order by f.score desc, c.id, l.id)
      from (select * from found union all select * from spoken) f
      join courses c on c.id = f.course_id left join lessons l on l.id = f.lesson_id), '[]') as documents`;

/** $1 headings, $2 texts. A row for each passage, in order: its lexemes and how often it has each, twice for its heading. */
export const passageLexemes = `/* assistant: passages */
  select array(select u.lexeme from unnest(p.words) u) as lexemes,
    array(select cardinality(u.positions) from unnest(p.words) u) as counts
  from (select number, to_tsvector('english', heading || ' . ' || heading || ' . ' || body) as words
    from unnest($1::text[], $2::text[]) with ordinality t(heading, body, number)) p order by p.number`;

/** $1 viewer, $2 course. Every lesson of a readable course, in order; one row with nulls for a readable course without lessons. */
export const wholeCourse = `/* assistant: whole course */
  select c.id as "courseId", c.title as "courseTitle", l.id as "lessonId", l.title as "lessonTitle", l.description, l.notes,
    l.captions_url as "captionsUrl", l.captions_text as "captionsText"
  from courses c left join lessons l on l.course_id = c.id where c.id = $2 and ${isVisibleCourse} order by l.position`;

/** $1 viewer, $2 courses. Whether the viewer is taking a quiz of one of them right now. */
export const isTakingQuizOf = `/* assistant: open attempts */
  select exists (select from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.student_id = $1 and a.state = 'OPEN' and q.course_id = any($2::uuid[])) as "isTaking"`;
