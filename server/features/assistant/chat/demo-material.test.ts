import { foldText } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import { demoQuestions } from '../../../test/assistant-eval/sets';
import { aDemoDatabase } from '../../../test/demo-database';
import { readDemoCourses } from '../../../seed/demo/course-files';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { Account } from '../../accounts/account.entities';
import { quizRules } from '../../quizzes/quiz.rules';
import type { Material } from '../provider';
import { plainQuote } from '../passages/quote.rules';
import { madeQuestions } from '../providers/question-making';
import { RetrievalService } from '../retrieval/retrieval.service';

/** The half that the assistant may be tuned by; `npm run assistant:eval` measures the other, and other sets. */
const fixture = demoQuestions('tune');

describe('on questions that somebody else wrote about the demo’s courses', () => {
  let app: TestApp;
  let viewer: Viewer;

  beforeAll(async () => {
    app = await startTestApp({ databaseUrl: await aDemoDatabase(), config: { isDemo: true } });
    const account = await app.database.with(Account, (accounts) =>
      accounts.findOneByOrFail({ email: 'student@waymark.test' }),
    );
    viewer = { account, sessionHash: '' };
  });
  afterAll(() => app.stop());

  /** The lessons that an answer would cite as sources. */
  const find = (text: string) => {
    const search = {
      text,
      subject: 'GENERATIVE_AI',
      difficulty: 'INTERMEDIATE',
      courseId: null,
      before: [],
    } as const;
    return app.app.service(RetrievalService).find(viewer, search);
  };
  const sourcesFor = async (text: string) => {
    const { passages } = await find(text);
    return [...new Set(passages.map(({ courseTitle, lessonTitle }) => `${courseTitle}: ${lessonTitle}`))];
  };

  it('finds the lesson for what the material answers', async () => {
    const places: number[] = [];
    for (const { question, course, lesson } of fixture.answered) {
      const sources = await sourcesFor(question);
      expect(sources.length).toBeLessThanOrEqual(5);
      places.push(sources.indexOf(`${course}: ${lesson}`));
    }
    expect(places).toHaveLength(72);
    expect(places.filter((place) => place >= 0).length).toBeGreaterThanOrEqual(67);
    expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(59);
  });

  it('begins with the lesson that a question calls by its title', async () => {
    expect((await sourcesFor('What is the box model?'))[0]).toBe('CSS layout without fear: The box model');
  });

  it('has no answer to most questions that no course is about', async () => {
    expect(fixture.unanswered).toHaveLength(19);
    const answered: string[] = [];
    for (const question of fixture.unanswered)
      if ((await find(question)).outcome === 'answer') answered.push(question);
    // A lower threshold answers more of the good questions, and more of these.
    expect(answered.length).toBeLessThanOrEqual(3);
  });
});

describe('the questions made of the demo’s lessons', () => {
  const courses = readDemoCourses().map(({ title: courseTitle, lessons }) =>
    lessons.map(({ title, description, notes }): Material => ({
      courseId: courseTitle,
      courseTitle,
      lessonId: `${courseTitle}/${title}`,
      lessonTitle: title,
      description,
      notes,
      dictionary: 'english',
      spoken: '',
    })),
  );
  const made = courses.flatMap((lessons) =>
    madeQuestions(lessons, [], 12, lessons[0]!.courseId).map((question) => ({
      question,
      lesson: lessons.find(({ lessonId }) => lessonId === question.lessonId)!,
    })),
  );

  it('each is a question that an author could keep as it is', () => {
    expect(made.length).toBeGreaterThanOrEqual(70);
    const questions = made.map(({ question: { type, text, options, answer, explanation } }) => ({
      type,
      text,
      options,
      correctAnswer: answer,
      explanation,
      points: 1,
    }));
    const parsed = quizRules.safeParse({ title: 'Made', courseId: 'x', questions: questions.slice(0, 200) });
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('each has exactly one right option, and none that could be mistaken for it', () => {
    for (const { question } of made) {
      const { type, options, answer } = question;
      if (type === 'TRUE_FALSE') {
        expect(['true', 'false']).toContain(answer);
        expect(options).toEqual([]);
        continue;
      }
      expect(options.filter((option) => option === answer)).toHaveLength(1);
      expect(new Set(options.map(foldText)).size).toBe(4);
    }
  });

  it('each quotes its lesson word for word, and a statement is true only if the lesson says it', () => {
    for (const { question, lesson } of made) {
      const { type, text, quote, answer } = question;
      expect(lesson.notes.includes(quote) || lesson.description.includes(quote)).toBe(true);
      if (type === 'TRUE_FALSE') expect(text === plainQuote(quote)).toBe(answer === 'true');
    }
  });

  it('the same seed makes the same, and both kinds come up', () => {
    const [first] = courses;
    const again = madeQuestions(first!, [], 12, first![0]!.courseId);
    expect(again).toEqual(made.slice(0, again.length).map(({ question }) => question));
    expect(new Set(made.map(({ question }) => question.type))).toEqual(
      new Set(['MULTIPLE_CHOICE', 'TRUE_FALSE']),
    );
  });
});
