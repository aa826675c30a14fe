import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vectors of passages, by a hash of what is embedded, so that equal passages share one. */
export class AddPassageVectors1795743300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What is embedded of a passage: the headings above it, and its text.
      create function passage_input(headings text[], body text) returns text language sql immutable as $$
        select array_to_string(headings || body, E'\\n')
      $$;
      create function passage_input_hash(headings text[], body text) returns bytea language sql immutable as $$
        select sha256(convert_to(passage_input(headings, body), 'UTF8'))
      $$;
      alter table passages add column input_hash bytea not null
        generated always as (passage_input_hash(headings, text)) stored;
      create index passages_input on passages (input_hash);

      -- Those without a vector are the queue.
      create table passage_vectors (
        id integer generated always as identity primary key,
        input_hash bytea not null,
        model text not null,
        -- Of length 1. null: not computed yet.
        vector real[],
        -- Replies of the host that could not be used.
        attempts int not null default 0,
        -- Until then no process computes it.
        next_attempt_at timestamptz not null,
        unique (model, input_hash)
      );
      -- Vectors do not become smaller, and reading compressed ones is slower.
      alter table passage_vectors alter column vector set storage external;
      create index passage_vectors_waiting on passage_vectors (model, next_attempt_at) where vector is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table passage_vectors;
      alter table passages drop column input_hash;
      drop function passage_input_hash;
      drop function passage_input;
    `);
  }
}
