import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The catalogue is listed and searched by one statement. What tracked the changes of courses for a copy of them in memory
 * goes; the trigger that computes the duration of a course stays.
 */
export class SearchCoursesInDatabase1795746500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const schema = await schemaOf(runner);
    await runner.query(`
      drop trigger course_changed on courses;
      drop function course_changed();
      drop trigger instructor_changed on accounts;
      drop function instructor_changed();
      drop function course_contents_changed() cascade;
      alter table courses drop column changed_in;
      ${computesDuration(schema, '')}

      -- Without the description, whose every word would resemble some misspelled one.
      alter table courses add column names_text text not null
          generated always as (regexp_replace(search_text, E'\\n[^\\n]*', '')) stored,
        add column search_words tsvector not null generated always as (
          setweight(to_tsvector('english'::regconfig, translate(split_part(search_text, E'\\n', 1), './-_', '    ')), 'A')
          || setweight(to_tsvector('english'::regconfig, skills_text), 'B')
          || setweight(to_tsvector('english'::regconfig,
            split_part(search_text, E'\\n', 3) || ' ' || split_part(search_text, E'\\n', 4)), 'C')
          || setweight(to_tsvector('english'::regconfig, translate(search_text, './-_', '    ')), 'D')) stored;
      create index courses_search_words on courses using gin (search_words);
      create index courses_names on courses using gin (names_text gin_trgm_ops);
      create index lessons_title_words on lessons using gin (to_tsvector('english'::regconfig, title));

      -- A function, because the index looks for words above a threshold that is a setting.
      create function courses_resembling(word text) returns table (id uuid, similar_word text, likeness real)
        language sql stable set search_path = ${schema} set pg_trgm.strict_word_similarity_threshold = 0.3 as $$
          select c.id, w.word, w.likeness from courses c, lateral (
            select w.word, similarity(w.word, courses_resembling.word) as likeness
            from regexp_split_to_table(c.names_text, '[^[:alnum:]+#]+') w (word)
            where left(w.word, 1) = left(courses_resembling.word, 1)
            order by 2 desc, 1 limit 1) w
          where courses_resembling.word <<% c.names_text and w.likeness > 0.25
        $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const schema = await schemaOf(runner);
    await runner.query(`
      drop function courses_resembling(text);
      drop index lessons_title_words;
      alter table courses drop column names_text, drop column search_words;

      alter table courses add column changed_in bigint not null default pg_current_xact_id()::text::bigint;
      create index courses_changed_in on courses (changed_in);
      create function course_changed() returns trigger language plpgsql set search_path = ${schema} as $$
      begin
        new.changed_in := pg_current_xact_id()::text::bigint;
        return new;
      end $$;
      create trigger course_changed before update on courses for each row execute function course_changed();
      create function instructor_changed() returns trigger language plpgsql set search_path = ${schema} as $$
      begin
        update courses set changed_in = pg_current_xact_id()::text::bigint where instructor_id = new.id;
        return null;
      end $$;
      create trigger instructor_changed after update of name, bio, picture_url, suspended_at on accounts
        for each row when (new.role = 'INSTRUCTOR') execute function instructor_changed();
      create function course_contents_changed() returns trigger language plpgsql set search_path = ${schema} as $$
      begin
        update courses set changed_in = pg_current_xact_id()::text::bigint
          where id in (select course_id from changed);
        return null;
      end $$;
      ${computesDuration(schema, 'changed_in = pg_current_xact_id()::text::bigint,')}
    `);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      await runner.query(`
        create trigger course_contents_${event} after ${event} on quizzes
          referencing ${rows} table as changed for each statement execute function course_contents_changed()`);
  }
}

async function schemaOf(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query('select quote_ident(current_schema()) as schema')) as [
    { schema: string },
  ];
  return row.schema;
}

const computesDuration = (schema: string, alsoSets: string) => `
      create or replace function course_lessons_changed() returns trigger language plpgsql
        set search_path = ${schema} as $$
      begin
        -- Locked first, so that the sum below sees the lessons of every transaction that held the lock before.
        perform from courses where id in (select course_id from changed) order by id for no key update;
        update courses set ${alsoSets}
          duration_minutes = course_duration_minutes(id)
        where id in (select course_id from changed);
        return null;
      end $$;`;
