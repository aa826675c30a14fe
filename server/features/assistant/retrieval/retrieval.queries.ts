import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isTeamOf, isVisibleCourse } from '../../courses/course-json.queries';
import type { Material, Passage } from '../provider';

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

export interface FoundPassage extends Omit<Passage, 'heading' | 'start'> {
  category: string;
  level: string;
  headings: string[];
  /** null: not spoken. */
  start: number | null;
  /** The score of its lesson, or how near its vector is. */
  score: number;
  /** The share of the question's rarity that its lesson and the lesson's best passage have, from 0 to 1; 0 by a vector. */
  covered: number;
}

/** Of so many lessons with the rarest words, copies are left out. Titles and the places of words count only in the ranking. */
const LESSONS_COUNTED = 400;
const LESSONS_RANKED = 40;
/** More than are shown, since some say the same as others. */
const LESSONS_FOUND = 20;
export const PASSAGES_PER_LESSON = 5;
/** How much two words of the question count that stand together, besides each of them. */
const TOGETHER = 0.3;
/** A corrected word may be another one than the viewer meant. */
const CORRECTED_SHARE = 0.5;

/** A quiz that the viewer is taking. */
export interface OpenQuiz {
  courseId: string;
  /** From 0 to 1, how much the text asked for is like the nearest of its questions. */
  likeness: number;
}

interface Searched {
  viewerId: string;
  /** What is asked, in full; only compared with the questions of open quizzes. */
  text: string;
  words: readonly string[];
  /** For each of the words its number, from 1, in the question's order. */
  numbers: readonly number[];
  /** The numbers whose words were found by another spelling. */
  corrected: readonly number[];
  courseId: string | null;
}

/**
 * One row: for each of the `words` in how many passages it is, and the best lessons with up to five passages
 * each, best first. The words of one number count as one word. A lesson's score is the sum over the words of their
 * rarity times their ranks in its passages, of which the best counts most; titles and headings count twice what text
 * counts. The index alone finds the lessons to rank, so that a word that stands everywhere costs little. A word that a
 * dictionary ignores is as common as its passages, and is not missing in them; it is found in code only. Of lessons
 * that say the same, as in copied courses, one is ranked.
 */
export const searchPassages = ({ viewerId, text, words, numbers, corrected, courseId }: Searched) =>
  statement(
    'assistant: passages',
    { words: jsonOf<FoundWord[]>(), passages: jsonOf<FoundPassage[]>(), openQuizzes: jsonOf<OpenQuiz[]>() },
    sql`
      with visible as materialized (
        ${searchedCourses(viewerId, courseId)}
      ),
      dictionary as materialized (
        -- Counted by course, so that the index finds them; checking each passage's course would cost most of the search.
        select p.name, sum(p.passages)::float8 as passages from visible v
        cross join lateral (
          select dictionary as name, count(*) as passages from passages where course_id = v.id group by 1
        ) p group by 1
      ),
      word as materialized (
        select min(number) as number, lexemes, query, stop_in from (
          select w.number, array_agg(distinct l.lexeme) as lexemes, array_agg(distinct d.name) filter (where l.is_stop) as stop_in,
            string_agg(distinct quote_literal(l.lexeme), '|' order by quote_literal(l.lexeme))::tsquery as query
          from unnest(${words}::text[], ${numbers}::int[]) w (text, number)
          cross join dictionary d
          cross join lateral (select passage_words(d.name, w.text) as found) own
          cross join lateral (
            select lexeme, own.found = '' as is_stop
            from unnest(case when own.found = '' then passage_words('simple', w.text) else own.found end)
            order by positions[1], length(lexeme) desc limit 1
          ) l
          group by w.number
        ) numbered group by lexemes, query, stop_in
      ),
      hit as materialized (
        select w.number, coalesce(p.lesson_id, p.course_id) as lesson, p.dictionary, count(*)::float8 as passages, min(p.id) as first
        from word w
        -- Kept apart, so that each word is looked up in the index instead of in every passage.
        cross join lateral (select id, course_id, lesson_id, dictionary from passages p where p.words @@ w.query offset 0) p
        -- Not a join, so that the courses are hashed without statistics too.
        where (p.course_id in (select id from visible)) is true
        group by 1, 2, 3
      ),
      rarity as materialized (
        select number, lexemes, query, stop_in, passages, ln(1 + (total - common + 0.5) / (common + 0.5)) as weight,
          case when number = any(${corrected}::int[]) then ${CORRECTED_SHARE}::float8 else 1 end as certainty
        from (
          select w.*, total, coalesce(h.passages, 0) as passages, least(total, coalesce(h.passages, 0)
            + coalesce((select sum(d.passages) from dictionary d where d.name = any(w.stop_in)), 0)) as common
          from word w left join (select number, sum(passages) as passages from hit group by number) h using (number)
          cross join (select sum(passages) as total from dictionary) t
        ) counted
      ),
      lesson as materialized (
        select lesson, dictionary, words from (
          select distinct on (p.input_hash, round(l.value::numeric, 6)) l.lesson, l.dictionary, l.words, l.value from (
            select h.lesson, h.dictionary, sum(r.weight * r.certainty) as words,
              sum(r.weight * h.passages / (h.passages + 1)) as value, min(h.first) as first
            from hit h join rarity r using (number) group by 1, 2 order by 4 desc, 1 limit ${LESSONS_COUNTED}
          ) l join passages p on p.id = l.first order by p.input_hash, round(l.value::numeric, 6), l.lesson
        ) different order by value desc, lesson limit ${LESSONS_RANKED}
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
        select s.lesson, s.score, l.words, (
            select sum(r.weight) from rarity r where (l.dictionary = any(r.stop_in)) is not true
              or exists (select from hit h where h.number = r.number and h.lesson = l.lesson)
          ) as needed
        from (
          select lesson, sum(weight * best * (2 - best / whole)) as score from (
            select lesson, query, max(weight) as weight, max(rank) as best, sum(rank) as whole from matched group by 1, 2
          ) by_word group by 1 order by score desc, 1 limit ${LESSONS_FOUND}
        ) s join lesson l using (lesson)
      ),
      passage as materialized (
        select lesson, id, score, place,
          (words + first_value(own) over (partition by lesson order by place)) / (2 * nullif(needed, 0)) as covered
        from (
          select m.lesson, m.id, s.score, s.words, s.needed, sum(m.words) as own,
            row_number() over (partition by m.lesson order by sum(m.weight * m.rank) desc, m.id) as place
          from matched m join scored s using (lesson) group by 1, 2, 3, 4, 5
        ) p
      )
      select
        coalesce((select json_agg(json_build_object('number', number, 'lexemes', lexemes, 'passages', passages, 'weight', weight)
          order by number) from rarity where passages > 0 or stop_in is null), '[]') as words,
        coalesce((select json_agg(${foundPassage(viewerId, sql`b.score`, sql`b.covered`)} order by b.score desc, b.lesson, b.place)
          from passage b join passages p on p.id = b.id join courses c on c.id = p.course_id
          left join lessons l on l.id = p.lesson_id where b.place <= ${PASSAGES_PER_LESSON}), '[]') as passages,
        ${openQuizzes({ studentId: viewerId, text, words })} as "openQuizzes"`,
  );

/** A list of options with fewer words of its own is in many texts. */
const OPTIONS_MIN = 3;

/**
 * The OpenQuizzes of a student. A text is like a question if most of its own words, or of those of its options, stand in
 * the text, whatever else does; or if most of the `words` of the text stand in it, so that a short paraphrase is too.
 */
const openQuizzes = ({
  studentId,
  text,
  words,
}: {
  studentId: string;
  text: string;
  words: readonly string[];
}) => sql`
  (select coalesce(json_agg(json_build_object('courseId', course_id, 'likeness', likeness)), '[]') from (
    select q.course_id, max(coalesce(greatest(shares.asked, shares.own, shares.options), 0))::float8 as likeness
    from quiz_attempts a join quizzes q on q.id = a.quiz_id left join questions u on u.quiz_id = q.id
    left join lateral (select p.dictionary from passages p where p.course_id = q.course_id limit 1) d on true
    cross join lateral (
      select tsvector_to_array(passage_words(name, ${text})) as asked, tsvector_to_array(passage_words(name, u.text)) as own,
        tsvector_to_array(passage_words(name, array_to_string(u.options, ' '))) as options, name
      from (select coalesce(d.dictionary, 'simple') as name) n
    ) has
    cross join lateral (
      select
        (select avg((tsvector_to_array(found) && (has.own || has.options))::int)
          from unnest(${words}::text[]) w (word), passage_words(has.name, w.word) found where found <> '') as asked,
        (select avg((lexeme = any(has.asked))::int) from unnest(has.own) lexeme) as own,
        (select avg((lexeme = any(has.asked))::int) from unnest(has.options) lexeme having count(*) >= ${OPTIONS_MIN}) as options
    ) shares
    where a.student_id = ${studentId} and a.state = 'OPEN' group by 1
  ) open)`;

/**
 * The different words that have the same part as the folded word of `a`, such as its first letter. Each is looked up after
 * the one before it, so that a word that many courses have is read once.
 */
const wordsWith = (partOf: (word: Sql) => Sql) => {
  const alike = sql`from passage_spellings s where ${partOf(sql`s.word`)} = ${partOf(sql`a.folded`)}`;
  return sql`(
    with recursive alike as (
      (select s.word ${alike} order by s.word limit 1)
      union all
      select (select s.word ${alike} and s.word > b.word order by s.word limit 1) from alike b where b.word is not null
    )
    select word from alike
  )`;
};

/** Words that occur in the searched courses and begin or end like one of these, of about its length. */
export const similarWords = ({
  viewerId,
  courseId,
  words,
}: {
  viewerId: string;
  courseId: string | null;
  words: readonly string[];
}) =>
  statement(
    'assistant: similar words',
    { asked: z.string(), folded: z.string(), known: z.array(z.string()) },
    sql`
      -- Both are kept apart, so that no word is folded and no course looked up more than once.
      with asked as materialized (
        select word, btrim(passage_text(word)) as folded from unnest(${words}::text[]) w (word)
      ),
      visible as materialized (${searchedCourses(viewerId, courseId)})
      select a.word as asked, a.folded, array_agg(s.word order by s.word) as known
      from asked a
      cross join lateral (
        ${wordsWith((word) => sql`left(${word}, 1)`)} union ${wordsWith((word) => sql`right(${word}, 3)`)}
      ) s
      where length(s.word) between length(a.folded) - 2 and length(a.folded) + 2
        -- Kept apart, so that each word is looked up in the index until a course is found.
        and exists (
          select from passage_spellings k where left(k.word, 1) = left(s.word, 1) and k.word = s.word
            and (k.course_id in (select id from visible)) is true offset 0
        )
      group by 1, 2`,
  );

/** These lessons, or all of a course, in order, each with the passage that it begins with; only what the viewer may read. */
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
    { lesson: jsonOf<Material>(), opening: jsonOf<FoundPassage>().nullable() },
    sql`
      select json_build_object('courseId', c.id, 'courseTitle', c.title, 'lessonId', l.id, 'lessonTitle', l.title,
          'description', l.description, 'notes', l.notes,
          'dictionary', coalesce((select p.dictionary from passages p where p.lesson_id = l.id limit 1), 'simple'),
          'spoken', coalesce((select string_agg(p.text, E'\n\n' order by p.place) from passages p
            where p.lesson_id = l.id and p.start_seconds is not null), '')) as lesson,
        (select ${foundPassage(viewerId, sql`0`, sql`0`)} from passages p
          where p.lesson_id = l.id order by p.text = l.description, p.place limit 1) as opening
      from lessons l join courses c on c.id = l.course_id
      where (${lessonIds}::uuid[] is null or l.id = any(${lessonIds})) and ${inCourse(courseId)}
        and ${isVisibleCourse(viewerId)} and ${isOpenToAssistant(viewerId)}
      order by l.position, l.id`,
  );
