import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { differenceColumns } from '../../enrollments/figure-difference';
import type { AnswerGroup, GradedAnswers } from './answer-groups';
import { answered, answersJson } from './quiz-figures.queries';

/** Includes deleted quizzes, whose open attempts can still be finished. */
export const quizzesOfCourse = (courseId: string) =>
  statement(
    'quizzes: of a course to recount',
    { id: z.string() },
    sql`select id from quizzes where course_id = ${courseId} order by id`,
  );

/** For the rest of the transaction; must be its first statement. */
export const readOneSnapshot = () =>
  statement('quizzes: read one snapshot', {}, sql`set transaction isolation level repeatable read`);

/**
 * A page of up to `most` counted attempts with ids after `after`. One row: their answers and the last id (null: no
 * more).
 */
export const countedAnswers = ({ quizId, after, most }: { quizId: string; after: string; most: number }) =>
  statement(
    'quizzes: recount answers',
    { last: z.string().nullable(), groups: jsonOf<AnswerGroup[]>() },
    sql`
      with page as (
        select a.id, a.quiz_id, a.id as attempt_id, 1 as amount, null::jsonb as content from quiz_attempts a
        where a.quiz_id = ${quizId} and a.is_counted and a.id > ${after}::uuid order by a.id limit ${most}
      ), answered as (${answered(sql`page`)})
      select (select max(id::text) from page) as last, (select ${answersJson} from answered) as groups`,
  );

/** One row: the answers not folded yet, and all kept figures. */
export const everythingKept = (quizId: string) =>
  statement(
    'quizzes: everything kept of answers',
    {
      groups: jsonOf<AnswerGroup[]>(),
      figures: jsonOf<GradedAnswers['figures']>(),
      wrong: jsonOf<GradedAnswers['wrong']>(),
    },
    sql`
      with changes as (
        select * from attempt_changes where quiz_id = ${quizId}
      ), answered as (${answered(sql`changes`)})
      select (select ${answersJson} from answered) as groups,
        coalesce((select json_agg(json_build_object('quizId', quiz_id, 'questionId', question_id, 'points', points,
            'isRight', is_right, 'attempts', attempts, 'scoreSum', score_sum, 'scoreSquares', score_squares))
          from question_figures where quiz_id = ${quizId}), '[]') as figures,
        coalesce((select json_agg(json_build_object('quizId', quiz_id, 'questionId', question_id,
            'words', encode(words_hash, 'hex'), 'answer', answer, 'attempts', attempts))
          from wrong_spellings where quiz_id = ${quizId}), '[]') as wrong`,
  );

/** Recounts attempts by these columns or named expressions; repairs and returns the differences. */
const recountOf = (table: string, columns: Record<string, Sql>) => {
  const name = raw(table);
  const keys = join(Object.keys(columns).map(raw));
  const selected = join(Object.entries(columns).map(([key, value]) => sql`${value} as ${raw(key)}`));
  return (quizId: string) =>
    statement(
      `quizzes: recount ${table}`,
      differenceColumns,
      sql`
        with attempts as (
          select ${selected} from quiz_attempts where quiz_id = ${quizId} and is_counted
        ), counted as (
          select ${keys}, count(*)::int as attempts from attempts group by ${keys}
        ), kept as (
          select ${keys}, sum(attempts)::int as attempts from (
            select ${keys}, attempts from ${name} where quiz_id = ${quizId}
            union all select ${keys}, amount from attempt_changes where quiz_id = ${quizId}) now group by ${keys}
        ), different as (
          select ${keys}, coalesce(k.attempts, 0) as kept, coalesce(c.attempts, 0) as counted
          from counted c full join kept k using (${keys}) where coalesce(k.attempts, 0) <> coalesce(c.attempts, 0)
        ), repaired as (
          insert into ${name} as f select ${quizId}::uuid, ${keys}, counted - kept from different
          on conflict (quiz_id, ${keys}) do update set attempts = f.attempts + excluded.attempts
        )
        select concat_ws(' ', ${table}::text, ${keys}) as "of", kept, counted from different`,
    );
};

export const RECOUNTS_OF_ATTEMPTS = [
  recountOf('quiz_percent_figures', { percent: sql`percent`, passed: sql`passed` }),
  recountOf('quiz_duration_figures', {
    seconds: sql`floor(extract(epoch from finished_at - started_at))::int`,
  }),
];

/** Wrong answers that do not match their spellings; repairs and returns the differences. */
export const recountWrongAnswers = (quizId: string) =>
  statement(
    'quizzes: recount wrong answers',
    differenceColumns,
    sql`
      with counted as (
        select question_id, words_hash, sum(attempts)::int as attempts,
          (array_agg(answer order by attempts desc, answer collate "C"))[1] as answer
        from wrong_spellings where quiz_id = ${quizId} and attempts > 0 group by 1, 2
      ), kept as (
        select question_id, words_hash, attempts, answer from wrong_answers where quiz_id = ${quizId}
      ), different as (
        select question_id, words_hash, k.attempts as kept, c.attempts as counted, c.answer
        from counted c full join kept k using (question_id, words_hash)
        where (k.attempts, k.answer) is distinct from (c.attempts, c.answer)
      ), gone as (
        delete from wrong_answers w using different d
        where w.quiz_id = ${quizId} and w.question_id = d.question_id and w.words_hash = d.words_hash
          and d.counted is null
      ), written as (
        insert into wrong_answers (quiz_id, question_id, words_hash, answer, attempts)
        select ${quizId}::uuid, question_id, words_hash, answer, counted from different where counted is not null
        on conflict (quiz_id, question_id, words_hash)
          do update set answer = excluded.answer, attempts = excluded.attempts
      )
      select 'wrong answer to question ' || question_id as "of", kept, counted from different`,
  );
