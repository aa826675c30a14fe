import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { SeededQuiz } from '../../../seed/rows';
import { QuestionType } from '../quiz.entities';

const app = testApp();
let quiz: SeededQuiz;

const choose = (id: string | null) => app.sql`update platform_settings set landing_question_id = ${id}`;

const course = freshFixture(async () => app.world.aCourse(await app.world.anInstructor(), { lessons: 3 }));
beforeEach(async () => {
  const lessonId = course.lessons[1]!.id;
  quiz = await app.world.aQuiz(course, {
    isPractice: true,
    questions: [
      { lessonId, explanation: 'It is the first one.' },
      { lessonId, type: QuestionType.TRUE_FALSE, correctAnswer: 'false' },
      { lessonId, type: QuestionType.SHORT_ANSWER },
      { lessonId: null, type: QuestionType.TRUE_FALSE },
    ],
  });
  await choose(quiz.questions[0]!.id);
});

const shown = (token?: string) =>
  app.as(token)
    .run`{ r: landingQuestion { id text options answer { option explanation } lesson { id course { id } } } }`;

test('everyone sees the chosen question with its answer and its lesson', async () => {
  const question = {
    id: quiz.questions[0]!.id,
    text: 'Question 1?',
    options: ['Option 1', 'Option 2', 'Option 3', 'Option 4'],
    answer: { option: 0, explanation: 'It is the first one.' },
    lesson: { id: course.lessons[1]!.id, course: { id: course.id } },
  };
  expect(await shown()).toEqual(question);
  expect(await shown(await app.world.signIn(await app.world.aStudent()))).toEqual(question);
  await choose(quiz.questions[1]!.id);
  expect(await shown()).toMatchObject({
    options: ['True', 'False'],
    answer: { option: 1, explanation: null },
  });
});

test.each([
  ['none is chosen', () => choose(null)],
  ['it has no options', () => choose(quiz.questions[2]!.id)],
  ['it is about no lesson', () => choose(quiz.questions[3]!.id)],
  ['it is not released', () => update('quizzes', 'is_practice = false')],
  ['its quiz is inactive', () => update('quizzes', 'is_active = false')],
  ['its quiz is deleted', () => update('quizzes', 'deleted_at = now()')],
  ['its course is not published', () => update('courses', 'is_published = false')],
  ['its course is deleted', () => update('courses', 'deleted_at = now()')],
])('there is none if %s, and a chosen one cannot be chosen again', async (_why, change) => {
  await change();
  expect(await shown()).toBeNull();
  const [row] = await app.sql`select landing_question_id as id from platform_settings`;
  expect(await choices()).not.toContain(row!.id);
});

const update = (table: 'quizzes' | 'courses', change: string) =>
  app.database.query(`update ${table} set ${change} where id = $1`, [
    table === 'quizzes' ? quiz.id : course.id,
  ]);

async function choices(): Promise<string[]> {
  const token = await app.world.signIn(await app.world.anAdmin());
  return (
    await app.as(token)
      .run`{ r: viewer { administration { landingQuestionChoices { id text courseTitle lessonTitle } } } }`
  ).administration.landingQuestionChoices.map(({ id }: { id: string }) => id);
}

test('administrators choose among the questions that authors released', async () => {
  expect(await choices()).toEqual(expect.arrayContaining(quiz.questions.slice(0, 2).map(({ id }) => id)));
  expect(await choices()).not.toContain(quiz.questions[2]!.id);
});
