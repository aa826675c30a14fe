import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * After a completion the next lesson is looked for in any case, not only when it is the one that was completed: a statement
 * that moved it itself may have waited for an author, or another completion, whose change it did not see. The query stands
 * in the trigger, where its plan is kept.
 */
export class LookForNextLesson1795350050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function lesson_completed() returns trigger language plpgsql as $$
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function lesson_completed() returns trigger language plpgsql as $$
      begin
        update enrollments set next_lesson_id = next_lesson_of(student_id, course_id)
        where student_id = new.student_id and course_id = new.course_id and next_lesson_id = new.lesson_id;
        return null;
      end $$;
    `);
  }
}
