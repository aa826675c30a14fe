import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses of “UI/UX Design” get the category that means the same; see canonicalCategory in catalogue.rules.ts. */
export class UniteCategories1795400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The fourth line of the search text is the category.
    await runner.query(String.raw`
      update courses set category = 'UI/UX',
        search_text = regexp_replace(search_text, '^((?:[^\n]*\n){3})ui/ux design', '\1ui/ux')
      where category = 'UI/UX Design'`);
  }

  async down(): Promise<void> {
    // Which courses had the other name is not known any more.
  }
}
