import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may join a course: modes, places, requests, a waiting list, and links. */
export class AddJoining1795741300010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses
        add column enrollment_mode text not null default 'OPEN'
          check (enrollment_mode in ('OPEN', 'LINK', 'APPROVAL')),
        add column capacity integer check (capacity between 1 and 1000000),
        add column enrollment_ends_at timestamptz;

      -- One row for each course with a capacity. Enrollments of other courses wait for no row.
      create table course_places (
        course_id uuid primary key references courses on delete cascade,
        capacity integer not null,
        taken integer not null check (taken >= 0)
      );

      create table enrollment_requests (
        course_id uuid not null references courses on delete cascade,
        student_id uuid not null references accounts on delete cascade,
        -- ASKED: the instructor decides; WAITING: for a free place.
        state text not null check (state in ('ASKED', 'WAITING')),
        -- The order of the waiting list.
        place bigint not null generated always as identity,
        asked_at timestamptz not null,
        primary key (course_id, student_id)
      );
      create index enrollment_requests_place on enrollment_requests (course_id, state, place);
      create index enrollment_requests_student on enrollment_requests (student_id);

      create table join_links (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        code text not null,
        -- How many people can use it; null: any number.
        max_uses integer check (max_uses between 1 and 100000),
        uses integer not null default 0 check (uses <= max_uses),
        created_at timestamptz not null,
        -- null: it does not expire.
        expires_at timestamptz,
        constraint join_links_code unique (code)
      );
      create index join_links_course on join_links (course_id, created_at);

      -- The update waits for concurrent enrollments and looks again, so the last place is taken once.
      create function place_taken() returns trigger language plpgsql as $$
      begin
        update course_places set taken = taken + 1 where course_id = new.course_id and taken < capacity;
        if not found and exists (select from course_places where course_id = new.course_id) then
          raise exception 'the course is full' using errcode = '23514', constraint = 'course_places_full';
        end if;
        delete from enrollment_requests where course_id = new.course_id and student_id = new.student_id;
        return null;
      end $$;
      create trigger place_taken after insert on enrollments for each row execute function place_taken();

      create function places_freed() returns trigger language plpgsql as $$
      begin
        update course_places p set taken = p.taken - freed.count
        from (select course_id, count(*) as count from removed group by 1) freed where p.course_id = freed.course_id;
        return null;
      end $$;
      create trigger places_freed after delete on enrollments
        referencing old table as removed for each statement execute function places_freed();

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED', 'COURSE_TEAM', 'ENROLLMENT_CHANGED', 'ENROLLMENT_DECIDED',
          'ENROLLMENT_REQUESTED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in ('ENROLLMENT_DECIDED', 'ENROLLMENT_REQUESTED');
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED', 'COURSE_TEAM', 'ENROLLMENT_CHANGED'));
      drop function places_freed() cascade;
      drop function place_taken() cascade;
      drop table join_links, enrollment_requests, course_places;
      alter table courses drop column enrollment_mode, drop column capacity, drop column enrollment_ends_at;
    `);
  }
}
