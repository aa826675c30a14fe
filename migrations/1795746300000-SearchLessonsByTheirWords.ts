import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The assistant searches lessons by words that PostgreSQL generates, instead of passages, spellings and vectors that
 * triggers kept. Everything dropped here was derived from lessons.
 */
export class SearchLessonsByTheirWords1795746300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table passage_vectors, passages, passage_spellings, passage_recounts, site_captions;
      drop function keep_passages_of_lesson, keep_passages_of_course cascade;
      drop function keep_passages_of_captions, recount_passages, keep_course_passages, keep_lesson_passages,
        insert_passages, passages_of_captions, passages_of_notes, passage_dictionary, stop_words_in_code, spellings_in,
        passage_words, passage_text, passage_input_hash, passage_input;

      -- PostgreSQL's dictionary for a language tag.
      create function dictionary_of(language text) returns text language sql immutable as $$
        select case split_part(coalesce(language, 'en'), '-', 1)
          when 'ar' then 'arabic' when 'ca' then 'catalan' when 'da' then 'danish' when 'de' then 'german'
          when 'el' then 'greek' when 'en' then 'english' when 'es' then 'spanish' when 'et' then 'estonian'
          when 'fi' then 'finnish' when 'fr' then 'french' when 'hi' then 'hindi' when 'hu' then 'hungarian'
          when 'id' then 'indonesian' when 'it' then 'italian' when 'lt' then 'lithuanian' when 'nb' then 'norwegian'
          when 'nl' then 'dutch' when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian'
          when 'sr' then 'serbian' when 'sv' then 'swedish' when 'ta' then 'tamil' when 'tr' then 'turkish'
          else 'simple' end
      $$;

      -- Operators, C++ and C#, which the dictionaries leave out; the same as SIGN in words.ts.
      create function signs_in(given text) returns text[] language sql immutable as $$
        select coalesce(array_agg(distinct lower(sign[1])), '{}') from regexp_matches(given,
          '(?<![[:alnum:]])[A-Za-z](?:\\+\\+|#)(?![[:alnum:]#+])|[-+=<>!&|/%^~?:*@$.]{2,5}|(?<=[\\s\`])[-+=<>!&|/%^~?:*@$.](?=[\\s\`])',
          'g') sign
      $$;
    `);
    const [{ schema }] = (await runner.query('select quote_ident(current_schema()) as schema')) as [
      { schema: string },
    ];
    await runner.query(`
      -- It names its schema, since the search path is empty while a dump is restored.
      create function words_of(dictionary text, given text) returns tsvector language sql immutable as $$
        select to_tsvector(dictionary::regconfig, given) || array_to_tsvector(${schema}.signs_in(given))
      $$;

      alter table lessons add column dictionary text not null default 'english';
      update lessons l set dictionary = dictionary_of(c.language) from courses c
      where c.id = l.course_id and dictionary_of(c.language) <> 'english';
      alter table lessons add column words tsvector not null generated always as (
        setweight(words_of(dictionary, title), 'A')
        || words_of(dictionary, description || E'\\n' || notes || E'\\n' || coalesce(captions_text, ''))) stored;
      create index lessons_words on lessons using gin (words);
    `);
  }

  async down(): Promise<void> {
    throw new Error('The passages cannot be made again: restore a backup of before this migration.');
  }
}
