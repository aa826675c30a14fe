import { answered, answersJson } from './quiz-figures.queries';

/** $1 course. Also of deleted quizzes, which may still be taken to their end. */
export const quizzesOfCourse = `/* quizzes: of a course to recount */
  select id from quizzes where course_id = $1 order by id`;

/** For the rest of the transaction, as whose first statement it comes. */
export const readOneSnapshot = 'set transaction isolation level repeatable read';

/** $1 quiz, $2 the last attempt of the page before, $3 how many. One row: the answers of counted attempts, and the last of them (null: none left). */
export const countedAnswers = `/* quizzes: recount answers */
  with page as (
    select a.id, a.quiz_id, a.id as attempt_id, 1 as amount, null::jsonb as content from quiz_attempts a
    where a.quiz_id = $1 and a.is_counted and a.id > $2::uuid order by a.id limit $3
  ), answered as (${answered('page')})
  select (select max(id::text) from page) as last, (select ${answersJson} from answered) as groups`;

/** $1 quiz. One row: the answers that are not yet added, and what is kept of all. */
export const everythingKept = `/* quizzes: everything kept of answers */
  with changes as (
    select * from attempt_changes where quiz_id = $1
  ), answered as (${answered('changes')})
  select (select ${answersJson} from answered) as groups,
    coalesce((select json_agg(json_build_object('quizId', quiz_id, 'questionId', question_id, 'points', points, 'isRight', is_right,
      'attempts', attempts, 'scoreSum', score_sum, 'scoreSquares', score_squares)) from question_figures where quiz_id = $1), '[]') as figures,
    coalesce((select json_agg(json_build_object('quizId', quiz_id, 'questionId', question_id, 'words', encode(words_hash, 'hex'),
      'answer', answer, 'attempts', attempts)) from wrong_spellings where quiz_id = $1), '[]') as wrong`;

/** $1 quiz. Of attempts by percent and by seconds; repairs what differs and returns it. */
const recountOf = (table: string, keys: string, columns: string) => `/* quizzes: recount ${table} */
  with counted as (
    select ${columns}, count(*)::int as attempts from quiz_attempts where quiz_id = $1 and is_counted group by ${keys}
  ), kept as (
    select ${keys}, sum(attempts)::int as attempts from (
      select ${keys}, attempts from ${table} where quiz_id = $1
      union all select ${keys}, amount from attempt_changes where quiz_id = $1) now group by ${keys}
  ), different as (
    select ${keys}, coalesce(k.attempts, 0) as kept, coalesce(c.attempts, 0) as counted
    from counted c full join kept k using (${keys}) where coalesce(k.attempts, 0) <> coalesce(c.attempts, 0)
  ), repaired as (
    insert into ${table} as f select $1, ${keys}, counted - kept from different
    on conflict (quiz_id, ${keys}) do update set attempts = f.attempts + excluded.attempts
  )
  select '${table} ' || concat_ws(' ', ${keys}) as "of", kept, counted from different`;

export const RECOUNTS_OF_ATTEMPTS = [
  recountOf('quiz_percent_figures', 'percent, passed', 'percent, passed'),
  recountOf(
    'quiz_duration_figures',
    'seconds',
    'floor(extract(epoch from finished_at - started_at))::int as seconds',
  ),
];

/** $1 quiz. Wrong answers that are not as their spellings say. */
export const recountWrongAnswers = `/* quizzes: recount wrong answers */
  with counted as (
    select question_id, words_hash, sum(attempts)::int as attempts, (array_agg(answer order by attempts desc, answer collate "C"))[1] as answer
    from wrong_spellings where quiz_id = $1 and attempts > 0 group by 1, 2
  ), kept as (
    select question_id, words_hash, attempts, answer from wrong_answers where quiz_id = $1
  ), different as (
    select question_id, words_hash, k.attempts as kept, c.attempts as counted, c.answer
    from counted c full join kept k using (question_id, words_hash)
    where (k.attempts, k.answer) is distinct from (c.attempts, c.answer)
  ), gone as (
    delete from wrong_answers w using different d
    where w.quiz_id = $1 and w.question_id = d.question_id and w.words_hash = d.words_hash and d.counted is null
  ), written as (
    insert into wrong_answers (quiz_id, question_id, words_hash, answer, attempts)
    select $1, question_id, words_hash, answer, counted from different where counted is not null
    on conflict (quiz_id, question_id, words_hash) do update set answer = excluded.answer, attempts = excluded.attempts
  )
  select 'wrong answer to question ' || question_id as "of", kept, counted from different`;
