import { BaselineMigration } from './baseline-migration';

/** Categories, courses and their lessons, reviews, teams and moderation. */
export class CreateCourses1795746000005 extends BaselineMigration {
  readonly sql = String.raw`
    create function signs_in(given text) returns text[] language sql immutable as $_$
      select coalesce(array_agg(distinct lower(sign[1])), '{}') from regexp_matches(given,
        '(?<![[:alnum:]])[A-Za-z](?:\+\+|#)(?![[:alnum:]#+])|[-+=<>!&|/%^~?:*@$.]{2,5}|(?<=[\s${'`'}])[-+=<>!&|/%^~?:*@$.](?=[\s${'`'}])',
        'g') sign
    $_$;

    create function words_of(dictionary text, given text) returns tsvector language sql immutable as $$
      select to_tsvector(dictionary::regconfig, given) || array_to_tsvector(public.signs_in(given))
    $$;

    create table categories (
      id uuid default gen_random_uuid() primary key,
      name text not null,
      alternative_name text,
      is_main boolean not null,
      "position" integer not null
    );
    create unique index categories_alternative_name on categories (lower(alternative_name));
    create unique index categories_name on categories (lower(name));

    create table courses (
      id uuid primary key,
      instructor_id uuid not null references accounts,
      title text not null check (length(title) between 1 and 200),
      description text not null check (length(description) <= 10000),
      category text not null,
      level text not null check (level in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED')),
      price_cents integer not null check (price_cents >= 0),
      skills text[] not null,
      is_published boolean not null default false,
      lesson_count integer not null default 0 check (lesson_count >= 0),
      rating float8 not null default 0 check (rating between 0 and 5),
      reviews_count integer not null default 0 check (reviews_count >= 0),
      search_text text not null,
      skills_text text not null,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      revision integer not null default 1,
      duration_minutes integer check (duration_minutes >= 1),
      subtitle text,
      outcomes text[] not null default '{}'::text[],
      requirements text[] not null default '{}'::text[],
      language text,
      updated_at timestamptz not null default now(),
      certificate_rule text not null default 'LESSONS' check (certificate_rule in ('LESSONS', 'LESSONS_AND_QUIZZES')),
      completion_rule text not null default 'WATCHED' check (completion_rule in ('WATCHED', 'END', 'MANUAL')),
      is_featured boolean not null default false,
      block_reason text check (length(block_reason) between 1 and 1000),
      blocked_at timestamptz,
      lift_requested_at timestamptz,
      assistant_mode text not null default 'ANSWERS' check (assistant_mode in ('ANSWERS', 'HINTS', 'OFF')),
      enrollment_mode text not null default 'OPEN' check (enrollment_mode in ('OPEN', 'LINK', 'APPROVAL')),
      capacity integer check (capacity between 1 and 1000000),
      enrollment_ends_at timestamptz,
      names_text text not null generated always as (regexp_replace(search_text, E'\n[^\n]*', '')) stored,
      search_words tsvector not null generated always as (((setweight(to_tsvector('english'::regconfig, translate(split_part(search_text, E'\n', 1), './-_', '    ')), 'A'::"char")
              || setweight(to_tsvector('english'::regconfig, skills_text), 'B'::"char"))
              || setweight(to_tsvector('english'::regconfig, ((split_part(search_text, E'\n', 3) || ' ') || split_part(search_text, E'\n', 4))), 'C'::"char"))
              || setweight(to_tsvector('english'::regconfig, translate(search_text, './-_', '    ')), 'D'::"char")) stored,
      constraint courses_block_whole check (((block_reason is null) = (blocked_at is null)) and (lift_requested_at is null or block_reason is not null)),
      constraint courses_blocked_unpublished check (block_reason is null or (not is_published))
    );
    create index courses_blocked on courses (created_at desc, id desc) where block_reason is not null;
    create index courses_category_rank on courses (category, rating desc, reviews_count desc, created_at desc, id desc) where (is_published and deleted_at is null);
    create index courses_drafts on courses (created_at desc, id desc) where (deleted_at is null and (not is_published) and block_reason is null);
    create index courses_featured on courses (created_at desc, id desc) where is_featured;
    create index courses_instructor on courses (instructor_id);
    create index courses_lift_requested on courses (created_at desc, id desc) where lift_requested_at is not null;
    create index courses_names on courses using gin (names_text gin_trgm_ops);
    create index courses_newest on courses (created_at desc, id desc) where deleted_at is null;
    create index courses_rank on courses (rating desc, reviews_count desc, created_at desc, id desc) where (is_published and deleted_at is null);
    create index courses_search on courses using gin (search_text gin_trgm_ops) where (is_published and deleted_at is null);
    create index courses_search_words on courses using gin (search_words);

    create table course_invitations (
      id uuid primary key,
      token_hash bytea not null unique,
      course_id uuid not null references courses on delete cascade,
      email text not null,
      role text not null check (role in ('INSTRUCTOR', 'ASSISTANT', 'OBSERVER')),
      sees_addresses boolean not null,
      invited_by uuid not null references accounts on delete cascade,
      invited_at timestamptz not null,
      expires_at timestamptz not null,
      is_link_shown boolean not null default false
    );
    create index course_invitations_by on course_invitations (invited_by);
    create unique index course_invitations_email on course_invitations (course_id, email);
    create index course_invitations_expiry on course_invitations (expires_at);
    create index course_invitations_of_email on course_invitations (email);

    create table course_members (
      course_id uuid not null references courses on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      role text not null check (role in ('INSTRUCTOR', 'ASSISTANT', 'OBSERVER')),
      sees_addresses boolean not null,
      offered_at timestamptz,
      created_at timestamptz not null,
      primary key (course_id, account_id),
      constraint course_members_check check (offered_at is null or role = 'INSTRUCTOR')
    );
    create index course_members_account on course_members (account_id);
    create unique index course_members_offer on course_members (course_id) where offered_at is not null;

    create table deleted_lessons (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      "position" integer not null,
      title text not null,
      description text not null,
      notes text not null,
      video_url text,
      captions_url text,
      duration text,
      revision integer not null,
      deleted_at timestamptz not null,
      captions_text text
    );
    create index deleted_lessons_course on deleted_lessons (course_id);

    create table lessons (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      "position" integer not null,
      title text not null check (length(title) between 1 and 200),
      description text not null default '',
      notes text not null default '',
      video_url text,
      captions_url text,
      duration text,
      revision integer not null default 1,
      captions_text text,
      duration_seconds integer generated always as (case
        when (btrim(duration) ~ '^[0-9]{1,3}:[0-5][0-9]$') then (((split_part(btrim(duration), ':', 1))::integer * 60) + (split_part(btrim(duration), ':', 2))::integer)
        when (btrim(duration) ~ '^[0-9]{1,2}:[0-5][0-9]:[0-5][0-9]$') then ((((split_part(btrim(duration), ':', 1))::integer * 3600) + ((split_part(btrim(duration), ':', 2))::integer * 60)) + (split_part(btrim(duration), ':', 3))::integer)
        else null::integer
    end) stored,
      reading_minutes integer not null generated always as ((regexp_count(notes, '\S+') + 199) / 200) stored,
      dictionary text not null default 'english',
      words tsvector not null generated always as (setweight(words_of(dictionary, title), 'A'::"char") || words_of(dictionary, ((((description || E'\n') || notes) || E'\n') || COALESCE(captions_text, '')))) stored,
      constraint lessons_position_unique unique (course_id, "position") DEFERRABLE,
      constraint lessons_position_check check ("position" >= 1)
    );
    create index lessons_title_words on lessons using gin (to_tsvector('english'::regconfig, title));
    create index lessons_words on lessons using gin (words);

    create table reviews (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      student_id uuid not null references accounts on delete cascade,
      stars smallint not null check (stars between 1 and 5),
      text text,
      created_at timestamptz not null default now(),
      state text not null check (state in ('WAITING', 'APPROVED', 'HIDDEN')),
      revision integer not null default 1,
      constraint reviews_course_student_unique unique (course_id, student_id)
    );
    create index reviews_created on reviews (created_at desc, id desc);
    create index reviews_newest on reviews (course_id, created_at desc, id desc);
    create index reviews_state on reviews (state, created_at desc, id desc);
    create index reviews_student on reviews (student_id);

    create function course_contents_edited() returns trigger language plpgsql set search_path = public as $$
      begin
        update courses set updated_at = now() where id in (select course_id from changed);
        return null;
      end
    $$;

    create function course_duration_minutes(course uuid) returns integer language sql stable as $$
      select greatest(1, round(sum(duration_seconds) / 60.0))::int from public.lessons
      where course_id = course having count(duration_seconds) > 0
    $$;

    create function course_edited() returns trigger language plpgsql set search_path = public as $$
      begin
        new.updated_at := now();
        return new;
      end
    $$;

    create function course_lessons_changed() returns trigger language plpgsql set search_path = public as $$
      begin
        -- Locked first, so that the sum below sees the lessons of every transaction that held the lock before.
        perform from courses where id in (select course_id from changed) order by id for no key update;
        update courses set
          duration_minutes = course_duration_minutes(id)
        where id in (select course_id from changed);
        return null;
      end
    $$;

    create function courses_resembling(word text) returns table (id uuid, similar_word text, likeness real) language sql stable set search_path = public SET "pg_trgm.strict_word_similarity_threshold" TO '0.3' as $$
      select c.id, w.word, w.likeness from courses c, lateral (
        select w.word, similarity(w.word, courses_resembling.word) as likeness
        from regexp_split_to_table(c.names_text, '[^[:alnum:]+#]+') w (word)
        where left(w.word, 1) = left(courses_resembling.word, 1)
        order by 2 desc, 1 limit 1) w
      where courses_resembling.word <<% c.names_text and w.likeness > 0.25
    $$;

    create trigger course_edited before update of revision on courses for each row when ((new.revision <> old.revision)) execute function course_edited();

    create trigger course_contents_delete after delete on lessons referencing old table as changed for each statement execute function course_lessons_changed();
    create trigger course_contents_insert after insert on lessons referencing new table as changed for each statement execute function course_lessons_changed();
    create trigger course_contents_update after update on lessons referencing new table as changed for each statement execute function course_lessons_changed();
    create trigger course_edited_delete after delete on lessons referencing old table as changed for each statement execute function course_contents_edited();
    create trigger course_edited_insert after insert on lessons referencing new table as changed for each statement execute function course_contents_edited();
    create trigger course_edited_update after update on lessons referencing new table as changed for each statement execute function course_contents_edited();

    insert into categories values
      ('c7573157-aa00-4424-9c8c-4b481c12ffd3', 'UI/UX', 'UI/UX Design', true, 1),
      ('deb9331b-6d64-43b6-a48d-e35111f6f9c4', 'Fullstack', null, true, 2),
      ('913b5304-b260-49b0-ae6e-d980c72a74c1', 'AI', null, true, 3),
      ('c2d6924e-55be-45ff-bd01-8b1d623dfc71', 'Backend', null, true, 4),
      ('4a59a150-c082-40d1-9f93-f75182e53f58', 'LLM', null, true, 5),
      ('f50342fd-d0d9-4a38-81bf-e8c216631aeb', 'Graphic Designing', null, true, 6),
      ('6aead64e-7ff8-4341-a8d3-b5d1f4034ef9', 'Prompt Engineering', null, true, 7),
      ('f863284f-297b-4ba4-9a3a-fc5d61523b33', 'Frontend', null, true, 8),
      ('d160438f-9e2e-42b3-8066-e2f7d9d18dfe', 'Programming', null, false, 9),
      ('e99f20d9-7d89-4924-b391-c77a5f844f6b', 'Web Development', null, false, 10),
      ('14c3e0da-f0af-4c52-aa13-0b35059d4db5', 'Mobile Development', null, false, 11),
      ('8218b32f-37b3-4374-bed4-ac3f10b6b2ae', 'Data Science', null, false, 12),
      ('905d8432-6f91-4429-9997-8fda245539d4', 'Machine Learning', null, false, 13),
      ('20022e5a-66f7-4214-9b15-105e51ae1b5b', 'Cybersecurity', null, false, 14),
      ('36650dcf-e570-42a3-a9a6-19cb0b5c9247', 'Cloud Computing', null, false, 15),
      ('9675dbb0-bc21-4dcf-bec4-fa498d015b1d', 'DevOps', null, false, 16),
      ('8132e509-6d3a-4124-8ef0-d8f93b68ee08', 'Digital Marketing', null, false, 17),
      ('c0ee729d-3800-4d02-939d-7d8ebe30a541', 'Business', null, false, 18),
      ('374994ff-1151-474e-8343-ac8f379ed58a', 'Languages', null, false, 19),
      ('3d8c63e6-556d-48a9-af52-46452f2207bc', 'Other', null, false, 20);
  `;
}
