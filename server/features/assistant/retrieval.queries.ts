/** $1 viewer. Published courses are open to everyone, others to their author and to the enrolled, deleted ones to nobody. */
const isReadable = `c.deleted_at is null and (c.is_published or c.instructor_id = $1
  or exists (select from enrollments e where e.student_id = $1 and e.course_id = c.id))`;

const inCourse = (parameter: string) => `(${parameter}::uuid is null or c.id = ${parameter})`;

/** Words and their terms as what the database searches for; stop words drop out, and pairs of which one is one. */
const wordsFrom = (words: string, terms: string) => `word as materialized (
    select w.term, phraseto_tsquery('english', w.word) as q
    from unnest(${words}::text[], ${terms}::int[]) w(word, term)
    where numnode(phraseto_tsquery('english', w.word)) > (case when w.word like '% %' then 1 else 0 end)
  )`;

/**
 * $2 words, $3 the number of the term each belongs to, $4 course (null: all), $5 captions addresses whose text matches, $6 rows.
 * One row: every term's weight (the rarer in the readable lessons, the heavier, up to a limit: an unknown word may be
 * another word for a known thing), and the lessons and courses that match best.
 * A rank of one word saturates, so this is close to BM25 without the lengths.
 */
export const candidates = `/* assistant: candidates */
  with ${wordsFrom('$2', '$3')},
  hits as (
    select w.term, l.id as lesson_id, l.course_id, max(ts_rank('{0.3,0.4,0.7,1}', l.search_words, w.q)) as rank
    from word w join lessons l on l.search_words @@ w.q join courses c on c.id = l.course_id
    where ${isReadable} and ${inCourse('$4')} group by 1, 2, 3
    union all
    select w.term, null::uuid, c.id, max(ts_rank('{0.3,0.4,0.7,1}', c.search_words, w.q))
    from word w join courses c on c.search_words @@ w.q
    where ${isReadable} and ${inCourse('$4')} group by 1, 2, 3
  ),
  total as (
    select coalesce(sum(c.lesson_count), 0)::float8 as lessons from courses c where ${isReadable} and ${inCourse('$4')}
  ),
  weights as (
    select w.term, least(ln(1 + (greatest(total.lessons, f.n) - f.n + 0.5) / (f.n + 0.5)), 0.62 * ln(2 * total.lessons + 2)) as weight
    from (select distinct term from word) w cross join total
    cross join lateral (select count(*)::float8 as n from hits h where h.term = w.term and h.lesson_id is not null) f
  ),
  found as (
    select h.lesson_id, h.course_id, sum(h.rank * g.weight) as score from hits h join weights g using (term) group by 1, 2
    order by score desc, 2, 1 limit $6
  ),
  spoken as (
    select l.id, l.course_id, 0::float8 from lessons l join courses c on c.id = l.course_id
    where l.captions_url = any($5::text[]) and ${isReadable} and ${inCourse('$4')}
      and not exists (select from found f where f.lesson_id = l.id)
    limit $6
  )
  select coalesce((select json_object_agg(term, weight) from weights), '{}') as weights,
    coalesce((select json_agg(json_build_object('score', f.score, 'courseId', c.id, 'courseTitle', c.title, 'category', c.category,
        'level', c.level, 'lessonId', l.id, 'title', coalesce(l.title, c.title), 'description', coalesce(l.description, c.description),
        'notes', coalesce(l.notes, ''), 'captionsUrl', l.captions_url) order by f.score desc, c.id, l.id)
      from (select * from found union all select * from spoken) f
      join courses c on c.id = f.course_id left join lessons l on l.id = f.lesson_id), '[]') as documents`;

/** $1 headings, $2 texts, $3 words, $4 the terms they belong to. One row for each passage that has a term, with how much of it. */
export const passageHits = `/* assistant: passages */
  with ${wordsFrom('$3', '$4')}
  select p.number::int - 1 as passage, w.term, max(ts_rank('{0.3,0.4,0.7,1}', v.words, w.q))::float8 as rank
  from unnest($1::text[], $2::text[]) with ordinality p(heading, body, number)
  cross join lateral (select setweight(to_tsvector('english', p.heading), 'B') || setweight(to_tsvector('english', p.body), 'D')) v(words)
  join word w on v.words @@ w.q
  group by 1, 2`;

/** $2 course. Every lesson of a readable course, in order; one row with nulls for a readable course without lessons. */
export const wholeCourse = `/* assistant: whole course */
  select c.id as "courseId", c.title as "courseTitle", l.id as "lessonId", l.title as "lessonTitle", l.description, l.notes
  from courses c left join lessons l on l.course_id = c.id where c.id = $2 and ${isReadable} order by l.position`;

/** $2 courses. Whether the viewer is taking a quiz of one of them right now. */
export const isTakingQuizOf = `/* assistant: open attempts */
  select exists (select from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.student_id = $1 and a.state = 'OPEN' and q.course_id = any($2::uuid[])) as "isTaking"`;
