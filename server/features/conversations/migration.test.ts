import type { DataSource } from 'typeorm';
import { databaseBefore } from '../../test/database-before';

let source: DataSource;

beforeAll(async () => {
  source = await databaseBefore('CreateConversations');
});
afterAll(() => source.destroy());

const messages = () =>
  source.query<Record<string, unknown>[]>(
    `select r.name as recipient, s.name as sender, n.title, n.message, n.read_at is not null as "isRead", n.created_at
     from notifications n join accounts r on r.id = n.recipient_id left join accounts s on s.id = n.sender_id
     order by n.created_at`,
  );

it('keeps every message when they become conversations', async () => {
  await source.query(`
    insert into accounts (id, name, email, password_hash, role)
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, name, name || '@example.org', 'x', role
    from (values (1, 'ada', 'STUDENT'), (2, 'ben', 'STUDENT'), (3, 'mara', 'INSTRUCTOR')) a(n, name, role)`);
  await source.query(`
    insert into notifications (id, sender_id, recipient_id, kind, title, message, search_text, read_at, created_at)
    select gen_random_uuid(), ('00000000-0000-7000-8000-00000000000' || f)::uuid,
      ('00000000-0000-7000-8000-00000000000' || t)::uuid, kind, title, text, lower(title) || E'\\n' || lower(text),
      case when n < 2 then now() end, timestamptz '2026-11-20 10:00:00Z' + n * interval '1 minute'
    from (values (1, '1', '3', 'MESSAGE', 'Grids', 'Why two?'), (2, '3', '1', 'MESSAGE', 'Re: Grids', 'Like this.'),
      (3, '2', '3', 'MESSAGE', 'Grids', 'And three?'), (4, '1', '3', 'MESSAGE', 'Re:', 'Again'),
      (5, null, '1', 'CERTIFICATE_EARNED', 'Certificate earned', 'Done')) m(n, f, t, kind, title, text)`);
  const before = await messages();
  expect(before).toHaveLength(5);

  await source.runMigrations({ transaction: 'each' });
  expect(await messages()).toEqual(before);
  const conversations = await source.query(
    `select s.name as student, i.name as instructor, c.subject, array_agg(m.text order by m.sent_at) as texts,
       count(distinct n.id)::int as delivered, (select count(*)::int from conversation_participants p where p.conversation_id = c.id) as people
     from conversations c join accounts s on s.id = c.student_id join accounts i on i.id = c.instructor_id
       join messages m on m.conversation_id = c.id
       left join notifications n on n.conversation_id = c.id and n.dedupe_key = 'message:' || m.id
     group by c.id, s.name, i.name order by min(m.sent_at)`,
  );
  const between = { instructor: 'mara', people: 2 };
  expect(conversations).toEqual([
    { ...between, student: 'ada', subject: 'Grids', texts: ['Why two?', 'Like this.'], delivered: 2 },
    { ...between, student: 'ben', subject: 'Grids', texts: ['And three?'], delivered: 1 },
    { ...between, student: 'ada', subject: 'Re:', texts: ['Again'], delivered: 1 },
  ]);
});
