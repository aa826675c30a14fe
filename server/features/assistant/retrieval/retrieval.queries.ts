import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantMode } from '../../courses/course.entities';
import { isTeamOf, isVisibleCourse } from '../../courses/course-json.queries';

/** Limits to a course `c`; null: every course. */
const inCourse = (courseId: string | null) => sql`(${courseId}::uuid is null or c.id = ${courseId})`;

/** Whether the viewer may use the assistant with a course `c`. */
const isOpenToAssistant = (viewerId: string) => sql`(c.assistant_mode <> 'OFF' or ${isTeamOf(viewerId)})`;

/** The ids of the courses that the viewer may ask about; of the given one only, if it is not null. */
export const searchedCourses = (viewerId: string, courseId: string | null) => sql`
  select c.id from courses c
  where ${isVisibleCourse(viewerId)} and ${isOpenToAssistant(viewerId)} and ${inCourse(courseId)}`;

/** A FoundPassage as JSON, of a passage `p` with its course `c` and its lesson `l`, if it has one. */
export const foundPassage = (viewerId: string, score: Sql, covered: Sql) => sql`
  json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category, 'level', c.level,
    'lessonId', p.lesson_id, 'lessonTitle', coalesce(l.title, c.title), 'headings', p.headings, 'text', p.text,
    'start', p.start_seconds, 'isSummary', p.text = coalesce(l.description, c.description),
    'isHintOnly', c.assistant_mode = 'HINTS' and not ${isTeamOf(viewerId)}, 'score', ${score}, 'covered', ${covered})`;

/** A word of a question that the search found, or did not find, in what the viewer may read. */
export interface FoundWord {
  /** Place among the words searched for, from 1; words with the same root are one word. */
  number: number;
  lexemes: string[];
  /** How many passages have it. */
  passages: number;
  /** Its rarity among the passages. */
  weight: number;
}

export interface FoundPassage {
  courseId: string;
  courseTitle: string;
  category: string;
  level: string;
  /** null: the course's own description. */
  lessonId: string | null;
  lessonTitle: string;
  headings: string[];
  text: string;
  /** null: not spoken. */
  start: number | null;
  /** Whether it is the description of its lesson or course. */
  isSummary: boolean;
  /** Whether the viewer may only get hints about it. */
  isHintOnly: boolean;
  /** The score of its lesson, or how near its vector is. */
  score: number;
  /** The share of the question's rarity that its lesson and the lesson's best passage have, from 0 to 1; 0 by a vector. */
  covered: number;
}

/** How many lessons are ranked: those with the rarest words of the question. Titles and the places of words count only in the ranking. */
const LESSONS_RANKED = 40;
export const PASSAGES_PER_LESSON = 3;
/** How much two words of the question count that stand together, besides each of them. */
const TOGETHER = 0.3;
/** A corrected word may be another one than the learner meant. */
const CORRECTED_SHARE = 0.5;

/**
 * One row: for each of the `words` in how many passages it is, and the best `most` lessons with up to three passages
 * each, best first. The words of one number count as one word. A lesson's score is the sum over the words of their
 * rarity times their ranks in its passages, of which the best counts most; titles and headings count twice what text
 * counts. The index alone finds the lessons to rank, so that a word that stands everywhere costs little.
 */
export const searchPassages = ({
  viewerId,
  words,
  numbers,
  corrected,
  courseId,
  most,
}: {
  viewerId: string;
  words: readonly string[];
  /** For each of the words its number, from 1, in the question's order. */
  numbers: readonly number[];
  /** The numbers whose words were found by another spelling. */
  corrected: readonly number[];
  courseId: string | null;
  most: number;
}) =>
  statement(
    'assistant: passages',
    { words: jsonOf<FoundWord[]>(), passages: jsonOf<FoundPassage[]>() },
    sql`
      with recursive dictionary (name) as (
        select min(dictionary) from passages
        union all
        select (select min(p.dictionary) from passages p where p.dictionary > d.name) from dictionary d where d.name is not null
      ),
      visible as materialized (
        ${searchedCourses(viewerId, courseId)}
      ),
      word as materialized (
        select min(number) as number, lexemes, query from (
          select w.number, array_agg(distinct l.lexeme) as lexemes,
            string_agg(distinct quote_literal(l.lexeme), '|' order by quote_literal(l.lexeme))::tsquery as query
          from unnest(${words}::text[], ${numbers}::int[]) w (text, number)
          cross join dictionary d
          cross join lateral (
            select lexeme from unnest(passage_words(d.name, w.text)) order by positions[1], length(lexeme) desc limit 1
          ) l
          where d.name is not null group by w.number
        ) numbered group by lexemes, query
      ),
      hit as materialized (
        select w.number, coalesce(p.lesson_id, p.course_id) as lesson, count(*)::float8 as passages from word w
        -- Kept apart, so that each word is looked up in the index instead of in every passage.
        cross join lateral (select course_id, lesson_id from passages p where p.words @@ w.query offset 0) p
        -- Not a join, so that the courses are hashed without statistics too.
        where (p.course_id in (select id from visible)) is true
        group by 1, 2
      ),
      rarity as materialized (
        select w.number, w.lexemes, w.query, coalesce(h.passages, 0) as passages,
          ln(1 + (total.passages - coalesce(h.passages, 0) + 0.5) / (coalesce(h.passages, 0) + 0.5)) as weight,
          case when w.number = any(${corrected}::int[]) then ${CORRECTED_SHARE}::float8 else 1 end as certainty
        from word w left join (select number, sum(passages) as passages from hit group by number) h using (number)
        cross join (
          select count(*)::float8 as passages from passages p where (p.course_id in (select id from visible)) is true
        ) total
      ),
      lesson as materialized (
        select h.lesson, sum(r.weight * r.certainty) as words from hit h join rarity r using (number)
        group by 1 order by sum(r.weight * h.passages / (h.passages + 1)) desc, 1 limit ${LESSONS_RANKED}
      ),
      asked as materialized (
        select number, query, weight, weight * certainty as words from rarity where passages > 0
        union all
        select null, tsquery_phrase(a.query, b.query), ${TOGETHER} * (a.weight + b.weight), 0
        from rarity a join lateral (
          select n.query, n.weight from rarity n where n.number > a.number order by n.number limit 1
        ) b on true
      ),
      matched as materialized (
        select l.lesson, p.id, a.query, a.weight, a.words,
          ts_rank('{0.5,0.3,1,1}', p.words, a.query) / (0.75 + 0.25 * least(2, length(p.words) / 80.0)) as rank
        from lesson l
        cross join lateral (
          select p.id, p.words from passages p where p.lesson_id = l.lesson
          union all
          select p.id, p.words from passages p where p.course_id = l.lesson and p.lesson_id is null
        ) p
        join asked a on p.words @@ a.query
      ),
      scored as materialized (
        select lesson, sum(weight * best * (2 - best / whole)) as score from (
          select lesson, query, max(weight) as weight, max(rank) as best, sum(rank) as whole from matched group by 1, 2
        ) by_word group by 1 order by score desc, 1 limit ${most}
      ),
      passage as materialized (
        select lesson, id, score, place, (l.words + first_value(p.words) over (partition by lesson order by place))
          / (2 * (select sum(weight) from rarity)) as covered
        from (
          select m.lesson, m.id, s.score, sum(m.words) as words,
            row_number() over (partition by m.lesson order by sum(m.weight * m.rank) desc, m.id) as place
          from matched m join scored s using (lesson) group by 1, 2, 3
        ) p join lesson l using (lesson)
      )
      select
        coalesce((select json_agg(json_build_object('number', number, 'lexemes', lexemes, 'passages', passages, 'weight', weight)
          order by number) from rarity), '[]') as words,
        coalesce((select json_agg(${foundPassage(viewerId, sql`b.score`, sql`b.covered`)} order by b.score desc, b.lesson, b.place)
          from passage b join passages p on p.id = b.id join courses c on c.id = p.course_id
          left join lessons l on l.id = p.lesson_id where b.place <= ${PASSAGES_PER_LESSON}), '[]') as passages`,
  );

/** Words that occur in lessons and begin or end like one of these, of about its length. */
export const similarWords = (words: readonly string[]) =>
  statement(
    'assistant: similar words',
    { asked: z.string(), known: z.array(z.string()) },
    sql`
      select a.word as asked, array_agg(s.word order by s.word) as known
      from unnest(${words}::text[]) a (word)
      join passage_spellings s on length(s.word) between length(a.word) - 2 and length(a.word) + 2
        and (left(s.word, 1) = left(a.word, 1) or right(s.word, 3) = right(a.word, 3))
      group by a.word`,
  );

/** The passages of these lessons as one text each, in order; only of lessons that the viewer may read. */
export const lessonTexts = ({
  viewerId,
  lessonIds,
  courseId,
}: {
  viewerId: string;
  lessonIds: readonly string[] | null;
  courseId: string | null;
}) =>
  statement(
    'assistant: lesson texts',
    {
      courseId: z.string(),
      courseTitle: z.string(),
      lessonId: z.string(),
      lessonTitle: z.string(),
      description: z.string(),
      notes: z.string(),
      spoken: z.string(),
    },
    sql`
      select c.id as "courseId", c.title as "courseTitle", l.id as "lessonId", l.title as "lessonTitle", l.description, l.notes,
        coalesce((select string_agg(p.text, E'\n\n' order by p.place) from passages p
          where p.lesson_id = l.id and p.start_seconds is not null), '') as spoken
      from lessons l join courses c on c.id = l.course_id
      where (${lessonIds}::uuid[] is null or l.id = any(${lessonIds})) and ${inCourse(courseId)}
        and ${isVisibleCourse(viewerId)} and ${isOpenToAssistant(viewerId)}
      order by l.position, l.id`,
  );

/** A row if the viewer may read the course: how the assistant may use it for the viewer. */
export const readableCourse = ({ viewerId, courseId }: { viewerId: string; courseId: string }) =>
  statement(
    'assistant: readable course',
    { mode: z.enum(AssistantMode) },
    sql`
      select case when ${isTeamOf(viewerId)} then 'ANSWERS' else c.assistant_mode end as mode
      from courses c where c.id = ${courseId} and ${isVisibleCourse(viewerId)}`,
  );

/** A row for each course with a quiz at which the student has an open attempt. */
export const coursesOfOpenAttempts = (studentId: string) =>
  statement(
    'assistant: open attempts',
    { courseId: z.string() },
    sql`
      select distinct q.course_id as "courseId" from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.student_id = ${studentId} and a.state = 'OPEN'`,
  );

/**
 * How much of a question's words, from 0 to 1, the nearest question of the student's open attempts at quizzes
 * has in its text and options; one row, 0 without an open attempt.
 */
export const likenessToOpenQuiz = ({ studentId, words }: { studentId: string; words: readonly string[] }) =>
  statement(
    'assistant: likeness to an open quiz',
    { matched: z.number() },
    sql`
      with open_question as (
        select coalesce(d.dictionary, 'simple') as dictionary, concat_ws(' ', u.text, array_to_string(u.options, ' ')) as text
        from quiz_attempts a join quizzes q on q.id = a.quiz_id join questions u on u.quiz_id = q.id
        left join lateral (select p.dictionary from passages p where p.course_id = q.course_id limit 1) d on true
        where a.student_id = ${studentId} and a.state = 'OPEN'
      )
      select coalesce(max(shares.matched), 0)::float8 as matched from open_question o
      cross join lateral (
        select avg(case when passage_words(o.dictionary, o.text) @@ plainto_tsquery(o.dictionary::regconfig, passage_text(w.word))
          then 1.0 else 0.0 end) as matched
        from unnest(${words}::text[]) w (word) where numnode(plainto_tsquery(o.dictionary::regconfig, passage_text(w.word))) > 0
      ) shares`,
  );
