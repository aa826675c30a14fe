import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PostgreSQL's dictionaries by language; languages without one are searched by whole words. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  fi: 'finnish',
  fr: 'french',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  nl: 'dutch',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Of a course without a language the dictionary is guessed by which of these knows the most stop words. */
const GUESSED = ['english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'dutch', 'russian'];

/**
 * The passages of lessons and course descriptions, which the assistant searches. Triggers keep them in the statement
 * that writes a lesson, a course or a captions file of this site, whoever writes it.
 */
export class CreatePassages1795530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site_captions (
        url text primary key,
        text text not null
      );

      create table passages (
        id bigint generated always as identity primary key,
        course_id uuid not null references courses on delete cascade,
        lesson_id uuid references lessons on delete cascade,
        place integer not null,
        headings text[] not null,
        text text not null,
        start_seconds real,
        dictionary text not null,
        words tsvector not null
      );
      create index passages_words on passages using gin (words);
      create index passages_lesson on passages (lesson_id);
      create index passages_course on passages (course_id);
      create index passages_dictionary on passages (dictionary);

      create table passage_spellings (word text primary key);
    `);
    await this.createTextFunctions(runner);
    await this.createKeeping(runner);
    await this.createRecount(runner);
    await runner.query(`
      alter table lessons drop column search_words;
      alter table courses drop column search_words;
      select keep_course_passages(id, true) from courses;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function keep_passages_of_lesson() cascade;
      drop function keep_passages_of_course() cascade;
      drop function keep_passages_of_captions() cascade;
      drop function recount_passages;
      drop function keep_course_passages;
      drop function keep_lesson_passages;
      drop function insert_passages;
      drop function passages_of_captions;
      drop function passages_of_notes;
      drop function passage_dictionary;
      drop function passage_words;
      drop function passage_text;
      drop table passage_spellings;
      drop table passages;
      drop table site_captions;
      alter table lessons add column search_words tsvector not null generated always as (
        setweight(to_tsvector('english'::regconfig, title), 'A')
        || setweight(to_tsvector('english'::regconfig, description), 'B')
        || setweight(to_tsvector('english'::regconfig, notes || ' ' || regexp_replace(
          regexp_replace(coalesce(captions_text, ''), '(^|\\n)(WEBVTT|NOTE|STYLE|REGION)([^\\n]|\\n(?!\\n))*', '', 'g'),
          '(^|\\n)[^\\n]*-->[^\\n]*|<[^>]*>', ' ', 'g')), 'D')) stored;
      create index lessons_search_words on lessons using gin (search_words);
      alter table courses add column search_words tsvector not null generated always as (
        setweight(to_tsvector('english'::regconfig, title), 'A')
        || setweight(to_tsvector('english'::regconfig, description), 'B')) stored;
      create index courses_search_words on courses using gin (search_words);
    `);
  }

  private async createTextFunctions(runner: QueryRunner): Promise<void> {
    const dictionaries = Object.entries(DICTIONARIES)
      .map(([language, dictionary]) => `when '${language}' then '${dictionary}'`)
      .join(' ');
    await runner.query(`
      -- Lower case, without accents and punctuation. The breve stays, since it makes another letter in Cyrillic.
      create function passage_text(given text) returns text language sql immutable as $$
        select regexp_replace(
          normalize(regexp_replace(normalize(lower(given), NFD), '[\\u0300-\\u0305\\u0307-\\u036f]+', '', 'g'), NFC),
          '[!-,./:-@\\[-\`{-~«»“”„‘’—–…¿¡]+', ' ', 'g')
      $$;

      create function passage_words(dictionary text, given text) returns tsvector language sql immutable as $$
        select to_tsvector(dictionary::regconfig, passage_text(given))
      $$;

      create function passage_dictionary(language text, sample text) returns text language sql immutable as $$
        select case when language is null then (
            select name from unnest('{${GUESSED.join(',')}}'::text[]) with ordinality as guessed (name, place)
            order by (select coalesce(sum(cardinality(positions)), 0) from unnest(to_tsvector(name::regconfig, left(sample, 2000)))),
              place limit 1)
          else case split_part(lower(language), '-', 1) ${dictionaries} else 'simple' end end
      $$;

      -- Markdown by headings, and long parts between blocks, but never inside code.
      create function passages_of_notes(notes text)
      returns table (headings text[], body text) language plpgsql immutable as $$
      declare
        line text;
        lines text[] := '{}';
        grouped text := '';
        block text;
        fence text;
        mark text;
        path text[] := array[null, null, null, null, null, null];
        level integer;
      begin
        foreach line in array string_to_array(replace(notes, E'\\r\\n', E'\\n') || E'\\n', E'\\n') || array[null] loop
          mark := substring(line from '^ {0,3}(\`{3,}|~{3,})');
          if line is not null and (fence is not null or (line !~ '^\\s*$' and line !~ '^ {0,3}#{1,6}\\s' and mark is null)) then
            lines := lines || line;
            if fence is null or mark is null or not starts_with(mark, fence) then continue; end if;
            fence := null;
            line := '';
            mark := null;
          end if;
          -- The block ends here; it joins the passage as long as that is short.
          if cardinality(lines) > 0 then
            block := array_to_string(lines, E'\\n');
            lines := '{}';
            if grouped <> '' and length(grouped) + length(block) > 900 then
              headings := array_remove(path, null);
              body := grouped;
              return next;
              grouped := '';
            end if;
            grouped := case when grouped = '' then block else grouped || E'\\n\\n' || block end;
          end if;
          if line is null or line ~ '^ {0,3}#{1,6}\\s' then
            if grouped <> '' then
              headings := array_remove(path, null);
              body := grouped;
              return next;
              grouped := '';
            end if;
            level := length(substring(line from '#{1,6}'));
            for deeper in coalesce(level, 7)..6 loop path[deeper] := null; end loop;
            if level is not null then
              path[level] := nullif(regexp_replace(regexp_replace(line, '^ *#+\\s+', ''), '(^|\\s+)#*\\s*$', ''), '');
            end if;
          elsif mark is not null then
            fence := mark;
            lines := array[line];
          end if;
        end loop;
      end $$;

      -- WebVTT as passages with their start, without markup and blocks that nobody hears.
      create function passages_of_captions(captions text)
      returns table (start real, body text) language plpgsql immutable as $$
      declare
        block text;
        times text[];
        said text;
      begin
        body := '';
        foreach block in array regexp_split_to_array(replace(captions, E'\\r\\n', E'\\n'), E'\\n{2,}') loop
          times := regexp_match(block, '(?:^|\\n)(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d\\.\\d{3})[ \\t]+-->');
          continue when times is null or block ~ '^(NOTE|STYLE|REGION|WEBVTT)(\\s|$)';
          said := btrim(regexp_replace(regexp_replace(regexp_replace(block, '^([^\\n]*\\n)?[^\\n]*-->[^\\n]*', ''), '<[^<>]*>', '', 'g'), '\\s+', ' ', 'g'));
          said := replace(replace(replace(replace(said, '&lt;', '<'), '&gt;', '>'), '&nbsp;', ' '), '&amp;', '&');
          continue when said = '';
          if body <> '' and length(body) + length(said) >= 900 then
            return next;
            body := '';
          end if;
          if body = '' then
            start := coalesce(times[1]::real, 0) * 3600 + times[2]::real * 60 + times[3]::real;
          end if;
          body := case when body = '' then said else body || ' ' || said end;
        end loop;
        if body <> '' then return next; end if;
      end $$;
    `);
  }

  private async createKeeping(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Replaces the passages of a lesson, or those of the course's description if the lesson is null.
      create function insert_passages(course courses, lesson lessons) returns void language plpgsql as $$
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

      create function keep_lesson_passages(lesson lessons) returns void language sql as $$
        select insert_passages(c, lesson) from courses c where c.id = lesson.course_id
      $$;

      create function keep_course_passages(course uuid, and_lessons boolean) returns void language plpgsql as $$
      begin
        perform insert_passages(c, null) from courses c where c.id = course;
        if and_lessons then
          perform insert_passages(c, l) from courses c join lessons l on l.course_id = c.id where c.id = course order by l.position;
        end if;
      end $$;

      create function keep_passages_of_lesson() returns trigger language plpgsql as $$
      begin
        perform keep_lesson_passages(new);
        return null;
      end $$;
      create trigger keep_passages_insert after insert on lessons
        for each row execute function keep_passages_of_lesson();
      create trigger keep_passages_update after update on lessons for each row
        when ((old.course_id, old.title, old.description, old.notes, old.captions_url, old.captions_text)
          is distinct from (new.course_id, new.title, new.description, new.notes, new.captions_url, new.captions_text))
        execute function keep_passages_of_lesson();

      create function keep_passages_of_course() returns trigger language plpgsql as $$
      begin
        perform keep_course_passages(new.id, tg_op = 'UPDATE');
        return null;
      end $$;
      create trigger keep_passages_insert after insert on courses
        for each row execute function keep_passages_of_course();
      create trigger keep_passages_update after update on courses for each row
        when ((old.title, old.description, old.language) is distinct from (new.title, new.description, new.language))
        execute function keep_passages_of_course();

      create function keep_passages_of_captions() returns trigger language plpgsql as $$
      begin
        perform keep_lesson_passages(l) from lessons l where l.captions_url = new.url;
        return null;
      end $$;
      create trigger keep_passages after insert or update on site_captions
        for each row execute function keep_passages_of_captions();
    `);
  }

  private async createRecount(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Makes the passages of a course anew; returns how many were missing, wrong or too many.
      create function recount_passages(course uuid) returns integer language plpgsql as $$
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
    `);
  }
}
