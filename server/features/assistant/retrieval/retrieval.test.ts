import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Viewer } from '../../../platform/viewer';
import { PassagesService } from '../passages/passages.service';
import { searchPassages, similarWords } from './retrieval.queries';
import { RetrievalService } from './retrieval.service';

let app: TestApp;
let instructor: Account;
let viewer: Viewer;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
  viewer = { account: await app.world.aStudent(), sessionHash: '' };
});
beforeEach(() => app.database.query('delete from courses'));
afterAll(() => app.stop());

/** A published course with a lesson for each text, and what it is about as its title. */
const aCourse = (language: string, notes: Record<string, string>, more: object = {}): Promise<SeededCourse> =>
  app.world.aCourse(instructor, {
    title: 'Course',
    description: '',
    language,
    lessons: Object.entries(notes).map(([title, text]) => ({ title, description: '', notes: text })),
    ...more,
  });

const find = (text: string, before: string[] = [], courseId: string | null = null) =>
  app.app.service(RetrievalService).find(viewer, {
    text,
    before,
    courseId,
    subject: 'WEB_DEVELOPMENT',
    difficulty: 'BEGINNER',
  });

/** The titles of the lessons found, best first. */
const lessonsFor = async (text: string, before: string[] = []) => [
  ...new Set((await find(text, before)).passages.map(({ lessonTitle }) => lessonTitle)),
];

describe('letters and marks', () => {
  it.each([
    ['ru', 'Чёрный чай', 'Йодистый калий окрашивает крахмал.', 'что такое йодистый калий'],
    ['ru', 'Соль', 'Поваренная соль растворяется.', 'пойлмить', false],
    ['hi', 'पौधे', 'प्रकाश संश्लेषण पत्तियों में होता है।', 'संश्लेषण'],
    ['ta', 'மழை', 'மேகங்கள் மழையைத் தருகின்றன.', 'மேகங்கள்'],
    ['bn', 'নদী', 'নৌকা নদীতে চলে।', 'নৌকা'],
    ['th', 'น้ำ', 'น้ำ ระเหย เมื่อ ร้อน', 'ระเหย'],
    ['tr', 'Yağmur', 'Yağmur toprağı ıslatır.', 'yagmur'],
    ['es', 'Tierra', 'El camión levantó polvo.', 'camion'],
  ])('in %s, %s: %j is found as it is written', async (language, title, notes, question, isFound = true) => {
    await aCourse(language, { [title]: notes });
    expect((await find(question)).outcome).toBe(isFound ? 'answer' : 'nothing');
  });

  it('tells C, C++ and C# apart', async () => {
    const about = (name: string) => `A program in ${name} is compiled before it runs.`;
    await aCourse('en', { Old: about('C'), Classes: about('C++'), Managed: about('C#') });
    expect((await lessonsFor('How is C compiled?'))[0]).toBe('Old');
    expect((await lessonsFor('How is C++ compiled?'))[0]).toBe('Classes');
    expect((await lessonsFor('is c# compiled'))[0]).toBe('Managed');
  });
});

it('every part of a word counts', async () => {
  await aCourse('en', {
    Problems: 'A problem is reported in detail.',
    Formats: 'Detail is written as JSON.',
  });
  expect(await lessonsFor('problem+json')).toEqual(expect.arrayContaining(['Problems', 'Formats']));
});

it('the best lesson has five passages, and any other three', async () => {
  const parts = (word: string) =>
    Array.from({ length: 6 }, (_, part) => `## Part ${part}\n\nThe ${word} ${part}.`);
  await aCourse('en', {
    Anchors: parts('anchor').join('\n\n'),
    Ropes: parts('rope and anchor').join('\n\n'),
  });
  const { passages } = await find('anchor');
  const count = (title: string) => passages.filter(({ lessonTitle }) => lessonTitle === title).length;
  expect([count('Anchors'), count('Ropes')]).toEqual([5, 3]);
});

describe('words of other languages', () => {
  it('do not count as missing, whatever other courses are written in', async () => {
    await aCourse('en', { Deadlock: 'A deadlock is two transactions that wait for each other.' });
    const question = 'Because of whom does a deadlock nevertheless occur against ourselves?';
    const alone = await find(question);
    await aCourse('es', { Olla: 'El sofrito se cocina despacio en la olla.' });
    await aCourse('ja', { Tea: 'お茶' });
    const { passages, terms, outcome } = await find(question);
    expect({ outcome, first: passages[0]!.lessonTitle }).toEqual({
      outcome: alone.outcome,
      first: 'Deadlock',
    });
    expect(terms.map(({ lexemes }) => lexemes)).not.toContainEqual(expect.arrayContaining(['ourselv']));
  });

  it('of drafts change nothing', async () => {
    await aCourse('en', { Deadlock: 'A deadlock is two transactions that wait for each other.' });
    const question = 'Because of whom does a deadlock occur?';
    const before = await find(question);
    await aCourse('fi', { Luonnos: 'Suomalainen luonnos.' }, { isPublished: false });
    expect(await find(question)).toEqual(before);
  });
});

describe('spelling', () => {
  it('is corrected although a draft has the same mistake', async () => {
    await aCourse('en', { Seeds: 'Germination needs warm soil.' });
    await aCourse('en', { Draft: 'About germinaton.' }, { isPublished: false });
    expect(await lessonsFor('what is germinaton')).toEqual(['Seeds']);
  });

  it('is corrected after a recount, once nobody writes the mistake any more', async () => {
    await aCourse('en', { Seeds: 'Germination needs warm soil.' });
    const { id, lessons } = await aCourse('en', { Other: 'About germinaton.', More: 'Soil.' });
    await app.database.query('delete from lessons where id = $1', [lessons[0]!.id]);
    await app.app.service(PassagesService).recount(id);
    const rows = await app.database.query('select word from passage_spellings where course_id = $1', [id]);
    expect(rows).not.toContainEqual({ word: 'germinaton' });
    expect(await lessonsFor('what is germinaton')).toEqual(['Seeds']);
  });

  it('is corrected in letters that are not Latin', async () => {
    await aCourse('ru', { Соль: 'Йодистый калий окрашивает крахмал.' });
    expect((await find('йодитсый')).outcome).not.toBe('nothing');
  });
});

describe('follow-ups', () => {
  beforeEach(() =>
    aCourse('en', {
      Deadlock: 'A deadlock is two transactions that wait for each other.',
      PostgreSQL: 'PostgreSQL is a database. PostgreSQL has a planner.',
      'Deadlocks found': 'PostgreSQL finds a deadlock after a second and cancels one transaction.',
    }),
  );

  it('are read with all that they refer to, not only the last text', async () => {
    const before = ['and in PostgreSQL?', 'What is a deadlock?', 'What is a planner?'];
    expect((await lessonsFor('and why?', before))[0]).toBe('Deadlocks found');
  });

  it('find what was asked before any number of them', async () => {
    const before = [
      ...Array.from({ length: 9 }, () => 'and why?'),
      'What is a deadlock?',
      'What is a planner?',
    ];
    expect((await find('simpler please', before)).outcome).toBe('answer');
    expect((await lessonsFor('simpler please', before))[0]).toMatch(/^Deadlock/);
  });

  it('are not calculations', async () => {
    expect((await find('1+1', ['What is a deadlock?'])).outcome).toBe('nothing');
  });

  it('are recognized in Russian', async () => {
    await aCourse('ru', { Кратер: 'Кратер образуется при ударе метеорита.', Вода: 'Вода замерзает зимой.' });
    expect(await lessonsFor('где можно увидеть его зимой', ['Что такое кратер?'])).toContain('Кратер');
  });
});

describe('words that are mostly courtesy', () => {
  beforeEach(() =>
    aCourse('en', {
      Constants: 'A const binding is assigned once.',
      Variables: 'A let binding can be assigned again.',
      Receivers: 'The value of `this` depends on the call.',
      Loops: 'A `while` loop repeats as long as its condition holds.',
      Identity: 'An id is unique in its table.',
    }),
  );

  it.each([
    ['let vs const', ['Variables', 'Constants']],
    ['what is the difference between const and let', ['Variables', 'Constants']],
    ['let', ['Variables']],
    ['What is an id?', ['Identity']],
    ['what is this', ['Receivers']],
    ['while', ['Loops']],
    ['while vs let', ['Loops', 'Variables']],
  ])('%j finds what the material says', async (question, lessons) => {
    const { outcome, passages } = await find(question);
    expect(outcome).toBe('answer');
    expect(passages.map(({ lessonTitle }) => lessonTitle)).toEqual(expect.arrayContaining(lessons));
    expect(lessons).toContain(passages[0]!.lessonTitle);
  });

  it.each(['let me know what a const binding is', 'id like to get help with const'])(
    '%j is about the rest',
    async (question) => expect((await lessonsFor(question))[0]).toBe('Constants'),
  );

  it('find nothing when they are all there is', async () => {
    for (const text of ['hi', 'thanks!', 'please help me'])
      expect((await find(text)).outcome).toBe('nothing');
  });
});

it('copies of a course do not crowd out other courses', async () => {
  const copied = { Deadlock: 'A deadlock is two transactions that wait for each other, a deadlock indeed.' };
  for (let copy = 0; copy < 45; copy++) await aCourse('en', copied);
  await aCourse('en', {
    Locks: 'A lock that is waited for may end in a deadlock. Many locks protect one row each.',
  });
  expect(await lessonsFor('What is a deadlock?')).toEqual(['Deadlock', 'Locks']);
});

describe('in many courses', () => {
  const COURSES = 20;
  const WORDS = 300;

  beforeEach(async () => {
    for (let course = 0; course < COURSES; course++) await aCourse('en', { Knots: 'A bowline is a loop.' });
    await app.database.query(
      `insert into passages (course_id, place, headings, text, dictionary, words)
      select id, number, '{}', 'text', 'english', to_tsvector('english', 'word' || number)
      from courses cross join generate_series(2, ${WORDS}) number`,
    );
    await app.database.query(
      `insert into passage_spellings (course_id, word)
      select id, chr(97 + number % 26) || 'word' || chr(97 + number / 26) from courses
      cross join generate_series(0, ${WORDS - 1}) number on conflict do nothing`,
    );
    await app.database.query('analyze passages, passage_spellings, courses');
  });

  /** The parts of a statement's plan that read the table, with the rows that each reads. */
  async function readsOf(table: string, { text, values }: { text: string; values: unknown[] }) {
    const [row] = await app.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
    return nodesOf(row!['QUERY PLAN'][0].Plan)
      .filter((node) => node['Relation Name'] === table && node['Actual Loops'] > 0)
      .map((node) => ({
        kind: node['Node Type'],
        rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      }));
  }

  it('a word that all of them have is compared with a misspelled one once', async () => {
    const asked = { viewerId: viewer.account.id, courseId: null, words: ['bowlien'] };
    const reads = await readsOf('passage_spellings', similarWords(asked));
    expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(WORDS);
    expect(await app.database.rows(similarWords(asked))).toEqual([
      expect.objectContaining({ asked: 'bowlien', known: expect.arrayContaining(['bowline']) }),
    ]);
  });

  it('no search reads every passage', async () => {
    const asked = { viewerId: viewer.account.id, text: '', courseId: null, corrected: [], most: 5 };
    const reads = await readsOf('passages', searchPassages({ ...asked, words: ['bowline'], numbers: [1] }));
    expect(reads.map(({ kind }) => kind)).not.toContain('Seq Scan');
  });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
