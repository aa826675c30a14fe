import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/**
 * What the page of a course shows without counting: its students, when it was last changed, and how long reading a
 * lesson takes.
 */
export class KeepCoursePageFigures1795410010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lessons add column reading_minutes integer not null
        generated always as ((regexp_count(notes, '\\S+') + 199) / 200) stored;
      alter table courses add column updated_at timestamptz not null default now(),
        add column student_count integer not null default 0;
      update courses c set updated_at = created_at,
        student_count = coalesce((select f.students from course_figures f where f.course_id = c.id), 0);

      create function course_edited() returns trigger language plpgsql as $$
      begin
        new.updated_at := now();
        return new;
      end $$;
      create trigger course_edited before update of revision on courses
        for each row when (new.revision <> old.revision) execute function course_edited();

      create function course_contents_edited() returns trigger language plpgsql as $$
      begin
        update courses set updated_at = now() where id in (select course_id from changed);
        return null;
      end $$;

      -- Changes wait in figure_changes until they are folded, so that students never wait for a course's row.
      create function course_students_counted() returns trigger language plpgsql as $$
      begin
        update courses set student_count = new.students where id = new.course_id;
        return null;
      end $$;
      create trigger course_students_inserted after insert on course_figures
        for each row when (new.students <> 0) execute function course_students_counted();
      create trigger course_students_updated after update of students on course_figures
        for each row when (new.students <> old.students) execute function course_students_counted();
    `);
    for (const table of ['lessons', 'quizzes'])
      for (const [event, rows] of EVENTS)
        await runner.query(`
          create trigger course_edited_${event} after ${event} on ${table}
            referencing ${rows} table as changed for each statement execute function course_contents_edited()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function course_students_counted() cascade;
      drop function course_contents_edited() cascade;
      drop function course_edited() cascade;
      alter table courses drop column student_count, drop column updated_at;
      alter table lessons drop column reading_minutes`);
  }
}
