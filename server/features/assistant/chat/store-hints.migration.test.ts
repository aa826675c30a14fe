import type { DataSource } from 'typeorm';
import { databaseBefore } from '../../../test/database-before';
import { CLOSEST, HINTS, MODEL_UNAVAILABLE, UNANSWERED } from '../assistant.rules';

let source: DataSource;

beforeAll(async () => {
  source = await databaseBefore('StoreHints');
});
afterAll(() => source.destroy());

it('reads hints and unanswered questions from the texts of earlier answers', async () => {
  const id = '00000000-0000-7000-8000-000000000001';
  await source.query(`insert into accounts (id, name, email, password_hash, role)
    values ('${id}', 'Ada', 'ada@example.org', 'x', 'STUDENT')`);
  await source.query(`insert into assistant_conversations (id, account_id, session_key, title, updated_at)
    values ('${id}', '${id}', 'a', 'Knots', now())`);
  const texts: [text: string, hasSource: boolean, isAnswered: boolean, hint: number | null][] = [
    ['From your course material: a knot.', true, true, null],
    [CLOSEST, true, false, null],
    [`${MODEL_UNAVAILABLE}\n\n${CLOSEST}`, true, false, null],
    [UNANSWERED, false, false, null],
    [HINTS[0], true, true, 1],
    [`${HINTS[1]} “A knot…”`, true, true, 2],
    [`${MODEL_UNAVAILABLE}\n\n${HINTS[1]} “A knot…”`, true, true, 2],
    [HINTS[2], true, true, 3],
    ['', true, false, null],
  ];
  for (const [index, [text, hasSource]] of texts.entries())
    for (const sender of ['USER', 'ASSISTANT'])
      await source.query(
        `insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, sources, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'TUTORING', $4, $5, timestamptz '2026-11-20 10:00:00Z' + $6 * interval '1 minute')`,
        [
          id,
          `00000000-0000-7000-8000-00000000001${index}`,
          sender,
          text,
          hasSource && sender === 'ASSISTANT' ? '[{"name":"Loops"}]' : '[]',
          index,
        ],
      );

  await source.runMigrations({ transaction: 'each' });
  const rows = await source.query(
    `select is_answered, hint, next_steps from assistant_messages where sender = 'ASSISTANT' order by created_at`,
  );
  expect(rows).toEqual(
    texts.map(([, , is_answered, hint]) => ({ is_answered, hint, next_steps: [] as string[] })),
  );
  const questions = await source.query(
    `select distinct is_answered, hint from assistant_messages where sender = 'USER'`,
  );
  expect(questions).toEqual([{ is_answered: null, hint: null }]);
});
