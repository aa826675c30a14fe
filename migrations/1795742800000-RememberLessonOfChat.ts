import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lesson at which a chat with the assistant began; null for all chats before. */
export class RememberLessonOfChat1795742800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table assistant_conversations add column lesson_id uuid references lessons on delete set null',
    );
    await queryRunner.query(
      'create index assistant_conversations_lesson on assistant_conversations (lesson_id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table assistant_conversations drop column lesson_id');
  }
}
