import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A student on a waiting list keeps the group of a roster; rows of rosters have the folded name of their group. */
export class KeepGroupsOfWaiting1795742200020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The group that the student belongs to once they are enrolled; null: none.
      alter table enrollment_requests add column group_id uuid references course_groups on delete set null;
      create index enrollment_requests_group on enrollment_requests (group_id);

      alter table roster_rows add column group_search_name text;
      update roster_rows set group_search_name = lower(group_name) where group_name is not null;
      -- Removals are carried out first.
      drop index roster_rows_waiting;
      create index roster_rows_waiting on roster_rows (import_id, is_removal desc, number) where outcome is null;
      create index roster_rows_group on roster_rows (import_id, number) where group_search_name is not null;

      create or replace function place_taken() returns trigger language plpgsql as $$
      declare
        waiting_for uuid;
      begin
        update course_places set taken = taken + 1 where course_id = new.course_id and taken < capacity;
        if not found and exists (select from course_places where course_id = new.course_id) then
          raise exception 'the course is full' using errcode = '23514', constraint = 'course_places_full';
        end if;
        delete from enrollment_requests where course_id = new.course_id and student_id = new.student_id
          returning group_id into waiting_for;
        if waiting_for is not null then
          insert into group_members (group_id, course_id, student_id)
            values (waiting_for, new.course_id, new.student_id) on conflict do nothing;
        end if;
        return null;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function place_taken() returns trigger language plpgsql as $$
      begin
        update course_places set taken = taken + 1 where course_id = new.course_id and taken < capacity;
        if not found and exists (select from course_places where course_id = new.course_id) then
          raise exception 'the course is full' using errcode = '23514', constraint = 'course_places_full';
        end if;
        delete from enrollment_requests where course_id = new.course_id and student_id = new.student_id;
        return null;
      end $$;
      drop index roster_rows_waiting;
      create index roster_rows_waiting on roster_rows (import_id, number) where outcome is null;
      alter table roster_rows drop column group_search_name;
      alter table enrollment_requests drop column group_id;
    `);
  }
}
