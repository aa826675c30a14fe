import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantMode } from '../../courses/course.entities';
import { isTeamOf, isVisibleCourse } from '../../courses/course-json.queries';
import type { LessonText, ReleasedQuestion, Term } from '../provider';

/** The ids of the courses that the viewer may ask about; of the given one only, if it is not null. */
const searchedCourses = (viewerId: string, courseId: string | null) => sql`
  select c.id from courses c
  where ${isVisibleCourse(viewerId)} and (c.assistant_mode <> 'OFF' or ${isTeamOf(viewerId)})
    and (${courseId}::uuid is null or c.id = ${courseId})`;

/** A LessonText as JSON, of a lesson `l` and its course `c`. */
const lessonText = (viewerId: string) => sql`
  json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category, 'level', c.level,
    'lessonId', l.id, 'lessonTitle', l.title, 'description', l.description, 'notes', l.notes,
    'captions', coalesce(l.captions_text, ''), 'isHintOnly', c.assistant_mode = 'HINTS' and not ${isTeamOf(viewerId)})`;

const LESSONS_FOUND = 12;
/** Added to the number of lessons, so that where there are few a word that is in none does not outweigh all others. */
const SMOOTHING = 5;

/** A quiz that the viewer is taking. */
export interface OpenQuiz {
  courseId: string;
  /** How much the text asked for is like the nearest of its questions, from 0 to 1. */
  likeness: number;
}

/** What is asked, and where. */
interface Asked {
  viewerId: string;
  courseId: string | null;
  /** The whole text. */
  text: string;
  words: readonly string[];
}

const anyOf = (lexemes: Sql) =>
  sql`(select string_agg(quote_literal(lexeme), '|') from unnest(${lexemes}) lexeme)::tsquery`;

/**
 * One row: the words of the question that no dictionary ignores, with their rarity in all that the viewer may ask about,
 * and the lessons of the course that have the rarest of them.
 */
export const searchLessons = ({ viewerId, courseId, text, words }: Asked) =>
  statement('assistant: search lessons', {
    terms: jsonOf<Term[]>(),
    lessons: jsonOf<LessonText[]>(),
    openQuizzes: jsonOf<OpenQuiz[]>(),
  })`
    with visible as materialized (${searchedCourses(viewerId, null)}),
    dictionary as materialized (
      select distinct dictionary_of(c.language) as name from courses c where c.id in (select id from visible)
      union select 'english'
    ),
    word as materialized (
      select distinct on (lexemes) number, lexemes, ${anyOf(sql`lexemes`)} as query from (
        select w.number, array_agg(distinct l.lexeme order by l.lexeme) as lexemes, bool_or(l.lexeme is null) as is_ignored
        from unnest(${words}::text[]) with ordinality w (text, number)
        cross join dictionary d
        cross join lateral (select signs_in(' ' || w.text || ' ') as signs) s
        left join lateral unnest(
          case when s.signs = '{}' then tsvector_to_array(to_tsvector(d.name::regconfig, w.text)) else s.signs end
        ) l (lexeme) on true
        group by w.number
      ) numbered where not is_ignored order by lexemes, number
    ),
    total as materialized (select count(*)::float8 as lessons from lessons l where l.course_id in (select id from visible)),
    term as materialized (
      select w.*, ln(1 + (t.lessons + ${SMOOTHING}::float8) / (c.lessons + 1)) as weight from word w
      cross join total t
      cross join lateral (
        select count(*)::float8 as lessons from lessons l
        where l.words @@ w.query and l.course_id in (select id from visible)
      ) c
    ),
    found as materialized (
      select l.id, sum(t.weight * (1 + ts_rank(l.words, t.query))) as score
      from term t join lessons l on l.words @@ t.query
      where l.course_id in (select id from visible) and (${courseId}::uuid is null or l.course_id = ${courseId})
      group by l.id order by score desc, l.id limit ${LESSONS_FOUND}
    )
    select
      coalesce((select json_agg(json_build_object('lexemes', lexemes, 'weight', weight) order by number) from term), '[]')
        as terms,
      coalesce((select json_agg(${lessonText(viewerId)} order by f.score desc, l.id)
        from found f join lessons l using (id) join courses c on c.id = l.course_id), '[]') as lessons,
      ${openQuizzes({ viewerId, text, words })} as "openQuizzes"`;

/** A list of options with fewer words of its own is in many texts. */
const OPTIONS_MIN = 3;

/**
 * The OpenQuizzes of a student. A text is like a question if most of its own words, or of those of its options, stand in
 * the text, whatever else does; or if most of the `words` of the text stand in it, so that a short paraphrase is too.
 */
const openQuizzes = ({ viewerId, text, words }: Omit<Asked, 'courseId'>) => sql`
  (select coalesce(json_agg(json_build_object('courseId', course_id, 'likeness', likeness)), '[]') from (
    select q.course_id, max(coalesce(greatest(shares.asked, shares.own, shares.options), 0))::float8 as likeness
    from quiz_attempts a join quizzes q on q.id = a.quiz_id join courses c on c.id = q.course_id
    left join questions u on u.quiz_id = q.id
    cross join lateral (
      select tsvector_to_array(words_of(name, ${text})) as asked, tsvector_to_array(words_of(name, u.text)) as own,
        tsvector_to_array(words_of(name, array_to_string(u.options, ' '))) as options, name
      from (select dictionary_of(c.language) as name) n
    ) has
    cross join lateral (
      select
        (select avg((tsvector_to_array(found) && (has.own || has.options))::int)
          from unnest(${words}::text[]) w (word), words_of(has.name, w.word) found where found <> '') as asked,
        (select avg((lexeme = any(has.asked))::int) from unnest(has.own) lexeme) as own,
        (select avg((lexeme = any(has.asked))::int) from unnest(has.options) lexeme having count(*) >= ${OPTIONS_MIN}) as options
    ) shares
    where a.student_id = ${viewerId} and a.state = 'OPEN' group by 1
  ) open)`;

/** The lessons of a course in order, as far as the viewer may ask about it. */
export const lessonsOfCourse = (viewerId: string, courseId: string) =>
  statement('assistant: lessons of a course', { lesson: jsonOf<LessonText>() })`
    select ${lessonText(viewerId)} as lesson from lessons l join courses c on c.id = l.course_id
    where c.id in (${searchedCourses(viewerId, courseId)}) order by l.position, l.id`;

/**
 * The course that a question is about, how the assistant may be used in it, and the lesson that it is asked at; no row
 * unless the viewer can read all that is given.
 */
export const askedContext = (viewerId: string, courseId: string | null, lessonId: string | null) =>
  statement('assistant: context of a question', {
    courseId: z.string(),
    mode: z.enum(AssistantMode),
    lesson: jsonOf<LessonText>().nullable(),
  })`
    select c.id as "courseId", case when ${isTeamOf(viewerId)} then 'ANSWERS' else c.assistant_mode end as mode,
      case when l.id is not null then ${lessonText(viewerId)} end as lesson
    from courses c left join lessons l on l.course_id = c.id and l.id = ${lessonId}::uuid
    where c.id = coalesce(${courseId}::uuid, (select course_id from lessons where id = ${lessonId}::uuid))
      and (${lessonId}::uuid is null or l.id is not null) and ${isVisibleCourse(viewerId)}`;

/**
 * The questions about these lessons that their authors released for practice, except those of quizzes that the viewer is
 * taking. The caller must have checked that the viewer may read the lessons.
 */
export const releasedQuestions = (viewerId: string, lessonIds: readonly string[]) =>
  statement('assistant: released questions', { question: jsonOf<ReleasedQuestion>() })`
    select json_build_object('type', u.type, 'text', u.text, 'options', u.options, 'answer', u.correct_answer,
      'explanation', coalesce(u.explanation, ''), 'courseId', l.course_id, 'lessonId', l.id, 'lessonTitle', l.title) as question
    from questions u join quizzes q on q.id = u.quiz_id join lessons l on l.id = u.lesson_id and l.course_id = q.course_id
    where l.id = any(${lessonIds}::uuid[]) and u.type in ('MULTIPLE_CHOICE', 'TRUE_FALSE')
      and q.is_practice and q.is_active and q.deleted_at is null
      and not exists (
        select from quiz_attempts a where a.quiz_id = q.id and a.student_id = ${viewerId}::uuid and a.state = 'OPEN')
    order by q.created_at, u.position`;
