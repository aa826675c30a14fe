import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the courses that share a skill with another one. */
export class IndexCourseSkills1795746700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      create index courses_skills on courses using gin (string_to_array(skills_text, E'\n'))
        where is_published and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index courses_skills');
  }
}
