import { raw } from 'sql-template-tag';
import type { Account } from '../modules/accounts/account.entities';
import { searchText, skillsText } from '../modules/courses/catalogue.rules';
import { Course, Lesson } from '../modules/courses/course.entities';
import { snakeCase } from '../platform/database/data-source';
import type { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { newId } from '../platform/ids';
import { grade, hasPassed, type Answers } from '../modules/quizzes/grading.rules';
import type { QuizAttempt } from '../modules/quizzes/quiz.types';
import {
  Question,
  QuestionType,
  Quiz,
  QuizAttemptState,
  QuizReviewRule,
} from '../modules/quizzes/quiz.entities';

/** What a seeded course has instead of the defaults; `lessons` is their number, or the lessons. */
export type GivenCourse = Partial<Course> & { lessons?: number | Partial<Lesson>[] };

/** Builds a course, by default published and with three lessons to read. */
export function newCourse(instructor: Account, number: number, { lessons = 3, ...overrides }: GivenCourse) {
  const course = {
    // The defaults of what instructors may leave out.
    ...new Course(),
    id: newId(),
    instructorId: instructor.id,
    title: `Course ${number}`,
    description: `What course ${number} is about.`,
    category: 'Backend',
    skills: ['Express'],
    isPublished: true,
    createdAt: new Date(),
    deletedAt: null,
    ...overrides,
  };
  const requested = typeof lessons === 'number' ? Array.from({ length: lessons }, () => ({})) : lessons;
  const rows = requested.map((lesson, index) => newLesson(course.id, index + 1, lesson));
  const row = {
    ...course,
    lessonCount: rows.length,
    rating: overrides.rating ?? 0,
    reviewsCount: overrides.reviewsCount ?? 0,
    searchText: searchText({ ...course, instructor }),
    skillsText: skillsText(course.skills),
  };
  return { row, lessons: rows };
}

const newLesson = (courseId: string, position: number, input: Partial<Lesson>): Lesson =>
  Object.assign(new Lesson(), {
    id: newId(),
    courseId,
    position,
    title: `Lesson ${position}`,
    description: '',
    notes: '',
    videoUrl: null,
    captionsUrl: null,
    duration: null,
    ...input,
  });

/** A seeded quiz with its questions in order, including correct answers. */
export interface SeededQuiz extends Quiz {
  questions: Question[];
}

const MINUTE_MS = 60_000;

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * MINUTE_MS);

/**
 * Builds a quiz with a limit of 30 minutes; `requested` are its questions, or how many to generate, cycling through the
 * types.
 */
export function newQuiz(
  courseId: string,
  title: string,
  requested: number | Partial<Question>[],
  overrides: Partial<Quiz>,
): SeededQuiz {
  const id = overrides.id ?? newId();
  const list = typeof requested === 'number' ? Array.from({ length: requested }, () => ({})) : requested;
  const questions = list.map((question, index) => newQuestion(id, index + 1, question));
  return Object.assign(new Quiz(), {
    id,
    courseId,
    title,
    description: '',
    timeLimitMinutes: 30,
    passingScorePercent: 70,
    questionCount: questions.length,
    totalPoints: questions.reduce((total, { points }) => total + points, 0),
    isActive: true,
    maxAttempts: null,
    reviewRule: QuizReviewRule.AUTOMATIC,
    shufflesQuestions: false,
    shufflesOptions: false,
    isPractice: false,
    revision: 1,
    createdAt: new Date(),
    deletedAt: null,
    ...overrides,
    questions,
  });
}

/** Cycles through the types by default; correct answers are 'Option 1', 'true' and 'Answer'. */
function newQuestion(quizId: string, position: number, overrides: Partial<Question>): Question {
  const type = overrides.type ?? Object.values(QuestionType)[(position - 1) % 3]!;
  const isChoice = type === QuestionType.MULTIPLE_CHOICE;
  const options = isChoice ? ['Option 1', 'Option 2', 'Option 3', 'Option 4'] : [];
  const correctAnswer = isChoice ? 'Option 1' : type === QuestionType.TRUE_FALSE ? 'true' : 'Answer';
  return Object.assign(new Question(), {
    id: newId(),
    quizId,
    position,
    type,
    text: `Question ${position}?`,
    options,
    correctAnswer,
    explanation: null,
    points: 1,
    lessonId: null,
    ...overrides,
  });
}

/** What a seeded attempt has instead of the defaults. */
export interface GivenAttempt extends Partial<
  Omit<QuizAttempt, 'quiz' | 'content' | 'startedAt' | 'finishedAt' | 'deadline'>
> {
  answers?: Answers;
  startedAt?: Date;
  finishedAt?: Date | null;
  deadline?: Date | null;
  isCounted?: boolean;
}

/** Builds the row of a student's attempt; by default it is finished with all answers correct. */
export function newAttempt(
  studentId: string,
  quiz: SeededQuiz,
  { answers = rightAnswers(quiz.questions), ...rest }: GivenAttempt,
) {
  const startedAt = rest.startedAt ?? new Date(Date.now() - MINUTE_MS);
  const finishedAt =
    rest.finishedAt === undefined ? new Date(startedAt.getTime() + MINUTE_MS) : rest.finishedAt;
  const minutes = rest.timeLimitMinutes === undefined ? quiz.timeLimitMinutes : rest.timeLimitMinutes;
  const isAnswered = Object.keys(answers).length > 0;
  const { score, total, percent } = grade(quiz.questions, answers);
  return {
    id: newId(),
    quizId: quiz.id,
    studentId,
    number: 1,
    state: finishedAt === null ? QuizAttemptState.OPEN : QuizAttemptState.SUBMITTED,
    startedAt,
    deadline: minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS),
    timeLimitMinutes: minutes,
    extraMinutes: 0,
    passingScorePercent: quiz.passingScorePercent,
    snapshot: quiz.questions.map(({ quizId: _, position: __, ...question }) => question),
    answers: { ...answers },
    flagged: [],
    answersSavedAt: isAnswered ? (finishedAt ?? startedAt) : null,
    answersRevision: 0,
    submissionFingerprint: null,
    score: finishedAt && score,
    total,
    percent: finishedAt && percent,
    passed: finishedAt && hasPassed(percent, quiz.passingScorePercent),
    isCounted: finishedAt !== null && isAnswered,
    ...rest,
    finishedAt,
  };
}

const rightAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));

/**
 * Inserts rows in one statement with one parameter, at a fraction of a repository's cost. Each has the same keys, the
 * names of columns in camel case.
 */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const into = raw(table);
  const names = raw(Object.keys(columnsOf(rows[0]!)).join(', '));
  await database.rows(
    statement('seed: insert rows', {})`
    insert into ${into} (${names})
    select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows.map(columnsOf))}::jsonb)`,
  );
}

const columnsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      snakeCase(key),
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
