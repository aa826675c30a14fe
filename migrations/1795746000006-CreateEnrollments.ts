import { BaselineMigration } from './baseline-migration';

/** Who is enrolled where and how far they are: enrollments, completed lessons, video positions, joining. */
export class CreateEnrollments1795746000006 extends BaselineMigration {
  readonly sql = String.raw`
    create table course_places (
      course_id uuid primary key references courses on delete cascade,
      capacity integer not null,
      taken integer not null check (taken >= 0)
    );

    create table enrollment_requests (
      course_id uuid not null references courses on delete cascade,
      student_id uuid not null references accounts on delete cascade,
      state text not null check (state in ('ASKED', 'WAITING')),
      place bigint generated always as identity,
      asked_at timestamptz not null,
      group_id uuid,
      primary key (course_id, student_id)
    );
    create index enrollment_requests_group on enrollment_requests (group_id);
    create index enrollment_requests_place on enrollment_requests (course_id, state, place);
    create index enrollment_requests_student on enrollment_requests (student_id);

    create table enrollments (
      id uuid primary key,
      student_id uuid not null references accounts on delete cascade,
      course_id uuid not null references courses on delete cascade,
      enrolled_at timestamptz not null default now(),
      lessons_completed integer not null default 0 check (lessons_completed >= 0),
      percent smallint not null default 0 check (percent between 0 and 100),
      last_activity_at timestamptz,
      next_lesson_id uuid,
      last_seen_at timestamptz,
      constraint enrollments_student_course_unique unique (student_id, course_id)
    ) with (fillfactor=85);
    create index enrollments_enrolled on enrollments (course_id, enrolled_at, id);

    create table join_links (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      code text not null,
      max_uses integer check (max_uses between 1 and 100000),
      uses integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz,
      constraint join_links_code unique (code),
      constraint join_links_check check (uses <= max_uses)
    );
    create index join_links_course on join_links (course_id, created_at);

    create table lesson_completions (
      student_id uuid not null references accounts on delete cascade,
      lesson_id uuid not null,
      course_id uuid not null references courses on delete cascade,
      completed_at timestamptz not null,
      primary key (student_id, lesson_id)
    );
    create index lesson_completions_course on lesson_completions (course_id, student_id);
    create index lesson_completions_recent on lesson_completions (student_id, completed_at desc);

    create table lesson_positions (
      student_id uuid not null references accounts on delete cascade,
      lesson_id uuid not null references lessons on delete cascade,
      seconds real not null check (seconds between 0 and 360000),
      played_at timestamptz not null,
      watched int4multirange not null default '{}'::int4multirange,
      primary key (student_id, lesson_id)
    ) with (fillfactor=80);
    create index lesson_positions_lesson on lesson_positions (lesson_id);

    create table lesson_presences (
      student_id uuid not null references accounts on delete cascade,
      lesson_id uuid not null,
      course_id uuid not null references courses on delete cascade,
      day date not null,
      seconds integer not null check (seconds >= 0),
      last_at timestamptz not null,
      primary key (student_id, lesson_id, day)
    ) with (fillfactor=85);
    create index lesson_presences_course on lesson_presences (course_id, day);

    create table presence_beats (
      student_id uuid primary key references accounts on delete cascade,
      last_at timestamptz not null,
      counted_seconds integer not null check (counted_seconds between 0 and 60)
    ) with (fillfactor=85);

    create table stored_figures (
      course_id uuid not null references courses on delete cascade,
      name text not null,
      computed_at timestamptz not null,
      figures jsonb not null,
      primary key (course_id, name)
    );

    create function place_taken() returns trigger language plpgsql set search_path = public as $$
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
      end
    $$;

    create function places_freed() returns trigger language plpgsql set search_path = public as $$
      begin
        update course_places p set taken = p.taken - freed.count
        from (select course_id, count(*) as count from removed group by 1) freed where p.course_id = freed.course_id;
        return null;
      end
    $$;

    create trigger place_taken after insert on enrollments for each row execute function place_taken();
    create trigger places_freed after delete on enrollments referencing old table as removed for each statement execute function places_freed();
  `;
}
