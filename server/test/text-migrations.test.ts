import type { DataSource } from 'typeorm';
import { databaseBefore } from './database-before';
import { foldText } from '../platform/text.rules';

let source: DataSource;

beforeAll(async () => {
  source = await databaseBefore('FoldTextAgain');
});
afterAll(() => source.destroy());

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const column = async (text: string) =>
  (await source.query<{ value: string }[]>(`select ${text}`)).map(({ value }) => value);

/** As texts were folded before. */
const foldedBefore = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ');

/** A line for every letter and sign, except for those that were folded to a space. */
const LINES = Array.from({ length: 0xffff }, (_, code) => `a${String.fromCharCode(code)}b`).filter((line) =>
  /^a[\p{L}\p{N}\p{P}\p{S}\p{Cf}]b$/u.test(line.replace(/[\u00b4\ufeff]/u, '\0')),
);

it('folds stored texts again and cleans stored addresses', async () => {
  await source.query(`
    insert into accounts (id, name, email, password_hash, role, search_text) values
      ('${id(1)}', 'Håkon Groß', 'hakon@school.test;', 'x', 'INSTRUCTOR', E'hakon groß\nhakon@school.test;'),
      ('${id(2)}', 'Eva', 'eva@school.test', 'x', 'STUDENT', E'eva\neva@school.test'),
      ('${id(3)}', 'Eva', 'eva@school.test' || chr(8203), 'x', 'STUDENT', null)`);
  await source.query(
    `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
      lesson_count, rating, reviews_count, created_at, search_text, skills_text)
    values ('${id(4)}', '${id(1)}', 'Søk', 'd', 'Backend', 'BEGINNER', 0, '{Søk}', false, 0, 0, 0, now(),
      E'søk – “dypt”\nd\nhakon groß\nbackend\nsøk', $1)`,
    [LINES.map(foldedBefore).join('\n')],
  );
  await source.query(`
    insert into course_groups (id, course_id, name, search_name, created_at) values
      ('${id(5)}', '${id(4)}', 'Gruppe ß', 'gruppe ß', now()), ('${id(6)}', '${id(4)}', 'Gruppe SS', 'gruppe ss', now()),
      ('${id(7)}', '${id(4)}', 'Łódź', 'łodz', now())`);
  await source.query(`
    insert into invited_people (id, email, name, expires_at)
    values (gen_random_uuid(), '<ida@école.test>', 'Ida', now())`);
  const warning = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await source.runMigrations({ transaction: 'each' });
  expect(warning).toHaveBeenCalledWith(expect.stringMatching(/^1 accounts have an address/));
  warning.mockRestore();

  expect(await column('email as value from accounts order by id')).toEqual([
    'hakon@school.test',
    'eva@school.test',
    'eva@school.test\u200b',
  ]);
  expect(await column(`search_text as value from accounts where id = '${id(1)}'`)).toEqual([
    'hakon gross\nhakon@school.test',
  ]);
  expect(await column('search_text as value from courses')).toEqual([
    'sok - "dypt"\nd\nhakon gross\nbackend\nsok',
  ]);
  const [lines] = await column('skills_text as value from courses');
  const differing = lines!.split('\n').flatMap((line, index) => {
    const text = LINES[index]!;
    return line === foldText(text) ? [] : [[text, line, foldText(text)]];
  });
  expect(differing).toEqual([]);
  expect(await column('search_name as value from course_groups order by id')).toEqual([
    'gruppe ß',
    'gruppe ss',
    'lodz',
  ]);
  expect(await column('email as value from invited_people')).toEqual(['ida@xn--cole-9oa.test']);
});
