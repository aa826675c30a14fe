import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchWords = `
  alter table lessons drop column search_words;
  alter table lessons add column search_words tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A')
    || setweight(to_tsvector('english'::regconfig, description), 'B')
    || setweight(to_tsvector('english'::regconfig, notes`;

export class AddLessonCaptions1763712000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What is said is searched like the notes: without times, markup and blocks that nobody hears.
    await runner.query(`
      alter table lessons add column captions_text text;
      alter table deleted_lessons add column captions_text text;
      ${searchWords} || ' ' || regexp_replace(
        regexp_replace(coalesce(captions_text, ''), '(^|\\n)(WEBVTT|NOTE|STYLE|REGION)([^\\n]|\\n(?!\\n))*', '', 'g'),
        '(^|\\n)[^\\n]*-->[^\\n]*|<[^>]*>', ' ', 'g')), 'D')) stored;
      create index lessons_search_words on lessons using gin (search_words);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${searchWords}), 'D')) stored;
      create index lessons_search_words on lessons using gin (search_words);
      alter table deleted_lessons drop column captions_text;
      alter table lessons drop column captions_text;
    `);
  }
}
