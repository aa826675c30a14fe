import { randomBytes } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import sharp from 'sharp';
import { modules } from '../..';
import { MailSender } from '../../../platform/mails/mail-sender';
import { TEST_PASSWORD, type SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { testApp } from '../../../test/test-app';
import type { Account } from '../account.entities';
import { ExportedData } from './data-export.service';

const DAY_MS = 24 * 60 * 60 * 1000;
const entries = modules.flatMap(({ personalData = [] }) => personalData).flatMap(({ tables }) => tables);

const app = testApp({ config: { isDemo: false } });
let student: Account;
let instructor: Account;
let other: Account;
let course: SeededCourse;

beforeAll(async () => {
  const { world } = app;
  [student, instructor, other] = [
    await world.aStudent({ name: 'Ada Byron', bio: '=1+1' }),
    await world.anInstructor({ name: 'Grace Hopper' }),
    await world.aStudent(),
  ];
  course = await world.aCourse(instructor, { title: 'Knots', skills: ['Rope', 'Hitch'] });
  const quiz = await world.aQuiz(course);
  for (const learner of [student, other]) {
    await world.enroll(learner, course, { completed: 3 });
    await world.anAttempt(learner, quiz);
    await world.aNote(learner, course, course.lessons[0]!, { text: 'Learn this.' });
    await world.aBookmark(learner, course, null, new Date());
    await world.review(learner, course, 4, 'Well explained.');
    await world.aMessage(learner, instructor, { title: 'A question', message: 'Which rope?' });
    await world.aMessage(instructor, learner, { title: 'A question', message: 'This one.' });
    const token = await world.signIn(learner);
    const created = await app.as(token)
      .graphql`mutation { createFlashcardDeck(input: ${{ title: 'Deck', cards: [{ front: 'Front', back: 'Back' }] }}) {
        __typename } }`;
    expect(created.body.errors).toBeUndefined();
    await app.rest('PUT', '/auth/profile/picture', { token, body: await aPicture() });
  }
});
afterEach(() => jest.restoreAllMocks());

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const exporting = (token: string, body: object = { password: TEST_PASSWORD }, method = 'POST') =>
  fetch(`${app.origin}/auth/export`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: method === 'GET' ? null : JSON.stringify(body),
  });

/** More than the connection buffers, so that it waits for its reader. */
async function* endless() {
  for await (const _ of setInterval(5)) yield randomBytes(64_000);
}

const filesIn = async (response: Response) => {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { names: Object.keys(files), raw: files, text: (name: string) => strFromU8(files[name]!) };
};
const exportOf = async (account: Account) => filesIn(await exporting(await app.world.signIn(account)));

describe('the archive', () => {
  it.each([
    ['student', () => student, ['accounts', 'certificates', 'flashcards', 'messages', 'reviews']],
    ['instructor', () => instructor, ['courses', 'lessons', 'quizzes', 'questions']],
  ])('has every row of the %s as JSON and CSV', async (_, person, expected) => {
    const { names, text } = await exportOf(person());
    for (const name of expected) expect(names).toContain(`${name}.json`);
    for (const name of names.filter((name) => name.endsWith('.json'))) {
      const rows = JSON.parse(text(name)) as Record<string, unknown>[];
      const table = parse<string[]>(text(name.replace('.json', '.csv')).replace('\uFEFF', ''), {
        skipEmptyLines: true,
      });
      expect(table.data).toHaveLength(rows.length + 1);
      expect(table.data[0]).toEqual(Object.keys(rows[0]!));
      const entry = entries.find((one) => one.exportName === name.replace('.json', ''))!;
      if (typeof entry.person !== 'string') continue;
      const [counted] = await app.database.query<{ count: number }>(
        `select count(*)::int as count from ${entry.table} where ${entry.person} = $1`,
        [person().id],
      );
      expect([name, rows.length]).toEqual([name, counted!.count]);
    }
    const readme = text('README.txt');
    expect(text('sessions.json')).not.toContain('token_hash');
    expect(readme).toContain('sessions, token_hash: A secret, stored as a hash');
    for (const name of names.filter((name) => /^\w+\.(json|csv)$/.test(name))) expect(readme).toContain(name);
  });

  it('keeps types in JSON, and text in CSV that no spreadsheet runs', async () => {
    const { text } = await exportOf(student);
    expect(JSON.parse(text('accounts.json'))).toMatchObject([
      { name: 'Ada Byron', bio: '=1+1', picture_url: /^/ },
    ]);
    const [columns, row] = parse<string[]>(text('accounts.csv').replace('\uFEFF', '')).data;
    expect(row![columns!.indexOf('bio')]).toBe("'=1+1");
    const courses = await exportOf(instructor);
    expect(JSON.parse(courses.text('courses.json'))).toMatchObject([
      { title: 'Knots', skills: ['Rope', 'Hitch'] },
    ]);
    expect(courses.text('courses.csv')).toContain('"[""Rope"",""Hitch""]"');
  });

  it('has the uploaded picture as files', async () => {
    const { text, raw } = await exportOf(student);
    const [row] = JSON.parse(text('account_pictures.json')) as { large: string; small: string }[];
    expect(row).toMatchObject({ large: 'files/account_pictures-large-1.webp' });
    expect(await sharp(raw[row!.large]).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect(await sharp(raw[row!.small]).metadata()).toMatchObject({ format: 'webp', width: 96 });
  });

  it('reads many rows page by page', async () => {
    const many = await app.world.aStudent();
    await app.sql`insert into assistant_conversations (id, account_id, session_key, title, created_at, updated_at)
      select gen_random_uuid(), ${many.id}, 'key ' || n, 'Chat ' || n, now(), now() from generate_series(1, 250) n`;
    app.statements.length = 0;
    const { text } = await exportOf(many);
    const titles = (JSON.parse(text('assistant_conversations.json')) as { title: string }[]).map(
      ({ title }) => title,
    );
    expect(new Set(titles).size).toBe(250);
    const read = app.statements.filter((statement) => statement.includes('from assistant_conversations t'));
    expect(read.length).toBeGreaterThanOrEqual(7);
  });

  it('can be made of every table of the register', async () => {
    const nobody = '0198c0de-0000-7000-8000-000000000000';
    const names: string[] = [];
    for await (const { name } of app.app.service(ExportedData).filesOf(nobody)) names.push(name);
    expect(names).toEqual(['README.txt']);
    for (const { withheld, files } of entries)
      for (const column of Object.keys(files)) expect(withheld).not.toHaveProperty(column);
  });
});

describe('who may download it', () => {
  it.each([
    [
      'not with a wrong password',
      async () => exporting(await app.world.signIn(student), { password: 'wrong' }),
      400,
    ],
    ['not by opening the address', async () => exporting(await app.world.signIn(student), {}, 'GET'), 404],
  ])('%s', async (_, asking, status) => {
    const response = await asking();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('json');
  });

  it('five times a day', async () => {
    const token = await app.world.signIn(other);
    for (const status of [200, 200, 200, 200, 200, 429]) {
      const response = await exporting(token);
      await response.arrayBuffer();
      expect(response.status).toBe(status);
    }
    app.clock.advance(DAY_MS);
    expect((await exporting(await app.world.signIn(other))).status).toBe(200);
  });

  it('a few at once, also after downloads that were interrupted', async () => {
    const token = await app.world.signIn(student);
    for (let count = 0; count < 5; count++) {
      await app.sql`delete from rate_limits`;
      const response = await exporting(token);
      expect(response.status).toBe(200);
      await response.body!.cancel();
    }
    jest.spyOn(ExportedData.prototype, 'filesOf').mockImplementation(async function* () {
      yield await Promise.resolve({ name: 'endless', content: endless() });
    });
    // Kept, since fetch cancels the download of a response that nobody refers to any more.
    const open: Response[] = [];
    let refused: Response | null = null;
    while (refused === null && open.length < 20) {
      await app.sql`delete from rate_limits`;
      const response = await exporting(token);
      if (response.status === 200) open.push(response);
      else refused = response;
    }
    expect(open.length).toBeGreaterThan(1);
    expect(refused?.status).toBe(429);
    expect(await refused?.json()).toEqual({ error: 'Too many downloads right now. Please try again.' });
    jest.restoreAllMocks();
    await Promise.all(open.map((response) => response.body!.cancel()));
    await eventually(async () => {
      await app.sql`delete from rate_limits`;
      const response = await exporting(token);
      await response.body!.cancel();
      expect(response.status).toBe(200);
    });
  });

  it('and the owner is told', async () => {
    app.mailer.sent.length = 0;
    const response = await exporting(await app.world.signIn(student));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=waymark-data.zip');
    await response.arrayBuffer();
    await app.app.service(MailSender).run(new AbortController().signal);
    await eventually(() =>
      expect(app.mailer.sent).toContainEqual(
        expect.objectContaining({ to: student.email, subject: 'Your Waymark data was exported' }),
      ),
    );
  });
});

it.each([
  ['student', () => student],
  ['instructor', () => instructor],
])('data of other people is not in the export of the %s, nor is a secret', async (role, person) => {
  const canary = `canary-beside-the-${role}`;
  const filled = await writeIntoOthersRows(canary, person().id);
  expect(filled.length).toBeGreaterThan(30);
  expect(filled).toEqual(
    expect.arrayContaining(['accounts.name', 'messages.text', 'reviews.text', 'personal_notes.text']),
  );
  const secrets = await app.sql`select password_hash as secret from accounts
      union all select encode(token_hash, 'hex') from sessions
      union all select encode(token_hash, 'hex') from password_resets`;
  const { names, text } = await exportOf(person());
  for (const name of names) {
    const content = text(name);
    expect([name, content.includes(canary)]).toEqual([name, false]);
    for (const { secret } of secrets) expect(content).not.toContain(secret);
  }
});

/** Writes the canary into every text of rows that are not the person's; returns the columns that took it. */
async function writeIntoOthersRows(canary: string, personId: string): Promise<string[]> {
  const columns =
    await app.sql`select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
    and c.column_name <> 'password_hash' and c.table_name not in ('migrations', 'rate_limits', 'platform_settings')`;
  const isOwn = (table: string): string =>
    entries
      .filter((entry) => entry.table === table)
      .map(({ person }) =>
        typeof person === 'string'
          ? `${person} = '${personId}'`
          : 'address' in person
            ? `${person.address} = (select email from accounts where id = '${personId}')`
            : `${person.column} in (select id from ${person.table} where ${isOwn(person.table)})`,
      )
      .join(' or ') || 'false';
  const filled: string[] = [];
  for (const { table, column } of columns) {
    // Without triggers, which would copy texts from row to row, and also where the role may only append.
    await app.database.query(`alter table ${table} disable trigger user`);
    await app.database.query(`grant update on ${table} to current_user`);
    try {
      const rows = await app.database.query(
        `update ${table} set ${column} = '${canary}' || ctid::text where (${isOwn(table)}) is not true returning 1`,
      );
      if (rows.length > 0) filled.push(`${table}.${column}`);
    } catch (error) {
      // The column takes certain words only.
      expect(String(error)).toMatch(/check constraint|text search configuration/);
    }
  }
  return filled;
}
