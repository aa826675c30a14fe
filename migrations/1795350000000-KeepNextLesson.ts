import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps with each enrollment which lesson comes next: the first one, by position, that the student has not completed. Null
 * when all are completed or the course has none. Triggers keep it, so that whoever writes enrollments, completions or
 * lessons keeps it without knowing. Whoever changes the lessons of a course holds the lock of its row, as before.
 */
export class KeepNextLesson1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No foreign key: the trigger of lessons moves it on, and an index for one would be rewritten by every completion.
      alter table enrollments add column next_lesson_id uuid;

      create function next_lesson_of(student uuid, course uuid) returns uuid language sql stable as $$
        select l.id from lessons l where l.course_id = course
          and not exists (select from lesson_completions d where d.student_id = student and d.lesson_id = l.id)
        order by l.position limit 1
      $$;

      -- The lock comes first: lessons that change meanwhile are then seen.
      create function enrollment_begins() returns trigger language plpgsql as $$
      begin
        perform from courses where id = new.course_id for share;
        new.next_lesson_id := next_lesson_of(new.student_id, new.course_id);
        return new;
      end $$;
      create trigger enrollment_begins before insert on enrollments
        for each row execute function enrollment_begins();

      -- Looked for in any case, not only when it is the lesson that was completed: a statement that moved it itself may have
      -- waited for an author, or another completion, whose change it did not see. The query stands here to have its plan kept.
      create function lesson_completed() returns trigger language plpgsql as $$
      declare
        next uuid := (
          select n.id from lessons n where n.course_id = new.course_id
            and not exists (select from lesson_completions d where d.student_id = new.student_id and d.lesson_id = n.id)
          order by n.position limit 1);
      begin
        update enrollments e set next_lesson_id = next
        where e.student_id = new.student_id and e.course_id = new.course_id and e.next_lesson_id is distinct from next;
        return null;
      end $$;
      create trigger lesson_completed after insert on lesson_completions
        for each row execute function lesson_completed();

      create function lesson_uncompleted() returns trigger language plpgsql as $$
      begin
        update enrollments e set next_lesson_id = l.id from lessons l
        where e.student_id = old.student_id and e.course_id = old.course_id and l.id = old.lesson_id
          and not exists (select from lessons n where n.id = e.next_lesson_id and n.position <= l.position);
        return null;
      end $$;
      create trigger lesson_uncompleted after delete on lesson_completions
        for each row execute function lesson_uncompleted();

      -- A new lesson comes before those after it, for whoever has not completed it; one that is brought back may be completed.
      create function lessons_added() returns trigger language plpgsql as $$
      begin
        update enrollments e set next_lesson_id = first.id from (
          select distinct on (e.id) e.id as enrollment_id, a.id
          from added a join enrollments e on e.course_id = a.course_id left join lessons n on n.id = e.next_lesson_id
          where (n.id is null or n.position > a.position)
            and not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = a.id)
          order by e.id, a.position
        ) first where e.id = first.enrollment_id;
        return null;
      end $$;
      create trigger lessons_added after insert on lessons
        referencing new table as added for each statement execute function lessons_added();

      create function lessons_removed() returns trigger language plpgsql as $$
      begin
        update enrollments e set next_lesson_id = next_lesson_of(e.student_id, e.course_id)
        from removed r where e.course_id = r.course_id and e.next_lesson_id = r.id;
        return null;
      end $$;
      create trigger lessons_removed after delete on lessons
        referencing old table as removed for each statement execute function lessons_removed();

      -- A lesson that was after somebody's next one and is before it now comes next for whoever has not completed it.
      create function lessons_moved() returns trigger language plpgsql as $$
      begin
        update enrollments e set next_lesson_id = first.id from (
          with places as (
            select l.id, l.course_id, l.position, coalesce(b.position, l.position) as former
            from lessons l left join before b on b.id = l.id
            where l.course_id in (select m.course_id from moved m join before b using (id) where m.position <> b.position)
          )
          select distinct on (e.id) e.id as enrollment_id, o.id
          from places n join places o on o.course_id = n.course_id and o.position < n.position and o.former > n.former
            join enrollments e on e.course_id = n.course_id and e.next_lesson_id = n.id
          where not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = o.id)
          order by e.id, o.position
        ) first where e.id = first.enrollment_id;
        return null;
      end $$;
      create trigger lessons_moved after update on lessons
        referencing old table as before new table as moved for each statement execute function lessons_moved();

      with open as (
        select distinct on (e.id) e.id, l.id as lesson_id from enrollments e join lessons l on l.course_id = e.course_id
        where not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
        order by e.id, l.position
      )
      update enrollments e set next_lesson_id = open.lesson_id from open where e.id = open.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function lessons_moved() cascade;
      drop function lessons_removed() cascade;
      drop function lessons_added() cascade;
      drop function lesson_uncompleted() cascade;
      drop function lesson_completed() cascade;
      drop function enrollment_begins() cascade;
      drop function next_lesson_of(uuid, uuid);
      alter table enrollments drop column next_lesson_id;
    `);
  }
}
