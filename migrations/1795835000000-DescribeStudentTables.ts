import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of further tables without an entity what their names do not say. */
export class DescribeStudentTables1795835000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DESCRIPTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DESCRIPTIONS.replaceAll(/\sis '[^']*';/g, ' is null;'));
  }
}

const DESCRIPTIONS = `
    comment on column enrollments.percent is '100 only if every lesson is completed.';
    comment on column enrollments.last_activity_at is 'When the student last completed a lesson of the course.';
    comment on column enrollments.last_seen_at is 'When the student last completed or opened a lesson, or started, answered or submitted a quiz.';
    comment on column enrollments.next_lesson_id is 'The first lesson that is not completed; null: there is none.';
    comment on column lesson_positions.played_at is 'By the database’s clock; an older position never replaces it.';
    comment on column lesson_positions.watched is 'The seconds that were played, from all devices; they only grow.';
    comment on column quiz_attempts.deadline is 'null: no time limit.';
    comment on column quiz_attempts.time_limit_minutes is 'At the start, with extra minutes; null: none.';
    comment on column quiz_attempts.snapshot is 'The questions with keys as they were at the start, in this attempt’s order.';
    comment on column quiz_attempts.answers_revision is 'Number of saves that changed an answer, and of times that the deadline was moved.';
    comment on column quiz_attempts.submission_fingerprint is 'Hash of the submission, to recognize its retry; null while open and if expired.';
    comment on column quiz_attempts.is_counted is 'Whether it enters averages: finished, and not expired without any answer.';
    comment on table personal_notes is 'Lesson and course have no foreign key, because a note outlives them.';
    comment on column personal_notes.lesson_title is 'When the note was last saved; shown while its author cannot open the lesson.';
    comment on column bookmarks.lesson_id is 'null: the course itself.';
    comment on table assistant_slots is 'Answers in progress, which limits how many an account has at once.';`;
