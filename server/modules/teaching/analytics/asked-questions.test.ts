import { askAssistant } from '../../../test/ask-assistant';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = testApp();

const instructor = freshFixture(() => app.world.anInstructor());
const course = freshFixture(() =>
  app.world.aCourse(instructor, {
    lessons: [
      { title: 'Bowline', notes: 'The bowline is a knot that makes a fixed loop at the end of a rope.' },
      { title: 'Splicing', notes: 'Splicing weaves the strands of a rope together.' },
    ],
  }),
);

async function ask(account: Account, text: string, requestType = 'TUTORING') {
  const token = await app.world.signIn(account);
  const answered = await askAssistant(app, token, { text, requestType, courseId: course.id });
  expect(answered).toMatchObject({ __typename: 'AssistantAnswered' });
}

const asked = async (as = instructor) =>
  (
    await app.as(await app.world.signIn(as)).run`{ r: viewer { teaching { course(id: ${course.id}) {
        analytics {
      lessonProgress { askedQuestions { count unansweredCount topics { word studentCount } } } } } } } }`
  ).teaching.course?.analytics.lessonProgress.map(
    (lesson: { askedQuestions: { topics: unknown } | null }) => lesson.askedQuestions,
  );

it('counts the questions of students by lesson, once three of them asked', async () => {
  const students = await app.atOnce(3, () => app.world.aStudent());
  await ask(students[0]!, 'What is a bowline?');
  await ask(students[0]!, 'What is a bowline?');
  await ask(students[1]!, 'What is a bowline?');
  expect(await asked()).toEqual([null, null]);
  await ask(students[2]!, 'Which bowline did Napoleon prefer?');
  expect(await asked()).toEqual([
    {
      count: 4,
      unansweredCount: 1,
      topics: [{ word: 'bowline', studentCount: 3 }],
    },
    null,
  ]);
});

it('counts neither the instructor, nor what is made for practice, nor what was asked a month ago', async () => {
  const students = await app.atOnce(3, () => app.world.aStudent());
  for (const student of students) await ask(student, 'What is a bowline?');
  await ask(instructor, 'What is a bowline?');
  await ask(students[0]!, 'bowline', 'FLASHCARD_CREATION');
  expect(await asked()).toMatchObject([{ count: 3, unansweredCount: 0 }, null]);
  app.clock.advance(31 * DAY_MS);
  expect(await asked()).toEqual([null, null]);
});

it('names the words that three students used and the lesson has, as the lesson writes them', async () => {
  const students = await app.atOnce(4, () => app.world.aStudent());
  const texts = [
    'Which knots are a bowline, asks Ida?',
    'Is the bowline one of the knots? Ida',
    'Which knot is the bowline? Ida',
    'Does a bowline hold a rope?',
  ];
  for (const [index, text] of texts.entries()) await ask(students[index]!, text);
  const [{ topics }] = await asked();
  // "rope" was used by one student, "Ida" is not in the lesson, and "is" is no topic.
  expect(topics).toEqual([
    { word: 'bowline', studentCount: 4 },
    { word: 'knot', studentCount: 3 },
  ]);
});
