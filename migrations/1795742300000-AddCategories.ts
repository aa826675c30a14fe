import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The categories of courses, which were constants. Courses keep theirs; those in neither list are added. On the way back,
 * what administrators changed is kept.
 */
export class AddCategories1795742300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table categories (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        -- A second name under which authors can choose it; null: none.
        alternative_name text,
        -- Whether the catalogue has a button for it.
        is_main boolean not null,
        position int not null
      );
      create unique index categories_name on categories (lower(name));
      create unique index categories_alternative_name on categories (lower(alternative_name));

      insert into categories (name, alternative_name, is_main, position)
      select name, case name when 'UI/UX' then 'UI/UX Design' end, place <= 8, place
      from unnest(array[
        'UI/UX', 'Fullstack', 'AI', 'Backend', 'LLM', 'Graphic Designing', 'Prompt Engineering', 'Frontend',
        'Programming', 'Web Development', 'Mobile Development', 'Data Science', 'Machine Learning', 'Cybersecurity',
        'Cloud Computing', 'DevOps', 'Digital Marketing', 'Business', 'Languages', 'Other'
      ]) with ordinality as known (name, place);

      ${RESTORING}

      -- Of spellings that differ in case only, the first becomes the category.
      insert into categories (name, is_main, position)
      select name, false, (select coalesce(max(position), 0) from categories) + row_number() over (order by lower(name))
      from (
        select distinct on (lower(c.category)) c.category as name from courses c
        where trim(c.category) <> ''
          and not exists (select from categories k where lower(c.category) in (lower(k.name), lower(k.alternative_name)))
        order by lower(c.category), c.category
      ) used;
      update courses c set category = k.name from categories k
      where lower(k.name) = lower(c.category) and k.name <> c.category;
      -- The fourth line of the search text is the category.
      update courses c set category = k.name, search_text = array_to_string(
        (string_to_array(c.search_text, chr(10)))[1:3] || lower(k.name)
          || (string_to_array(c.search_text, chr(10)))[5:], chr(10))
      from categories k where lower(k.alternative_name) = lower(c.category);

      create trigger public_data_changed after insert or update or delete or truncate on categories
        for each statement execute function public_data_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists kept;
      create table kept.categories as table categories;
      drop table categories;
    `);
  }
}

const RESTORED = `
  delete from categories;
  insert into categories select * from kept.categories;
`;

/** Restores what was kept, if it was, and drops it; with the last of it also the schema. */
const RESTORING = `
  do $outer$ begin
    if to_regclass('kept.categories') is not null then
      ${RESTORED}
      drop table kept.categories;
      if not exists (select from pg_class where relnamespace = 'kept'::regnamespace) then
        drop schema kept;
      end if;
    end if;
  end $outer$;
`;
