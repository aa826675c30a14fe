import type { DataSource } from 'typeorm';
import { databaseBefore } from '../../../test/database-before';
import { DEFAULT_CATEGORIES } from '../../platform-settings/default-categories.rules';

let source: DataSource;

beforeAll(async () => {
  source = await databaseBefore('AddCategories');
});
afterAll(() => source.destroy());

const categories = () =>
  source.query<object[]>(
    `select name, alternative_name as "alternativeName", is_main as "isMain" from categories order by position, id`,
  );
const courses = () =>
  source.query<object[]>('select category, search_text as text from courses order by title');

it('keeps the categories of existing courses, and adds those that were in no list', async () => {
  await source.query(`
    insert into accounts (id, name, email, password_hash, role)
    values ('00000000-0000-7000-8000-000000000001', 'mara', 'mara@example.org', 'x', 'INSTRUCTOR')`);
  await source.query(`
    insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
      lesson_count, rating, reviews_count, created_at, search_text, skills_text)
    select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', title, 'd', category, 'BEGINNER', 0, '{rope}', false,
      0, 0, 0, now(), concat_ws(E'\\n', title, 'd', 'mara', lower(category), 'rope'), 'rope'
    from (values ('a', 'Backend'), ('b', 'Cooking'), ('c', 'COOKING'), ('d', 'backend'), ('e', 'UI/UX Design'))
      c(title, category)`);

  await source.runMigrations({ transaction: 'each' });
  expect(await categories()).toEqual([
    ...DEFAULT_CATEGORIES,
    { name: 'COOKING', alternativeName: null, isMain: false },
  ]);
  expect(await courses()).toEqual([
    { category: 'Backend', text: 'a\nd\nmara\nbackend\nrope' },
    { category: 'COOKING', text: 'b\nd\nmara\ncooking\nrope' },
    { category: 'COOKING', text: 'c\nd\nmara\ncooking\nrope' },
    { category: 'Backend', text: 'd\nd\nmara\nbackend\nrope' },
    { category: 'UI/UX', text: 'e\nd\nmara\nui/ux\nrope' },
  ]);
});
