import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { foldText } from '../../platform/text.rules';
import type { Viewer } from '../../platform/viewer';
import { aDemoDatabase } from '../../test/demo-database';
import { readDemoCourses } from '../../seed/demo/course-files';
import { startTestApp, type TestApp } from '../../test/test-app';
import { Account } from '../accounts/account.entities';
import { quizRules } from '../quizzes/quiz.rules';
import type { GeneratedQuestion, Material } from './provider';
import { madeQuestions } from './question-making';
import { RetrievalService } from './retrieval.service';

const fixture = z
  .object({
    answered: z.array(z.object({ question: z.string(), course: z.string(), lesson: z.string() })),
    unanswered: z.array(z.string()),
  })
  .parse(
    parse(fs.readFileSync(path.join(__dirname, '../../test/fixtures/assistant-questions.yaml'), 'utf8')),
  );

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
  const sourcesFor = async (text: string) => {
    const search = { text, subject: 'GENERATIVE_AI', difficulty: 'INTERMEDIATE', courseId: null } as const;
    const { passages } = await app.app.service(RetrievalService).find(viewer, search);
    return [...new Set(passages.map(({ courseTitle, lessonTitle }) => `${courseTitle}: ${lessonTitle}`))];
  };

  it('finds the lesson for what the material answers', async () => {
    const places: number[] = [];
    for (const { question, course, lesson } of fixture.answered) {
      const sources = await sourcesFor(question);
      expect(sources.length).toBeLessThanOrEqual(5);
      places.push(sources.indexOf(`${course}: ${lesson}`));
    }
    expect(places).toHaveLength(40);
    expect(places.filter((place) => place >= 0).length).toBeGreaterThanOrEqual(36);
    expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(30);
  });

  it('begins with the lesson that a question calls by its title', async () => {
    expect((await sourcesFor('What is the box model?'))[0]).toBe('CSS layout without fear: The box model');
  });

  it('has nothing for what no course is about', async () => {
    expect(fixture.unanswered).toHaveLength(10);
    for (const question of fixture.unanswered)
      expect([question, await sourcesFor(question)]).toEqual([question, []]);
  });
});

describe('200 questions made of the demo’s lessons', () => {
  const lessons = readDemoCourses().flatMap(({ title: courseTitle, lessons }) =>
    lessons.map(({ title, description, notes }): Material => ({
      courseId: courseTitle,
      courseTitle,
      lessonId: `${courseTitle}/${title}`,
      lessonTitle: title,
      description,
      notes,
      spoken: '',
    })),
  );
  const made: { question: GeneratedQuestion; lesson: Material }[] = [];

  beforeAll(async () => {
    for (const lesson of lessons) {
      const questions = await madeQuestions([lesson], [], 5, lesson.lessonId);
      made.push(...questions.map((question) => ({ question, lesson })));
      if (made.length >= 200) break;
    }
  });

  it('each is a question that an author could keep as it is', () => {
    expect(made.length).toBeGreaterThanOrEqual(200);
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

  it('each quotes its lesson word for word, and its key is what the sentence says', () => {
    for (const { question, lesson } of made) {
      const { type, text, quote, answer, lessonId } = question;
      expect(lessonId).toBe(lesson.lessonId);
      expect(lesson.notes.includes(quote) || lesson.description.includes(quote)).toBe(true);
      const said = quote.replaceAll('`', '').toLowerCase();
      if (type === 'MULTIPLE_CHOICE') expect(text.replace('_____', answer).toLowerCase()).toBe(said);
      else expect(text.toLowerCase() === said).toBe(answer === 'true');
    }
  });

  it('the same seed makes the same, and both kinds come up', async () => {
    const again = await madeQuestions([lessons[0]!], [], 5, lessons[0]!.lessonId);
    expect(again).toEqual(made.slice(0, again.length).map(({ question }) => question));
    expect(new Set(made.map(({ question }) => question.type))).toEqual(
      new Set(['MULTIPLE_CHOICE', 'TRUE_FALSE']),
    );
  });
});
