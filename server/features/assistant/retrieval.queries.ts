/** $1 viewer. Published courses are open to everyone, others to their author and to the enrolled, deleted ones to nobody. */
const isReadable = `c.deleted_at is null and (c.is_published or c.instructor_id = $1
  or exists (select from enrollments e where e.student_id = $1 and e.course_id = c.id))`;

const inCourse = (parameter: string) => `(${parameter}::uuid is null or c.id = ${parameter})`;

/**
 * $2 words, $3 the number of the term each belongs to, $4 course (null: all), $5 captions addresses whose text matches, $6 rows.
 * One row: every term's lexemes (none for a stop word) and how many of the readable lessons have it, and the lessons and
 * courses that may answer. They are ranked here by rough measure, a word of the same family for less, and by BM25 in the process.
 */
export const candidates = `/* assistant: candidates */
  with word as materialized (
    select w.term, w.number, u.lexeme, quote_literal(u.lexeme)::tsquery as exact,
      case when u.lexeme ~ '^[a-z]{4,}$'
        then (quote_literal(left(u.lexeme, greatest(4, length(u.lexeme) - 1))) || ':*')::tsquery
        else quote_literal(u.lexeme)::tsquery end as family
    from unnest($2::text[], $3::int[]) with ordinality w(word, term, number)
    cross join lateral (select lexeme from unnest(to_tsvector('english', w.word)) order by positions[1] limit 1) u
  ),
  hits as (
    select w.term, l.id as lesson_id, l.course_id, bool_or(l.search_words @@ w.exact) as is_exact,
      max(ts_rank('{0.3,0.4,0.7,1}', l.search_words, w.family)) as rank
    from word w join lessons l on l.search_words @@ w.family join courses c on c.id = l.course_id
    where ${isReadable} and ${inCourse('$4')} group by 1, 2, 3
    union all
    select w.term, null::uuid, c.id, bool_or(c.search_words @@ w.exact), max(ts_rank('{0.3,0.4,0.7,1}', c.search_words, w.family))
    from word w join courses c on c.search_words @@ w.family
    where ${isReadable} and ${inCourse('$4')} group by 1, 2, 3
  ),
  total as (
    select coalesce(sum(c.lesson_count), 0)::float8 as lessons from courses c where ${isReadable} and ${inCourse('$4')}
  ),
  terms as (
    select w.term, json_agg(w.lexeme order by w.number) as lexemes,
      -- A word that only its family has is as rare as the family.
      coalesce(nullif(max(f.exact), 0), max(f.family)) as lessons
    from word w cross join lateral (
      select count(*) filter (where h.is_exact) as exact, count(*) as family
      from hits h where h.term = w.term and h.lesson_id is not null) f
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
    where l.captions_url = any($5::text[]) and ${isReadable} and ${inCourse('$4')}
      and not exists (select from found f where f.lesson_id = l.id)
    limit $6
  )
  select (select lessons from total) as "lessonCount",
    coalesce((select json_agg(json_build_object('term', term, 'lexemes', lexemes, 'lessons', lessons)) from terms), '[]') as terms,
    coalesce((select json_agg(json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category,
        'level', c.level, 'lessonId', l.id, 'title', coalesce(l.title, c.title), 'description', coalesce(l.description, c.description),
        'notes', coalesce(l.notes, ''), 'captionsUrl', l.captions_url, 'captionsText', l.captions_text,
        'titleLexemes', tsvector_to_array(to_tsvector('english', coalesce(l.title, c.title))),
        'courseLexemes', tsvector_to_array(to_tsvector('english', c.title))) order by f.score desc, c.id, l.id)
      from (select * from found union all select * from spoken) f
      join courses c on c.id = f.course_id left join lessons l on l.id = f.lesson_id), '[]') as documents`;

/** $1 headings, $2 texts, $3 beginnings of lexemes. How often each passage has each lexeme that begins so, twice for its heading. */
export const passageLexemes = `/* assistant: passages */
  select p.number::int - 1 as passage, u.lexeme, cardinality(u.positions)::int as count
  from unnest($1::text[], $2::text[]) with ordinality p(heading, body, number)
  cross join lateral unnest(to_tsvector('english', p.heading || ' . ' || p.heading || ' . ' || p.body)) u
  where exists (select from unnest($3::text[]) b where u.lexeme ^@ b)`;

/** $2 course. Every lesson of a readable course, in order; one row with nulls for a readable course without lessons. */
export const wholeCourse = `/* assistant: whole course */
  select c.id as "courseId", c.title as "courseTitle", l.id as "lessonId", l.title as "lessonTitle", l.description, l.notes
  from courses c left join lessons l on l.course_id = c.id where c.id = $2 and ${isReadable} order by l.position`;

/** $2 courses. Whether the viewer is taking a quiz of one of them right now. */
export const isTakingQuizOf = `/* assistant: open attempts */
  select exists (select from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.student_id = $1 and a.state = 'OPEN' and q.course_id = any($2::uuid[])) as "isTaking"`;
