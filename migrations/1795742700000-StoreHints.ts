import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores with an answer of the assistant whether a lesson answered and which hint it is, instead of guessing both from
 * its text. Earlier answers get them from their texts; hints of a model cannot be recognized.
 */
export class StoreHints1795742700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assistant_messages
        -- null: a question, not an answer.
        add column is_answered boolean,
        -- null: not a hint.
        add column hint smallint check (hint > 0),
        add column next_steps text[] not null default '{}'
          check (next_steps <@ array['NEXT_HINT', 'EXPLANATION']);

      with texts as (
        select id, sources, request_type, text as whole, replace(text, 'The language model did not respond, so this answer was put together from your courses without it.' || E'\\n\\n', '') as text
        from assistant_messages where sender = 'ASSISTANT'
      )
      update assistant_messages m set
        is_answered = t.whole <> '' and jsonb_array_length(t.sources) > 0
          and t.text <> 'Closest in your courses: these lessons may help, but none answers this directly.',
        hint = case
          when t.request_type <> 'TUTORING' then null
          when t.text like 'Hint 1: you can find the answer yourself in these passages.%' then 1
          when t.text like 'Hint 2: the sentence to look for begins like this:%' then 2
          when t.text like 'That was the last hint. Please read the passages%' then 3
        end
      from texts t where t.id = m.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assistant_messages drop column is_answered, drop column hint, drop column next_steps;
    `);
  }
}
