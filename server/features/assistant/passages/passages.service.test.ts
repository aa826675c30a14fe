import pino from 'pino';
import type { Account } from '../../accounts/account.entities';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { PassagesRecounter } from './passages-recounter';
import { PassagesService } from './passages.service';

const HOUR_MS = 3_600_000;
const logged: string[] = [];

let app: TestApp;
let instructor: Account;

beforeAll(async () => {
  app = await startTestApp({ logger: pino({ level: 'error' }, { write: (line) => void logged.push(line) }) });
  instructor = await app.world.anInstructor();
});
afterAll(() => app.stop());

const recount = (courseId: string | null = null) => app.app.service(PassagesService).recount(courseId);

interface Row {
  headings: string[];
  text: string;
  start: number | null;
  dictionary: string;
}
const passagesOf = (lessonId: string) =>
  app.database.query<Row>(
    'select headings, text, start_seconds as start, dictionary from passages where lesson_id = $1 order by place',
    [lessonId],
  );

it('splits a lesson by headings with the path to each, and keeps code whole', async () => {
  const code = ['```css', '# no heading', '', '.a {}', '```'].join('\n');
  const notes = `Before.\n\n# One #\n\nFirst.\n\n## Two\r\n\nSecond.\n\n${code}\n\n# Three\nThird.`;
  const course = await app.world.aCourse(instructor, {
    language: 'en',
    lessons: [{ description: 'About.', notes }],
  });
  expect(await passagesOf(course.lessons[0]!.id)).toEqual(
    [
      { headings: [], text: 'About.' },
      { headings: [], text: 'Before.' },
      { headings: ['One'], text: 'First.' },
      { headings: ['One', 'Two'], text: `Second.\n\n${code}` },
      { headings: ['Three'], text: 'Third.' },
    ].map((passage) => ({ ...passage, start: null, dictionary: 'english' })),
  );
});

it('keeps what is said with its second, without times, markup and notes to nobody', async () => {
  const captionsText =
    'WEBVTT\n\nNOTE hidden\n\n1\n00:01.500 --> 00:03.000\n<v Mara>Pull &amp; hold.\n\n01:00:04.000 --> 01:00:06.000\nThen let go.';
  const { lessons } = await app.world.aCourse(instructor, {
    lessons: [{ description: '', notes: '', captionsText }],
  });
  expect(await passagesOf(lessons[0]!.id)).toMatchObject([{ text: 'Pull & hold. Then let go.', start: 1.5 }]);
});

it('chooses the dictionary by the language, or guesses it', async () => {
  const notes = 'El perro come en la casa y los gatos duermen con el niño.';
  const spoken = async (language: string | null, text: string) => {
    const { lessons } = await app.world.aCourse(instructor, {
      language,
      lessons: [{ description: '', notes: text }],
    });
    return (await passagesOf(lessons[0]!.id))[0]!.dictionary;
  };
  expect(await spoken('pt-BR', notes)).toBe('portuguese');
  expect(await spoken('ja', notes)).toBe('simple');
  expect(await spoken(null, notes)).toBe('spanish');
  expect(await spoken(null, 'Эта планета движется вокруг звезды, и на ней нет воды.')).toBe('russian');
  expect(await spoken(null, 'The dog eats in the house.')).toBe('english');
});

it('follows whatever is written, and a recount finds nothing to correct', async () => {
  const course = await app.world.aCourse(instructor, {
    lessons: [{ notes: 'Old text.' }, { notes: 'Another.' }],
  });
  const { id } = course.lessons[0]!;
  await app.database.query("update lessons set notes = 'New text.' where id = $1", [id]);
  expect((await passagesOf(id)).at(-1)!.text).toBe('New text.');
  await app.database.query("update courses set language = 'de' where id = $1", [course.id]);
  expect((await passagesOf(id)).at(-1)!.dictionary).toBe('german');
  await app.database.query('delete from lessons where id = $1', [course.lessons[1]!.id]);
  expect(await passagesOf(course.lessons[1]!.id)).toEqual([]);
  expect(await recount()).toBe(0);
});

it('a recount corrects what was changed past the triggers', async () => {
  const course = await app.world.aCourse(instructor, { lessons: [{ notes: 'Right.' }] });
  await app.database.query("update passages set text = 'Wrong.' where lesson_id = $1 and text = 'Right.'", [
    course.lessons[0]!.id,
  ]);
  expect(await recount(course.id)).toBe(2);
  expect((await passagesOf(course.lessons[0]!.id)).at(-1)!.text).toBe('Right.');
});

it('a recount is made by night, once for each course, and logs what it corrected', async () => {
  const course = await app.world.aCourse(instructor, { lessons: [{ notes: 'Right.' }] });
  await app.database.query("update passages set text = 'Wrong.' where lesson_id = $1", [
    course.lessons[0]!.id,
  ]);
  const recounter = app.app.service(PassagesRecounter);
  const { signal } = new AbortController();
  const hourOf = (hour: number) => (24 + hour - app.clock.now().getUTCHours()) % 24;
  app.clock.advance(hourOf(12) * HOUR_MS);
  expect(await recounter.run(signal)).toBe(0);
  app.clock.advance(hourOf(2) * HOUR_MS);
  logged.length = 0;
  const courses = await app.database.query('select id from courses');
  expect(await recounter.run(signal)).toBe(courses.length);
  expect(logged.map((line) => (JSON.parse(line) as { courseId: string }).courseId)).toEqual([course.id]);
  expect(await recounter.run(signal)).toBe(0);
  expect(await recount()).toBe(0);
});

it('twelve writes at once leave the passages of the last one', async () => {
  const course = await app.world.aCourse(instructor, { lessons: [{ notes: 'Start.' }] });
  const { id } = course.lessons[0]!;
  await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      app.database.query('update lessons set notes = $2 where id = $1', [
        id,
        `Text ${number} wordnumber${number}.`,
      ]),
    ),
  );
  expect(await recount(course.id)).toBe(0);
});
