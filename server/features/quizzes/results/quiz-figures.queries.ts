import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement, type RowOf } from '../../../platform/database/statement';
import type { AnswerGroup, AskedAs } from './answer-groups';
import type { QuestionFigure, WrongSpelling } from './question-statistics.rules';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { quizzesOfTeam } from '../authoring/quiz-authoring.queries';
import type { QuestionType } from '../quiz.entities';

/** The answers in the attempts of these attempt_changes rows, grouped by the snapshots' question, key and answer. */
export const answered = (changes: Sql) => sql`
    select quiz_id, item ->> 'id' as question_id, item ->> 'type' as type, item ->> 'correctAnswer' as key,
      (item ->> 'points')::int as points, answers ->> (item ->> 'id') as answer,
      (array_agg(item ->> 'text' order by finished_at desc nulls last))[1] as text, max(finished_at) as asked_at,
      sum(amount)::int as attempts, sum(amount * score)::bigint as score_sum,
      sum(amount * score * score)::bigint as score_squares
    from (
      select c.quiz_id, c.amount, a.finished_at, coalesce(c.content -> 'snapshot', a.snapshot) as snapshot,
        coalesce(c.content -> 'answers', a.answers) as answers,
        coalesce((c.content ->> 'score')::int, a.score)::bigint as score
      from ${changes} c left join quiz_attempts a on a.id = c.attempt_id and c.amount = 1
    ) attempts cross join lateral jsonb_array_elements(snapshot) as item
    group by 1, 2, 3, 4, 5, 6`;

/** The rows of `answered` as JSON. */
export const answersJson = sql`coalesce(json_agg(json_build_object('quizId', quiz_id, 'questionId', question_id,
    'type', type, 'correctAnswer', key, 'points', points, 'answer', answer, 'text', text, 'askedAt', asked_at,
    'attempts', attempts, 'scoreSum', score_sum, 'scoreSquares', score_squares)), '[]')`;

/** Advisory lock until the end of the transaction. One row: whether we got it or another transaction holds it. */
export const lockFolding = () =>
  statement(
    'quizzes: lock folding',
    { isOurs: z.boolean() },
    sql`select pg_try_advisory_xact_lock(hashtextextended('fold attempt changes', 0)) as "isOurs"`,
  );

/**
 * Takes up to `most` of the oldest changes and adds them to the figures that need no grading. One row: how many, and
 * their answers, which must be graded and added in the same transaction.
 */
export const takeChanges = (most: number) =>
  statement(
    'quizzes: take attempt changes',
    { taken: z.int(), groups: jsonOf<AnswerGroup[]>() },
    sql`
      with taken as (
        delete from attempt_changes where id in (select id from attempt_changes order by id limit ${most})
        returning *
      ), existing as (
        select t.* from taken t join quizzes q on q.id = t.quiz_id
      ), percents as (
        insert into quiz_percent_figures as f select quiz_id, percent, passed, sum(amount) from existing group by 1, 2, 3
        on conflict (quiz_id, percent, passed) do update set attempts = f.attempts + excluded.attempts
      ), durations as (
        insert into quiz_duration_figures as f select quiz_id, seconds, sum(amount) from existing group by 1, 2
        on conflict (quiz_id, seconds) do update set attempts = f.attempts + excluded.attempts
      ), answered as (${answered(sql`existing`)})
      select (select count(*)::int from taken) as taken, (select ${answersJson} from answered) as groups`,
  );

/** Rows of three tables as JSON; numbers are differences. */
interface AddedAnswers {
  figures: string;
  /** Latest texts of questions. */
  asked: string;
  /** Of wrong answers. */
  spellings: string;
}

export const addAnswers = ({ figures, asked, spellings }: AddedAnswers) =>
  statement(
    'quizzes: add answers to figures',
    {},
    sql`
      with figures as (
        insert into question_figures as f
        select * from jsonb_populate_recordset(null::question_figures, ${figures}::jsonb)
        on conflict (quiz_id, question_id, points, is_right) do update set attempts = f.attempts + excluded.attempts,
          score_sum = f.score_sum + excluded.score_sum, score_squares = f.score_squares + excluded.score_squares
      ), asked as (
        insert into asked_questions as q
        select * from jsonb_populate_recordset(null::asked_questions, ${asked}::jsonb)
        on conflict (quiz_id, question_id) do update set type = excluded.type, text = excluded.text,
          asked_at = excluded.asked_at
        where excluded.asked_at >= q.asked_at
      )
      insert into wrong_spellings as s
      select * from jsonb_populate_recordset(null::wrong_spellings, ${spellings}::jsonb)
      on conflict (quiz_id, question_id, words_hash, answer_hash)
        do update set attempts = s.attempts + excluded.attempts`,
  );

/** Updates wrong_answers from the spellings that addAnswers just changed, and deletes answers with no attempts left. */
export const keepWrongAnswers = ({ spellings }: Pick<AddedAnswers, 'spellings'>) =>
  statement(
    'quizzes: keep wrong answers',
    {},
    sql`
      with touched as (
        select distinct quiz_id, question_id, words_hash
        from jsonb_populate_recordset(null::wrong_spellings, ${spellings}::jsonb)
      ), counted as (
        select quiz_id, question_id, words_hash, sum(attempts)::int as attempts,
          (array_agg(answer order by attempts desc, answer collate "C") filter (where attempts > 0))[1] as answer
        from touched join wrong_spellings using (quiz_id, question_id, words_hash) group by 1, 2, 3
      ), gone as (
        delete from wrong_answers w using counted c where w.quiz_id = c.quiz_id and w.question_id = c.question_id
          and w.words_hash = c.words_hash and c.attempts = 0
      ), unspelled as (
        delete from wrong_spellings s using touched t where s.quiz_id = t.quiz_id and s.question_id = t.question_id
          and s.words_hash = t.words_hash and s.attempts = 0
      )
      insert into wrong_answers (quiz_id, question_id, words_hash, answer, attempts)
      select quiz_id, question_id, words_hash, answer, attempts from counted where attempts > 0
      on conflict (quiz_id, question_id, words_hash)
        do update set answer = excluded.answer, attempts = excluded.attempts`,
  );

/**
 * Median of `values`, rows of `value` and `upto`, the number of all `n` attempts with that value or less; null without
 * rows.
 */
const median = (values: Sql) => sql`(
    select (min(value) filter (where upto > (n - 1) / 2) + min(value) filter (where upto > n / 2)) / 2.0
    from ${values})`;

/** The counted attempts' answers that are not folded yet. */
interface UnaddedAnswers {
  /** A bigint id as text. */
  newestChange: string;
  changes: number;
  groups: AnswerGroup[];
}

const figuresShape = {
  distribution: z.array(z.int()),
  passedCount: z.int(),
  medianPercent: z.int().nullable(),
  medianMinutes: z.int().nullable(),
  unadded: jsonOf<UnaddedAnswers>(),
};

/**
 * One row over the counted attempts: a histogram of percents in tenths, how many passed, and the medians; plus the
 * answers not folded yet, with their number and the newest change.
 */
export const quizFigures = ({ memberId, quizId }: { memberId: string; quizId: string }) => {
  const own = quizzesOfTeam(memberId, CoursePermission.SEE_FIGURES);
  return statement(
    'quizzes: figures of results',
    figuresShape,
    sql`
      with changes as materialized (
        select t.* from ${own} join attempt_changes t on t.quiz_id = q.id where q.id = ${quizId}
      ), results as materialized (
        select f.percent, f.passed, f.attempts
        from ${own} join quiz_percent_figures f on f.quiz_id = q.id where q.id = ${quizId}
        union all select percent, passed, amount from changes
      ), percents as (
        select percent as value, sum(sum(attempts)) over (order by percent) as upto,
          (select sum(attempts) from results)::bigint as n
        from results group by percent
      ), durations as (
        select seconds as value, sum(sum(attempts)) over (order by seconds) as upto,
          (select sum(attempts) from results)::bigint as n
        from (
          select f.seconds, f.attempts
          from ${own} join quiz_duration_figures f on f.quiz_id = q.id where q.id = ${quizId}
          union all select seconds, amount from changes
        ) taken group by seconds
      ), answered as (${answered(sql`changes`)})
      select array(
          select (select coalesce(sum(attempts), 0)::int from results where least(9, percent / 10) = tenth)
          from generate_series(0, 9) as tenth order by tenth) as distribution,
        (select coalesce(sum(attempts), 0)::int from results where passed) as "passedCount",
        round(${median(sql`percents`)})::int as "medianPercent",
        round(${median(sql`durations`)} / 60)::int as "medianMinutes",
        json_build_object('newestChange', (select coalesce(max(id), 0)::text from changes),
          'changes', (select count(*) from changes), 'groups', (select ${answersJson} from answered)) as unadded`,
  );
};

/** The figures of a quiz, and the unfolded answers that its question statistics need. */
export type QuizFiguresRead = RowOf<typeof quizFigures>;

type OfQuestion<T> = { questionId: string } & T;

const keptShape = {
  changes: z.int(),
  questions: jsonOf<{ questionId: string; text: string; type: QuestionType }[]>(),
  figures: jsonOf<OfQuestion<QuestionFigure>[]>(),
  asked: jsonOf<Omit<AskedAs, 'quizId'>[]>(),
  most: jsonOf<OfQuestion<WrongSpelling>[]>(),
  spelled: jsonOf<OfQuestion<WrongSpelling>[]>(),
};

/** Rows of wrong answers or spellings as JSON. */
const wrongJson = sql`json_agg(json_build_object('questionId', question_id, 'words', encode(words_hash, 'hex'),
    'answer', answer, 'attempts', attempts))`;

/**
 * One row: the quiz's questions in order, the kept figures of these and of removed questions, and how many changes up
 * to `newestChange` are still unfolded, to detect folding since `quizFigures` read them. Includes each question's
 * `most` most frequent wrong answers, and every spelling of those with the given hashes.
 */
export const keptAnswers = ({
  memberId,
  quizId,
  newestChange,
  words,
  most,
}: {
  memberId: string;
  quizId: string;
  newestChange: string;
  /** Hashes of wrong answers. */
  words: readonly string[];
  most: number;
}) =>
  statement(
    'quizzes: kept answers',
    keptShape,
    sql`
      with own as materialized (
        select q.id from ${quizzesOfTeam(memberId, CoursePermission.SEE_FIGURES)} where q.id = ${quizId}
      ), figures as materialized (
        select f.* from own join question_figures f on f.quiz_id = own.id where f.attempts <> 0
      ), most as (
        select w.* from own cross join (select distinct question_id from figures) f cross join lateral (
          select w.question_id, w.words_hash, w.answer, w.attempts from wrong_answers w
          where w.quiz_id = own.id and w.question_id = f.question_id
          order by w.attempts desc, left(w.answer, 100) collate "C" limit ${most}::int) w
      ), spelled as (
        select s.question_id, s.words_hash, s.answer, s.attempts from own
          cross join (select distinct question_id from figures) f
          cross join (select decode(hash, 'hex') as hash from unnest(${words}::text[]) as hash) h
          join wrong_spellings s on s.quiz_id = own.id and s.question_id = f.question_id and s.words_hash = h.hash
      )
      select (select count(*)::int from own join attempt_changes c on c.quiz_id = own.id
          where c.id <= ${newestChange}::bigint) as changes,
        coalesce((select json_agg(json_build_object('questionId', n.id, 'text', n.text, 'type', n.type)
            order by n.position)
          from own join questions n on n.quiz_id = own.id), '[]') as questions,
        coalesce((select json_agg(json_build_object('questionId', question_id, 'points', points, 'isRight', is_right,
            'attempts', attempts, 'scoreSum', score_sum, 'scoreSquares', score_squares)) from figures), '[]') as figures,
        coalesce((select json_agg(json_build_object('questionId', a.question_id, 'type', a.type, 'text', a.text,
            'askedAt', a.asked_at))
          from own join asked_questions a on a.quiz_id = own.id
          where a.question_id not in (select n.id from questions n where n.quiz_id = own.id)), '[]') as asked,
        coalesce((select ${wrongJson} from most), '[]') as most,
        coalesce((select ${wrongJson} from spelled), '[]') as spelled`,
  );

/** The kept figures of a quiz's answers. */
export type KeptAnswers = RowOf<typeof keptAnswers>;
