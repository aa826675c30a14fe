import fs from 'node:fs';
import path from 'node:path';
import { QuestionType } from '../features/quizzes/quiz.entities';
import { quizRules } from '../features/quizzes/quiz.rules';
import { readDemoCourses } from './demo/course-files';
import { readDemoQuizzes } from './demo/quizzes';

const FOLDER = path.join(__dirname, 'demo', 'quizzes');
const courses = readDemoCourses().map((course) => ({ course, quizzes: readDemoQuizzes(course.title) }));
const quizzes = courses.flatMap(({ course, quizzes: own }) => own.map((quiz) => ({ course, quiz })));
const questions = quizzes.flatMap(({ course, quiz }) =>
  quiz.questions.map((question) => ({ course, quiz, question })),
);

describe('the files of the demo quizzes', () => {
  test('there is one for each course, and each belongs to a course', () => {
    expect(fs.readdirSync(FOLDER)).toHaveLength(courses.length);
    for (const { quizzes: own } of courses) expect([1, 2]).toContain(own.length);
    expect(new Set(quizzes.map(({ quiz }) => quiz.title)).size).toBe(quizzes.length);
  });

  test.each(quizzes.map(({ course, quiz }) => [quiz.title, course.title, quiz] as const))(
    '"%s" keeps every rule of an author’s quiz, to the letter',
    (_title, _courseTitle, quiz) => {
      const result = quizRules.safeParse({ ...quiz, courseId: 'of the course' });
      expect(result.error?.issues ?? []).toEqual([]);
      // The rules fill in what the file leaves out, and change nothing that it says.
      const { isActive: _switch, ...said } = quiz;
      expect(result.data).toMatchObject(said);
    },
  );

  test('each asks six to ten questions, of every type', () => {
    for (const { quiz } of quizzes) {
      expect(quiz.questions.length).toBeGreaterThanOrEqual(6);
      expect(quiz.questions.length).toBeLessThanOrEqual(10);
      expect(new Set(quiz.questions.map(({ type }) => type))).toEqual(new Set(Object.values(QuestionType)));
    }
    expect(questions.length).toBeGreaterThanOrEqual(110);
  });

  test('each question is worth one to three points', () => {
    for (const { question } of questions) expect([1, 2, 3]).toContain(question.points);
  });

  test('exactly one of four distinct options is right, and its place gives nothing away', () => {
    const choices = questions.filter(({ question }) => question.type === QuestionType.MULTIPLE_CHOICE);
    const places = [0, 0, 0, 0];
    for (const { question } of choices) {
      const options = question.options ?? [];
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
      expect(options.filter((option) => option === question.correctAnswer)).toHaveLength(1);
      places[options.indexOf(question.correctAnswer)]! += 1;
    }
    for (const place of places) {
      expect(place / choices.length).toBeGreaterThan(0.15);
      expect(place / choices.length).toBeLessThan(0.4);
    }
  });

  test('only multiple choice has options; a short answer is a word or two', () => {
    for (const { question } of questions) {
      if (question.type === QuestionType.MULTIPLE_CHOICE) continue;
      expect(question.options).toBeUndefined();
      if (question.type === QuestionType.TRUE_FALSE)
        expect(['true', 'false']).toContain(question.correctAnswer);
      else expect(question.correctAnswer).toMatch(/^\S+( \S+)?$/);
    }
  });

  test('every explanation sends to a lesson of the same course', () => {
    for (const { course, question } of questions) {
      const [, lesson] = /See "([^"]+)"\.$/.exec(question.explanation) ?? [];
      expect(course.lessons.map(({ title }) => title)).toContain(lesson);
    }
  });

  test('some are unlimited in time, some limited in attempts, and one is not active', () => {
    expect(quizzes.filter(({ quiz }) => quiz.timeLimitMinutes === null)).not.toHaveLength(0);
    expect(quizzes.filter(({ quiz }) => quiz.maxAttempts === 2)).toHaveLength(2);
    expect(quizzes.filter(({ quiz }) => quiz.isActive === false)).toHaveLength(1);
  });
});
