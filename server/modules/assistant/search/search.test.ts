import type { SeededCourse } from '../../../seed/world';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Viewer } from '../../../platform/viewer';
import { SearchService } from './search.service';

const app = testApp();
let viewer: Viewer;

const instructor = sharedFixture(() => app.world.anInstructor());
beforeAll(async () => {
  viewer = { account: await app.world.aStudent(), sessionHash: '' };
});
beforeEach(() => app.sql`delete from courses`);

/** A published course with a lesson for each text, and what it is about as its title. */
const aCourse = (language: string, notes: Record<string, string>, more: object = {}): Promise<SeededCourse> =>
  app.world.aCourse(instructor, {
    title: 'Course',
    description: '',
    language,
    lessons: Object.entries(notes).map(([title, text]) => ({ title, description: '', notes: text })),
    ...more,
  });

const find = (text: string, before: string | null = null, courseId: string | null = null) =>
  app.app.service(SearchService).find(viewer, {
    text,
    before,
    courseId,
    subject: 'WEB_DEVELOPMENT',
    difficulty: 'BEGINNER',
  });

/** The titles of the lessons found, best first. */
const lessonsFor = async (text: string, before: string | null = null) => [
  ...new Set((await find(text, before)).passages.map(({ lessonTitle }) => lessonTitle)),
];

describe('words', () => {
  it.each([
    ['en', 'Caches', 'A cache keeps what was computed.', 'why is caching useful'],
    ['es', 'Olla', 'El sofrito se cocina despacio.', '¿Cómo cocinamos un sofrito?'],
    ['ru', 'Кратер', 'Кратеры образуются при ударе метеорита.', 'что такое кратер'],
    ['hi', 'पौधे', 'प्रकाश संश्लेषण पत्तियों में होता है।', 'संश्लेषण'],
    ['pl', 'Żagle', 'Żagiel łapie wiatr.', 'żagiel'],
  ])('in %s, %s: %j are found in other forms', async (language, title, notes, question) => {
    await aCourse(language, { [title]: notes });
    expect((await find(question)).outcome).toBe('answer');
  });

  it('of signs and short names are found', async () => {
    await aCourse('en', {
      Equality: 'Write `===` to compare without conversion.',
      Comments: 'A comment begins with `//` and ends with the line.',
      Negation: 'The sign `!` makes true of false.',
      Tokens: 'BPE merges the most frequent pair.',
      Old: 'A program in C is compiled before it runs.',
      Classes: 'A program in C++ is compiled before it runs.',
      Managed: 'A program in C# is compiled before it runs.',
    });
    for (const [question, lesson] of [
      ['what does === do?', 'Equality'],
      ['what is //', 'Comments'],
      ['What is ! for?', 'Negation'],
      ['what is bpe', 'Tokens'],
      ['How is C++ compiled?', 'Classes'],
      ['is c# compiled', 'Managed'],
    ] as const)
      expect([question, (await lessonsFor(question))[0]]).toEqual([question, lesson]);
  });
});

describe('one score', () => {
  beforeEach(() =>
    aCourse('en', {
      Deadlock: 'A deadlock is two transactions that wait for each other.',
      Planner: 'The planner chooses an index or a sequential scan.',
    }),
  );

  it.each([
    ['What is a deadlock?', 'answer', ['Deadlock']],
    ['Please explain the planner', 'closest', ['Planner']],
    ['Which emperor of Austria was afraid of an index?', 'nothing', []],
    ['Who won the chess championship?', 'nothing', []],
    ['what is this', 'nothing', []],
  ])('decides about %j', async (question, outcome, lessons) => {
    expect((await find(question)).outcome).toBe(outcome);
    expect(await lessonsFor(question)).toEqual(lessons);
  });
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

it('a question without words of its own is read with the one before it', async () => {
  await aCourse('en', {
    Deadlock: 'A deadlock is two transactions that wait for each other.',
    Planner: 'The planner chooses an index.',
  });
  expect(await lessonsFor('and why?', 'What is a deadlock?')).toEqual(['Deadlock']);
  expect(await lessonsFor('What is a planner?', 'What is a deadlock?')).toEqual(['Planner']);
});

it('drafts of others change nothing', async () => {
  await aCourse('en', { Deadlock: 'A deadlock is two transactions that wait for each other.' });
  const question = 'Because of whom does a deadlock occur?';
  const before = await find(question);
  await aCourse('fi', { Luonnos: 'Suomalainen deadlock.' }, { isPublished: false });
  expect(await find(question)).toEqual(before);
});

it('copies of a course do not crowd out other courses', async () => {
  const copied = { Deadlock: 'A deadlock is two transactions that wait for each other, a deadlock indeed.' };
  for (let copy = 0; copy < 8; copy++) await aCourse('en', copied);
  await aCourse('en', {
    Locks: 'A lock that is waited for may end in a deadlock. Many locks protect one row each.',
  });
  expect(await lessonsFor('What is a deadlock?')).toEqual(['Deadlock', 'Locks']);
});
