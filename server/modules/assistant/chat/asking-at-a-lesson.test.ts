import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { testApp } from '../../../test/test-app';
import { askAssistant } from '../../../test/ask-assistant';
import { CLOSEST, UNANSWERED } from '../assistant.rules';

const app = testApp();
let course: SeededCourse;
let other: SeededCourse;
let token: string;

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  const lessons = [
    {
      title: 'Loops',
      notes:
        'A bowline makes a fixed loop at the end of a rope.\n\n- **Splice**: a joint of two ropes\n- **Hitch**: a knot around a post\n- **Bight**: a bend of a rope\n- **Loop**: a closed bight',
    },
    {
      title: 'Bends',
      notes:
        'A sheet bend joins two ropes of different thickness. A bowline makes a fixed loop at the end of a rope as well.\n\n- **Reef knot**: a flat knot of two ropes',
    },
    {
      title: 'Hitches',
      notes:
        'A hitch ties a rope to a post.\n\n## In plain words\n\nA knot holds a rope.\n\n## Try it\n\nTie a boat to a post. Hint: begin with a loop.',
    },
  ];
  course = await app.world.aCourse(instructor, { title: 'Knots', lessons });
  other = await app.world.aCourse(instructor, {
    title: 'Secrets',
    isPublished: false,
    lessons: [{ title: 'Draft', notes: 'The marlinspike is a secret tool.' }],
  });
  token = await app.world.signIn(await app.world.aStudent());
});

const ask = (text: string, more: object = {}) => askAssistant(app, token, { text, ...more });
const codeOf = async (more: object) => (await ask('What is a bowline?', more)).code;
const [loops, bends, hitches] = [0, 1, 2].map((index) => ({
  get id() {
    return course.lessons[index]!.id;
  },
})) as [{ id: string }, { id: string }, { id: string }];

describe('a question asked at a lesson', () => {
  it('is answered from that lesson first, also where another lesson says the same', async () => {
    for (const lesson of [loops, bends]) {
      const { answer } = await ask('What is a bowline?', { lessonId: lesson.id });
      expect(answer.sources[0].lessonId).toBe(lesson.id);
    }
  });

  it('is answered from another lesson of the course if its own does not know, but not from another course', async () => {
    const { answer } = await ask('What does a sheet bend join?', { lessonId: loops.id });
    expect(answer.sources[0].lessonId).toBe(bends.id);
    await app.sql`update courses set is_published = true where id = ${other.id}`;
    const elsewhere = await ask('What is a marlinspike?', { lessonId: loops.id });
    await app.sql`update courses set is_published = false where id = ${other.id}`;
    expect(JSON.stringify(elsewhere.answer)).not.toContain('secret tool');
  });

  it.each([
    ['Summarize this lesson', 'In plain words', /A knot holds a rope\./],
    ['Explain it like I am ten', 'In plain words', /A knot holds a rope\./],
    ['I am stuck on the exercise', 'Try it', /Hint: begin with a loop\./],
  ])('%j is answered by the section of the lesson for that', async (text, heading, words) => {
    const { answer } = await ask(text, { lessonId: hitches.id });
    expect(answer.text).toMatch(words);
    expect(answer.sources).toMatchObject([{ lessonId: hitches.id, name: `Hitches · ${heading}` }]);
    expect((await ask(text, { lessonId: bends.id })).answer.text).toBe(CLOSEST);
  });

  it('without words of its own leads to the beginning of the lesson', async () => {
    const { answer } = await ask('Please explain this more simply', { lessonId: bends.id });
    expect(answer).toMatchObject({ text: CLOSEST, sources: [{ lessonId: bends.id }] });
    expect((await ask('Please explain this more simply')).answer.text).toBe(UNANSWERED);
  });

  it('takes questions and cards of that lesson alone', async () => {
    const quiz = await ask('everything', { lessonId: loops.id, requestType: 'QUIZ_GENERATION' });
    expect(quiz.answer.questions.length).toBeGreaterThan(0);
    for (const { lessonId } of quiz.answer.questions) expect(lessonId).toBe(loops.id);
    const cards = await ask('bowline', { lessonId: bends.id, requestType: 'FLASHCARD_CREATION' });
    for (const { lesson } of cards.answer.deck.cards) expect(lesson.id).toBe(bends.id);
  });

  it('starts a chat that names the lesson, for as long as it can be read', async () => {
    const { conversation } = await ask('What is a bowline?', { lessonId: loops.id });
    expect(conversation.lesson).toEqual({ id: loops.id, title: 'Loops' });
    const lessonNow = async () =>
      (
        await app.graphql(
          `{ viewer { assistant { conversation(id: "${conversation.id}") { lesson { id } } } } }`,
          {},
          token,
        )
      ).body.data.viewer.assistant.conversation.lesson;
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    expect(await lessonNow()).toBeNull();
    await app.sql`update courses set is_published = true where id = ${course.id}`;
    expect(await lessonNow()).toEqual({ id: loops.id });
    expect((await ask('What is a bowline?')).conversation.lesson).toBeNull();
  });

  it('is refused at a lesson that the viewer cannot read or that is of another course, and nothing is counted', async () => {
    expect(await codeOf({ lessonId: other.lessons[0]!.id })).toBe('NOT_FOUND');
    expect(await codeOf({ lessonId: newId() })).toBe('NOT_FOUND');
    expect(await codeOf({ lessonId: 'no id' })).toBe('NOT_FOUND');
    expect(await codeOf({ lessonId: loops.id, courseId: other.id })).toBe('NOT_FOUND');
    expect(await codeOf({ lessonId: loops.id, courseId: course.id })).toBeUndefined();
    const { body } = await app.graphql('{ viewer { assistant { remainingThisHour } } }', {}, token);
    expect(body.data.viewer.assistant.remainingThisHour).toBe(29);
  });
});
