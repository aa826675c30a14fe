import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCourseAuthoring1763712000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column revision integer not null default 1;
      alter table lessons add column revision integer not null default 1;
      create table deleted_lessons (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        position integer not null,
        title text not null,
        description text not null,
        notes text not null,
        video_url text,
        captions_url text,
        duration text,
        revision integer not null,
        deleted_at timestamptz not null
      );
      create index deleted_lessons_course on deleted_lessons (course_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table deleted_lessons;
      alter table lessons drop column revision;
      alter table courses drop column revision;
    `);
  }
}
