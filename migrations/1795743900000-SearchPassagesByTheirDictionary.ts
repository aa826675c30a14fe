import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches passages by what they say: letters of every script, words that only code has, and the names C++ and C#.
 * Spellings belong to a course, so that a mistake in one that the asker cannot see is corrected.
 */
export class SearchPassagesByTheirDictionary1795743900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Lower case, without accents and punctuation. A breve that makes another letter in Cyrillic stays; so do the marks of
      -- other scripts, which are letters. C++ and C# are words of their own.
      create or replace function passage_text(given text) returns text language sql immutable as $$
        select regexp_replace(
          regexp_replace(
            regexp_replace(
              normalize(regexp_replace(normalize(lower(given), NFD), '[\\u0300-\\u0305\\u0307-\\u036f]|(?<![иу])\\u0306', '', 'g'), NFC),
              '([[:alpha:]])\\+\\+(?![[:alpha:]+])', '\\1plusplus ', 'g'),
            '([[:alpha:]])#(?![[:alnum:]#])', '\\1sharp ', 'g'),
          '[!-,./:-@\\[-\`{-~«»“”„‘’—–…¿¡]+', ' ', 'g')
      $$;

      -- The words in a text's code that its dictionary ignores, such as this and while.
      create function stop_words_in_code(dictionary text, given text) returns tsvector language sql immutable as $$
        select coalesce(array_to_tsvector(array_agg(distinct lexeme)), '')
        from regexp_matches(given, '\`+([^\`]+)\`+', 'g') code, unnest(passage_words('simple', code[1]))
        where to_tsvector(dictionary::regconfig, lexeme) = ''
      $$;

      -- The words to which a misspelled one may be corrected.
      create function spellings_in(given text) returns setof text language sql immutable as $$
        select distinct word from regexp_split_to_table(passage_text(given), '[^[:alpha:]]+') word
        where length(word) between 4 and 30
      $$;

      drop table passage_spellings;
      create table passage_spellings (
        course_id uuid not null references courses on delete cascade,
        word text not null,
        primary key (course_id, word)
      );
      drop index passages_dictionary;
      drop index passages_course;
      create index passages_course on passages (course_id, dictionary);

      create or replace function insert_passages(course courses, lesson lessons) returns void language plpgsql as $$
      declare
        captions text := coalesce(lesson.captions_text, (select c.text from site_captions c where c.url = lesson.captions_url), '');
        language text := passage_dictionary(course.language,
          concat_ws(' ', lesson.title, coalesce(lesson.description, course.description), lesson.notes, left(captions, 2000)));
      begin
        if lesson.id is null then
          delete from passages where course_id = course.id and lesson_id is null;
        else
          delete from passages where lesson_id = lesson.id;
        end if;
        insert into passages (course_id, lesson_id, place, headings, text, start_seconds, dictionary, words)
        select course.id, lesson.id, row_number() over (order by part, place), headings, body, start, language,
          setweight(passage_words(language, coalesce(lesson.title, course.title)), 'A')
          || setweight(passage_words(language, array_to_string(headings, ' . ')), 'B')
          || setweight(passage_words(language, case when lesson.id is null then '' else course.title end), 'C')
          || passage_words(language, body)
          || stop_words_in_code(language, body)
        from (
          select 1 as part, 1::bigint as place, '{}'::text[] as headings, coalesce(lesson.description, course.description) as body,
            null::real as start
          union all
          select 2, n.place, n.headings, n.body, null
          from passages_of_notes(coalesce(lesson.notes, '')) with ordinality as n (headings, body, place)
          union all
          select 3, c.place, '{}', c.body, c.start
          from passages_of_captions(captions) with ordinality as c (start, body, place)
        ) as parts
        where body <> '';
        -- In order, so that two transactions that add the same words wait for each other instead of failing.
        insert into passage_spellings (course_id, word)
        select course.id, word from (
          select distinct word from spellings_in(concat_ws(' ', course.title, lesson.title)) word
          union
          select word from passages p cross join spellings_in(p.text || ' ' || array_to_string(p.headings, ' ')) word
          where p.course_id = course.id and p.lesson_id is not distinct from lesson.id
        ) words order by word
        on conflict do nothing;
      end $$;

      -- Makes the passages and spellings of a course anew; returns how many passages were missing, wrong or too many.
      create or replace function recount_passages(course uuid) returns integer language plpgsql as $$
      declare
        before jsonb[];
        after jsonb[];
      begin
        select coalesce(array_agg(to_jsonb(p) - 'id'), '{}') into before from passages p where course_id = course;
        perform keep_course_passages(course, true);
        delete from passage_spellings s where s.course_id = course and s.word not in (
          select word from passages p cross join spellings_in(p.text || ' ' || array_to_string(p.headings, ' ')) word
          where p.course_id = course
          union
          select word from courses c left join lessons l on l.course_id = c.id
          cross join spellings_in(concat_ws(' ', c.title, l.title)) word where c.id = course
        );
        select coalesce(array_agg(to_jsonb(p) - 'id'), '{}') into after from passages p where course_id = course;
        return (select count(*) from (
          (select unnest(before) except select unnest(after)) union all (select unnest(after) except select unnest(before))
        ) as different);
      end $$;

      select keep_course_passages(id, true) from courses;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function passage_text(given text) returns text language sql immutable as $$
        select regexp_replace(
          normalize(regexp_replace(normalize(lower(given), NFD), '[\\u0300-\\u0305\\u0307-\\u036f]+', '', 'g'), NFC),
          '[!-,./:-@\\[-\`{-~«»“”„‘’—–…¿¡]+', ' ', 'g')
      $$;
      create or replace function insert_passages(course courses, lesson lessons) returns void language plpgsql as $$
      declare
        captions text := coalesce(lesson.captions_text, (select c.text from site_captions c where c.url = lesson.captions_url), '');
        language text := passage_dictionary(course.language,
          concat_ws(' ', lesson.title, coalesce(lesson.description, course.description), lesson.notes, left(captions, 2000)));
      begin
        if lesson.id is null then
          delete from passages where course_id = course.id and lesson_id is null;
        else
          delete from passages where lesson_id = lesson.id;
        end if;
        insert into passages (course_id, lesson_id, place, headings, text, start_seconds, dictionary, words)
        select course.id, lesson.id, row_number() over (order by part, place), headings, body, start, language,
          setweight(passage_words(language, coalesce(lesson.title, course.title)), 'A')
          || setweight(passage_words(language, array_to_string(headings, ' . ')), 'B')
          || setweight(passage_words(language, case when lesson.id is null then '' else course.title end), 'C')
          || passage_words(language, body)
        from (
          select 1 as part, 1::bigint as place, '{}'::text[] as headings, coalesce(lesson.description, course.description) as body,
            null::real as start
          union all
          select 2, n.place, n.headings, n.body, null
          from passages_of_notes(coalesce(lesson.notes, '')) with ordinality as n (headings, body, place)
          union all
          select 3, c.place, '{}', c.body, c.start
          from passages_of_captions(captions) with ordinality as c (start, body, place)
        ) as parts
        where body <> '';
        -- In order, so that two transactions that add the same words wait for each other instead of failing.
        insert into passage_spellings (word)
        select distinct word from regexp_split_to_table(
          passage_text(concat_ws(' ', course.title, lesson.title, coalesce(lesson.description, course.description), lesson.notes, captions)),
          '[^[:alpha:]]+') as word
        where length(word) between 4 and 30 order by word
        on conflict do nothing;
      end $$;
      create or replace function recount_passages(course uuid) returns integer language plpgsql as $$
      declare
        before jsonb[];
        after jsonb[];
      begin
        select coalesce(array_agg(to_jsonb(p) - 'id'), '{}') into before from passages p where course_id = course;
        perform keep_course_passages(course, true);
        select coalesce(array_agg(to_jsonb(p) - 'id'), '{}') into after from passages p where course_id = course;
        return (select count(*) from (
          (select unnest(before) except select unnest(after)) union all (select unnest(after) except select unnest(before))
        ) as different);
      end $$;
      drop index passages_course;
      create index passages_course on passages (course_id);
      create index passages_dictionary on passages (dictionary);
      drop table passage_spellings;
      create table passage_spellings (word text primary key);
      drop function spellings_in;
      drop function stop_words_in_code;
      select keep_course_passages(id, true) from courses;
    `);
  }
}
