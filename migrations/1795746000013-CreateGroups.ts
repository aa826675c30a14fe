import { BaselineMigration } from './baseline-migration';

/** Groups of the students of a course. */
export class CreateGroups1795746000013 extends BaselineMigration {
  readonly sql = String.raw`
    create table course_groups (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      name text not null check (length(name) between 1 and 60),
      search_name text not null,
      created_at timestamptz not null,
      constraint course_groups_course unique (id, course_id),
      constraint course_groups_name unique (course_id, search_name)
    );

    create table group_members (
      group_id uuid not null,
      course_id uuid not null,
      student_id uuid not null,
      primary key (group_id, student_id),
      constraint group_members_enrollment foreign key (student_id, course_id) references enrollments(student_id, course_id) on delete cascade,
      constraint group_members_group foreign key (group_id, course_id) references course_groups(id, course_id) on delete cascade
    );
    create index group_members_student on group_members (student_id, course_id);

    alter table enrollment_requests add constraint enrollment_requests_group_id_fkey foreign key (group_id) references course_groups(id) on delete set null;
  `;
}
