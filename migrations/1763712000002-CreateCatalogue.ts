import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCatalogue1763712000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
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
        rating double precision not null default 0 check (rating between 0 and 5),
        reviews_count integer not null default 0 check (reviews_count >= 0),
        search_text text not null,
        skills_text text not null,
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index courses_rank on courses (rating desc, reviews_count desc, created_at desc, id desc)
        where is_published and deleted_at is null;
      create index courses_category_rank on courses (category, rating desc, reviews_count desc, created_at desc, id desc)
        where is_published and deleted_at is null;
      create index courses_search on courses using gin (search_text gin_trgm_ops)
        where is_published and deleted_at is null;
      create index courses_instructor on courses (instructor_id);
      create table lessons (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        position integer not null check (position >= 1),
        title text not null check (length(title) between 1 and 200),
        description text not null default '',
        notes text not null default '',
        video_url text,
        captions_url text,
        duration text,
        -- Deferrable, so that lessons can trade places within one transaction.
        constraint lessons_position_unique unique (course_id, position) deferrable initially immediate
      );
      create table reviews (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        student_id uuid not null references accounts on delete cascade,
        stars smallint not null check (stars between 1 and 5),
        text text,
        created_at timestamptz not null default now(),
        constraint reviews_course_student_unique unique (course_id, student_id)
      );
      create index reviews_student on reviews (student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reviews, lessons, courses;
      drop extension if exists pg_trgm;
    `);
  }
}
