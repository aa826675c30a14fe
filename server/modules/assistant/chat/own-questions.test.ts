import type { Account } from '../../accounts/account.entities';
import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { testApp } from '../../../test/test-app';
import { askAssistant } from '../../../test/ask-assistant';

const app = testApp();
let knots: SeededCourse;
let sails: SeededCourse;
let ada: Account;
let token: string;

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  const lessons = [{ title: 'Loops' }, { title: 'Bends' }];
  knots = await app.world.aCourse(instructor, { title: 'Knots [new](https://evil.example)', lessons });
  sails = await app.world.aCourse(instructor, { title: 'Sails', lessons: [{ title: 'Jib' }] });
  const quiz = await app.world.aQuiz(knots, { title: 'Loops quiz' });
  const other = await app.world.aQuiz(knots, { title: 'Bends quiz' });
  ada = await app.world.aStudent();
  token = await app.world.signIn(ada);
  await app.world.enroll(ada, knots, { completed: 1 });
  await app.world.enroll(ada, sails, { completed: 1 });
  await app.world.anAttempt(ada, quiz, { answers: {} });
  await app.world.anAttempt(ada, other);
});

async function ask(text: string, more: object = {}, as: string | undefined = token) {
  const { answer, code } = await askAssistant(app, as, { text, ...more });
  return code ?? answer.text;
}

const lesson = (course: SeededCourse, at: number) =>
  `[${course.lessons[at]!.title}](/courses/${course.id}?lesson=${course.lessons[at]!.id})`;

const KNOTS = String.raw`[Knots \[new\](https://evil.example)](/courses/`;

it.each([
  ['What is next?', () => [lesson(knots, 1)], 'Jib'],
  ['What should I learn next?', () => [lesson(knots, 1)], 'Jib'],
  [
    'Show me my progress',
    () => [`${KNOTS}${knots.id}): 1 of 2 lessons, 50%`, ': 1 of 1 lessons, 100%'],
    'Loops',
  ],
  ['How many lessons do I have left?', () => [': 1 of 2 lessons, 50%'], 'Loops'],
  [
    'What did I get in my last quiz?',
    () => ['[Loops quiz](/quiz/take/', ': 0/3, 0%, Failed', '[Bends quiz]'],
    'Sails',
  ],
  ['What should I repeat?', () => ['[Loops quiz](/quiz/take/'], 'Bends quiz'],
  ['Where is my certificate?', () => ['[Sails](/verify/WM-'], 'Knots'],
])('%j is answered from the database, with links', async (text, parts, not) => {
  const answer = await ask(text);
  for (const part of parts()) expect(answer).toContain(part);
  expect(answer).not.toContain(not);
});

it('keeps to the course that is asked about, and says so if the viewer is not enrolled', async () => {
  expect(await ask('What is next?', { courseId: sails.id })).toBe('You completed every lesson.');
  expect(await ask('What should I repeat?', { courseId: sails.id })).toBe(
    'You have not finished a quiz yet.',
  );
  const stranger = await app.world.signIn(await app.world.aStudent());
  expect(await ask('my progress', { courseId: knots.id }, stranger)).toMatch(
    /^You are not enrolled in this course\./,
  );
  expect(await ask('my progress', { courseId: newId() }, stranger)).toBe('NOT_FOUND');
});

it('says nothing of other people, and nothing to visitors', async () => {
  const bob = await app.world.aStudent();
  const as = await app.world.signIn(bob);
  expect(await ask('my quiz results', {}, as)).toMatch(/^You are not enrolled in any course\. \[Browse/);
  await app.world.enroll(bob, knots);
  expect(await ask('my quiz results', {}, as)).toBe('You have not finished a quiz yet.');
  expect(await ask('my certificates', {}, as)).toMatch(
    /^You get a certificate when[^]*: 0 of 2 lessons, 0%$/,
  );
  expect(await ask('my progress', {}, '')).toBe('UNAUTHENTICATED');
});

it.each([
  'What is next in CSS?',
  'Why is my certificate not trusted?',
  'How do I style my progress bar?',
  'Why are my results different?',
  'What should I review in a pull request?',
])('leaves %j to the course material', async (text) => {
  expect(await ask(text)).not.toMatch(/\]\(\/(courses|quiz|verify)/);
});
