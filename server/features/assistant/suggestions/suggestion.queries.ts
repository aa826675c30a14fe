import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';

/** What suggestions have to know of a course. */
export const courseOfSuggestion = (courseId: string) =>
  statement(
    'assistant: course of a suggestion',
    { isOff: z.boolean(), language: z.string().nullable() },
    sql`select c.assistant_mode = 'OFF' as "isOff", c.language from courses c where c.id = ${courseId}`,
  );

/** PostgreSQL's dictionaries with stop words: the small words by which a language is recognized. */
const DICTIONARIES = [
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'hungarian',
  'italian',
  'norwegian',
  'portuguese',
  'russian',
  'spanish',
  'swedish',
  'turkish',
];

/**
 * For each of these dictionaries which share of a text's words, from 0 to 1, are its stop words. `dictionary` is that of
 * the language with this tag.
 */
export const stopWordShares = ({ text, language }: { text: string; language: string | null }) =>
  statement(
    'assistant: language of a text',
    {
      wordCount: z.int(),
      dictionary: z.string().nullable(),
      shares: jsonOf<Record<string, number>>(),
    },
    sql`
      with sample as (select left(${text}, 6000) as text),
      counted as (
        select coalesce(sum(cardinality(positions)), 0)::int as words
        from sample cross join unnest(to_tsvector('simple', sample.text))
      )
      select counted.words as "wordCount",
        case when ${language}::text is not null then dictionary_of(${language}) end as dictionary,
        (select json_object_agg(d.name, 1 - (select coalesce(sum(cardinality(positions)), 0)
            from sample cross join unnest(to_tsvector(d.name::regconfig, sample.text)))::float8 / greatest(1, counted.words))
          from unnest(${DICTIONARIES}::text[]) d (name)) as shares
      from counted`,
  );
