import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTestimonials1763712000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table testimonials (
        id uuid primary key,
        name text not null check (length(name) between 1 and 100),
        text text not null check (length(text) between 1 and 1000),
        stars smallint not null check (stars between 1 and 5),
        avatar_url text,
        created_at timestamptz not null default now()
      );
      create index testimonials_newest on testimonials (created_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table testimonials;
    `);
  }
}
