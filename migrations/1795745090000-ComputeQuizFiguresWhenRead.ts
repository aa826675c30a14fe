import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The figures of a quiz's results are computed from its attempts; no trigger writes them. Those of large courses are
 * stored for a minute.
 */
export class ComputeQuizFiguresWhenRead1795745090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function fill_quiz_figures();
      drop function attempt_counted() cascade;
      drop table attempt_changes, wrong_answers, wrong_spellings, asked_questions, question_figures, quiz_duration_figures, quiz_percent_figures;
      create table stored_figures (
        course_id uuid not null references courses on delete cascade,
        name text not null,
        computed_at timestamptz not null,
        figures jsonb not null,
        primary key (course_id, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table stored_figures;
      -- Counted attempts by their result and by their whole seconds from start to end.
      create table quiz_percent_figures (
        quiz_id uuid not null references quizzes on delete cascade,
        percent integer not null,
        passed boolean not null,
        attempts integer not null,
        primary key (quiz_id, percent, passed)
      ) with (fillfactor = 70);
      create table quiz_duration_figures (
        quiz_id uuid not null references quizzes on delete cascade,
        seconds integer not null,
        attempts integer not null,
        primary key (quiz_id, seconds)
      ) with (fillfactor = 70);

      -- Those that were asked a question, by whether they answered it right; with sums of their whole scores and of the squares of those.
      create table question_figures (
        quiz_id uuid not null references quizzes on delete cascade,
        question_id uuid not null,
        points integer not null,
        is_right boolean not null,
        attempts integer not null,
        score_sum bigint not null,
        score_squares bigint not null,
        primary key (quiz_id, question_id, points, is_right)
      ) with (fillfactor = 70);
      -- A question's last words, for when the quiz no longer asks it.
      create table asked_questions (
        quiz_id uuid not null references quizzes on delete cascade,
        question_id uuid not null,
        type text not null,
        text text not null,
        asked_at timestamptz not null,
        primary key (quiz_id, question_id)
      );
      -- Wrong answers as they were spelled, and those that are compared as the same answer together, under the usual spelling.
      create table wrong_spellings (
        quiz_id uuid not null references quizzes on delete cascade,
        question_id uuid not null,
        words_hash bytea not null,
        answer_hash bytea not null,
        answer text not null,
        attempts integer not null,
        primary key (quiz_id, question_id, words_hash, answer_hash)
      ) with (fillfactor = 85);
      create table wrong_answers (
        quiz_id uuid not null references quizzes on delete cascade,
        question_id uuid not null,
        words_hash bytea not null,
        answer text not null,
        attempts integer not null,
        primary key (quiz_id, question_id, words_hash)
      ) with (fillfactor = 85);
      create index wrong_answers_most on wrong_answers (quiz_id, question_id, attempts desc, left(answer, 100) collate "C");

      -- What is still to be added (1) to the tables above or taken from them (-1).
      create table attempt_changes (
        id bigint generated always as identity primary key,
        quiz_id uuid not null,
        attempt_id uuid not null,
        amount integer not null check (amount in (1, -1)),
        percent integer not null,
        passed boolean not null,
        seconds integer not null,
        -- What the attempt was, of one that is taken away; one that is added still stands in its table.
        content jsonb,
        check ((amount = 1) = (content is null))
      );
      create index attempt_changes_quiz on attempt_changes (quiz_id, id);
      create index attempt_changes_added on attempt_changes (attempt_id) where amount = 1;

      create function attempt_counted() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.is_counted then
          delete from attempt_changes where attempt_id = old.id and amount = 1;
          if not found then
            insert into attempt_changes (quiz_id, attempt_id, amount, percent, passed, seconds, content)
            values (old.quiz_id, old.id, -1, old.percent, old.passed, floor(extract(epoch from old.finished_at - old.started_at)),
              jsonb_build_object('snapshot', old.snapshot, 'answers', old.answers, 'score', old.score));
          end if;
        end if;
        if tg_op <> 'DELETE' and new.is_counted then
          insert into attempt_changes (quiz_id, attempt_id, amount, percent, passed, seconds)
          values (new.quiz_id, new.id, 1, new.percent, new.passed, floor(extract(epoch from new.finished_at - new.started_at)));
        end if;
        return null;
      end $$;
      create trigger attempt_counted_at_once after insert on quiz_attempts
        for each row when (new.is_counted) execute function attempt_counted();
      create trigger attempt_counted after update on quiz_attempts for each row
        when ((old.is_counted or new.is_counted) and (old.is_counted, old.percent, old.passed, old.score, old.started_at, old.finished_at,
          old.answers, old.snapshot, old.quiz_id) is distinct from (new.is_counted, new.percent, new.passed, new.score, new.started_at,
          new.finished_at, new.answers, new.snapshot, new.quiz_id))
        execute function attempt_counted();
      create trigger attempt_uncounted after delete on quiz_attempts
        for each row when (old.is_counted) execute function attempt_counted();

      -- For a database from before, and after attempts were loaded without triggers: all of them are still to be added.
      create function fill_quiz_figures() returns void language plpgsql as $$
      begin
        truncate attempt_changes, quiz_percent_figures, quiz_duration_figures, question_figures, asked_questions, wrong_spellings, wrong_answers;
        insert into attempt_changes (quiz_id, attempt_id, amount, percent, passed, seconds)
        select quiz_id, id, 1, percent, passed, floor(extract(epoch from finished_at - started_at)) from quiz_attempts
        where is_counted order by quiz_id, id;
      end $$;
      alter function attempt_counted() set search_path to 'public';
      alter function fill_quiz_figures() set search_path to 'public';
      select fill_quiz_figures();
    `);
  }
}
