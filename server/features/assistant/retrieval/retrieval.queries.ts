import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isVisibleCourse } from '../../courses/course-json.queries';

/** Limits to a course `c`; null: every course. */
const inCourse = (courseId: string | null) => sql`(${courseId}::uuid is null or c.id = ${courseId})`;

/** Whether the viewer may use the assistant with a course `c`. */
const isOpenToAssistant = (viewerId: string) =>
  sql`(c.assistant_mode <> 'OFF' or c.instructor_id = ${viewerId})`;

/** A word of a question that the search found, or did not find, in what the viewer may read. */
export interface FoundWord {
  /** Place among the words searched for, from 1. */
  number: number;
  lexemes: string[];
  /** How many passages have it. */
  passages: number;
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
  /** Numbers of the words it has. */
  words: number[];
  /** Numbers of the words that its lesson has, anywhere. */
  lessonWords: number[];
  score: number;
  lessonScore: number;
}

/**
 * One row: for each of the `words` in how many passages it is, and the best `most` passages. `alternatives` are words
 * that count as the word of that number. A word's weight is the root of its rarity among the passages that the viewer
 * may read, since rarity says little where there are few; a title counts more than a heading, and that more than text. Two words that stand together count as one more word.
 */
export const searchPassages = ({
  viewerId,
  words,
  numbers,
  courseId,
  most,
}: {
  viewerId: string;
  words: readonly string[];
  /** For each of the words its number, from 1, in the question's order. */
  numbers: readonly number[];
  courseId: string | null;
  most: number;
}) =>
  statement(
    'assistant: passages',
    { passageCount: z.number(), words: jsonOf<FoundWord[]>(), passages: jsonOf<FoundPassage[]>() },
    sql`
      with recursive dictionary (name) as (
        select min(dictionary) from passages
        union all
        select (select min(p.dictionary) from passages p where p.dictionary > d.name) from dictionary d where d.name is not null
      ),
      visible as materialized (
        select c.id from courses c
        where ${isVisibleCourse(viewerId)} and ${isOpenToAssistant(viewerId)} and ${inCourse(courseId)}
      ),
      word as materialized (
        select distinct w.number, d.name as dictionary, l.lexeme
        from unnest(${words}::text[], ${numbers}::int[]) w (text, number)
        cross join dictionary d
        cross join lateral (
          select lexeme from unnest(passage_words(d.name, w.text)) order by positions[1], length(lexeme) desc limit 1
        ) l
        where d.name is not null
      ),
      asked as materialized (
        select number, dictionary, quote_literal(lexeme)::tsquery as query, 1.0 as factor from word
        union all
        select 1000 + a.number, a.dictionary, tsquery_phrase(quote_literal(a.lexeme)::tsquery, quote_literal(b.lexeme)::tsquery), 0.3
        from word a join word b on b.dictionary = a.dictionary and b.lexeme <> a.lexeme
          and b.number = (select min(n.number) from word n where n.number > a.number and n.dictionary = a.dictionary)
      ),
      hit as materialized (
        select a.number, a.factor, p.id, p.course_id, p.lesson_id,
          max(ts_rank('{0.4,0.3,0.7,1}', p.words, a.query)) / (0.75 + 0.25 * least(2, length(p.words) / 80.0)) as rank
        from asked a
        -- Kept apart, so that each word is looked up in the index instead of in every passage.
        cross join lateral (select * from passages p where p.words @@ a.query and p.dictionary = a.dictionary offset 0) p
        where p.course_id in (select id from visible)
        group by a.number, a.factor, p.id, p.course_id, p.lesson_id, p.words
      ),
      total as (select count(*)::float8 as passages from passages p where p.course_id in (select id from visible)),
      rarity as (
        select h.number, count(*)::int as passages,
          max(h.factor) * sqrt(ln(1 + (total.passages - count(*) + 0.5) / (count(*) + 0.5))) as weight
        from hit h cross join total group by h.number, total.passages
      ),
      scored as (
        select h.id, h.course_id, h.lesson_id, sum(h.rank * r.weight) as score,
          array_agg(h.number order by h.number) filter (where h.number < 1000) as words
        from hit h join rarity r using (number) group by 1, 2, 3
      ),
      lesson_hit as (
        select h.course_id, h.lesson_id, h.number, max(h.rank) as rank from hit h group by 1, 2, 3
      ),
      lesson as (
        select h.course_id, h.lesson_id, sum(h.rank * r.weight) as score,
          array_agg(h.number order by h.number) filter (where h.number < 1000) as words
        from lesson_hit h join rarity r using (number) group by 1, 2
      ),
      best as (
        select s.id, s.score, s.words, l.score as lesson_score, l.words as lesson_words
        from scored s join lesson l on l.course_id = s.course_id and l.lesson_id is not distinct from s.lesson_id
        order by s.score + l.score desc, s.id limit ${most}
      )
      select (select passages from total) as "passageCount",
        coalesce((select json_agg(json_build_object('number', w.number, 'lexemes', w.lexemes, 'passages', coalesce(r.passages, 0))
          order by w.number) from (select number, array_agg(distinct lexeme) as lexemes from word group by number) w
          left join rarity r using (number)), '[]') as words,
        coalesce((select json_agg(json_build_object('courseId', c.id, 'courseTitle', c.title, 'category', c.category,
            'level', c.level, 'lessonId', p.lesson_id, 'lessonTitle', coalesce(l.title, c.title), 'headings', p.headings,
            'text', p.text, 'start', p.start_seconds, 'isSummary', p.text = coalesce(l.description, c.description),
            'isHintOnly', c.assistant_mode = 'HINTS' and c.instructor_id <> ${viewerId},
            'words', coalesce(b.words, '{}'),
            'lessonWords', coalesce(b.lesson_words, '{}'), 'score', b.score, 'lessonScore', b.lesson_score)
            order by b.score + b.lesson_score desc, b.id)
          from best b join passages p on p.id = b.id join courses c on c.id = p.course_id
          left join lessons l on l.id = p.lesson_id), '[]') as passages`,
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

/** A row if the viewer may read the course: whether the assistant may use it. */
export const readableCourse = ({ viewerId, courseId }: { viewerId: string; courseId: string }) =>
  statement(
    'assistant: readable course',
    { isOpen: z.boolean() },
    sql`select ${isOpenToAssistant(viewerId)} as "isOpen" from courses c where c.id = ${courseId} and ${isVisibleCourse(viewerId)}`,
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
