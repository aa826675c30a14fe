import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups of students within a course. Who leaves the course leaves its groups. */
export class AddCourseGroups1795741300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table course_groups (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        name text not null check (length(name) between 1 and 60),
        -- The name folded, by which groups are told apart and sorted.
        search_name text not null,
        created_at timestamptz not null,
        constraint course_groups_name unique (course_id, search_name),
        constraint course_groups_course unique (id, course_id)
      );

      create table group_members (
        group_id uuid not null,
        course_id uuid not null,
        student_id uuid not null,
        primary key (group_id, student_id),
        constraint group_members_group foreign key (group_id, course_id)
          references course_groups (id, course_id) on delete cascade,
        constraint group_members_enrollment foreign key (student_id, course_id)
          references enrollments (student_id, course_id) on delete cascade
      );
      create index group_members_student on group_members (student_id, course_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table group_members; drop table course_groups');
  }
}
