import { freshFixture, sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { QuestionType, type Question } from '../../quizzes/quiz.entities';
import { askAssistant } from '../../../test/ask-assistant';
import { NO_PRACTICE } from '../assistant.rules';
import { definitionsIn } from '../providers/course-provider';

const notes = `The clove hitch fastens a rope to a post, because its turns cross.

- **Bight**: a bend of the rope that does not cross itself
- **Splice** – a joint of two woven ropes
- **Standing end:** the part that bears the load
- **Bitter end**: the end that is tied off
- **Pull.** This is no definition.`;

const app = testApp();

const course = sharedFixture(async () =>
  app.world.aCourse(await app.world.anInstructor(), {
    title: 'Knots',
    lessons: [
      { title: 'Hitches', notes },
      { title: 'Bends', notes: 'The sheet bend joins two ropes, because it locks.' },
    ],
  }),
);
const student = freshFixture(() => app.signedIn(app.world.aStudent()));
afterEach(() => app.sql`delete from quizzes`);

const [hitches, bends] = [0, 1];
const question = (lesson: number, more: Partial<Question> = {}): Partial<Question> => ({
  type: QuestionType.MULTIPLE_CHOICE,
  text: 'What joins two ropes?',
  options: ['A sheet bend', 'A hitch', 'A loop', 'A whipping'],
  correctAnswer: 'A sheet bend',
  explanation: 'It locks.',
  lessonId: course.lessons[lesson]!.id,
  ...more,
});

const ask = async (text: string, requestType: string, more: object = {}) =>
  (await askAssistant(app, student.token, { text, requestType, ...more })).answer;
const quizOn = (text: string, more: object = {}) => ask(text, 'QUIZ_GENERATION', more);
const cardsOn = async (text: string, more: object = {}) =>
  (await ask(text, 'FLASHCARD_CREATION', more)).deck?.cards ?? [];

it('reads the definitions that an author listed', () => {
  expect(definitionsIn(notes).map(({ term, definition }) => [term, definition])).toEqual([
    ['Bight', 'a bend of the rope that does not cross itself'],
    ['Splice', 'a joint of two woven ropes'],
    ['Standing end', 'the part that bears the load'],
    ['Bitter end', 'the end that is tied off'],
  ]);
});

it('makes cards of definitions, each with its sentence and lesson', async () => {
  expect((await cardsOn('hitch'))[0]).toEqual({
    front: 'Bight',
    back: 'a bend of the rope that does not cross itself',
    quote: '**Bight**: a bend of the rope that does not cross itself',
    lesson: { id: course.lessons[hitches!]!.id },
  });
});

it('asks for the term of a definition among other terms of the course', async () => {
  const { questions } = await quizOn('hitch');
  expect(questions).toHaveLength(4);
  for (const { options, answer, text, source } of questions) {
    expect(new Set(options)).toEqual(new Set(['Bight', 'Splice', 'Standing end', 'Bitter end']));
    expect(options).toContain(answer);
    expect(text).toMatch(/^Which term is this\? /);
    expect(source).toBe(`/courses/${course.id}?lesson=${course.lessons[hitches!]!.id}`);
  }
});

it('says that there is nothing to practice, and where to read', async () => {
  await app.world.aQuiz(course, { questions: [question(bends!)] });
  const sources = [{ lessonId: course.lessons[bends!]!.id }];
  for (const requestType of ['QUIZ_GENERATION', 'FLASHCARD_CREATION'])
    expect(await ask('sheet bend', requestType)).toMatchObject({
      text: NO_PRACTICE,
      sources,
      questions: [],
      deck: null,
    });
});

it('takes the questions of released quizzes that name a lesson, but never a short answer', async () => {
  const lessonId = course.lessons[bends!]!.id;
  await app.world.aQuiz(course, {
    isPractice: true,
    questions: [
      question(bends!),
      question(bends!, { type: QuestionType.SHORT_ANSWER, options: [], text: 'Name it.' }),
      question(bends!, { text: 'Of no lesson?', lessonId: null }),
    ],
  });
  const { questions } = await quizOn('everything', { lessonId });
  expect(questions).toEqual([
    {
      type: 'MULTIPLE_CHOICE',
      text: 'What joins two ropes?',
      options: ['A sheet bend', 'A hitch', 'A loop', 'A whipping'],
      answer: 'A sheet bend',
      explanation: 'It locks.',
      quote: '',
      lessonId,
      source: `/courses/${course.id}?lesson=${lessonId}`,
    },
  ]);
  expect(await cardsOn('everything', { lessonId })).toEqual([
    { front: 'What joins two ropes?', back: 'A sheet bend', quote: 'It locks.', lesson: { id: lessonId } },
  ]);
});

it.each([
  ['is not released', {}],
  ['is inactive', { isPractice: true, isActive: false }],
  ['is deleted', { isPractice: true, deletedAt: new Date() }],
])('takes no question of a quiz that %s', async (_state, quiz) => {
  await app.world.aQuiz(course, { ...quiz, questions: [question(bends!)] });
  expect((await quizOn('everything', { lessonId: course.lessons[bends!]!.id })).questions).toEqual([]);
});

it('takes no question of a quiz that the student is taking', async () => {
  const lessonId = course.lessons[bends!]!.id;
  const quiz = await app.world.aQuiz(course, { isPractice: true, questions: [question(bends!)] });
  await app.world.enroll(student, course);
  await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
  expect((await quizOn('everything', { lessonId })).questions).toEqual([]);
});
