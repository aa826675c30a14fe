import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A course's text for searches follows the name of its instructor, which stands in its third line. */
export class SearchCoursesByPresentNames1795744200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function instructor_renamed() returns trigger language plpgsql as $$
      declare
        folded_name text = split_part(new.search_text, chr(10), 1);
      begin
        update courses c set search_text = array_to_string(l.lines[1:2] || folded_name || l.lines[4:], chr(10))
        from (
          select id, string_to_array(search_text, chr(10)) as lines from courses where instructor_id = new.id
        ) l where c.id = l.id and l.lines[3] <> folded_name;
        return null;
      end $$;
      create trigger instructor_renamed after update of search_text on accounts for each row
        when (new.search_text is distinct from old.search_text and new.search_text is not null)
        execute function instructor_renamed();

      update courses c set search_text = array_to_string(l.lines[1:2] || l.folded_name || l.lines[4:], chr(10))
      from (
        select c.id, string_to_array(c.search_text, chr(10)) as lines,
          split_part(a.search_text, chr(10), 1) as folded_name
        from courses c join accounts a on a.id = c.instructor_id where a.search_text is not null
      ) l where c.id = l.id and l.lines[3] <> l.folded_name;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function instructor_renamed() cascade');
  }
}
