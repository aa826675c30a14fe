import { decodeTextCursor, encodeCursor, pageSize } from '../../platform/connection';
import { csv } from '../../platform/csv';
import { Database } from '../../platform/database/database';
import { notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { foldText, SEARCH_MAX_LENGTH } from '../../platform/text.rules';
import { requireRole, Role, type Viewer } from '../../platform/viewer';
import { ExtraTime } from './instructor-quiz.types';
import { questionStatistics, type AnswerGroup } from './question-statistics.rules';
import { QuizAuthoringService } from './quiz-authoring.service';
import type { QuestionType } from './quiz.entities';
import {
  enrolledStudents,
  extraTimes,
  questionAnswers,
  quizAttempts,
  quizFigures,
  quizStudents,
  setExtraTime,
} from './quiz-results.queries';
import type {
  InstructorExtraTime,
  InstructorQuestionStats,
  InstructorQuizAttempt,
  InstructorQuizStudent,
  InstructorQuizStudentConnection,
  QuizFigures,
} from './quiz-results.types';

type StudentRow = Omit<InstructorQuizStudent, 'extraTime'> & { factorPercent: number | null; sorted: string };
type AskedQuestion = Pick<InstructorQuestionStats, 'questionId' | 'text' | 'type'>;
type AttemptRow = InstructorQuizAttempt & { name: string; email: string };

/** Percent of the time limit; null: as long as everybody. */
const FACTORS: Record<ExtraTime, number | null> = {
  [ExtraTime.NONE]: null,
  [ExtraTime.QUARTER]: 125,
  [ExtraTime.HALF]: 150,
  [ExtraTime.DOUBLE]: 200,
};

const extraTimeOf = (factorPercent: number | null) =>
  Object.values(ExtraTime).find((extraTime) => FACTORS[extraTime] === factorPercent)!;

/** What came of an instructor's own quizzes; somebody else's have no results at all. */
@oncePerApp()
export class QuizResultsService {
  constructor(
    private readonly database: Database,
    private readonly authoring: QuizAuthoringService,
  ) {}

  /** Those enrolled in the quiz's course, by name; `search` is contained in the name or the email. */
  async students(
    viewer: Viewer | null,
    quizId: string,
    first: number,
    after: string | null,
    search: string | null,
  ): Promise<InstructorQuizStudentConnection> {
    const size = pageSize(first);
    const position = after === null ? [null, null] : decodeTextCursor(after);
    const ids = await this.idsMatching(viewer, quizId, search);
    const { totalCount, nodes } = await this.studentRows(viewer, quizId, ids, size + 1, position);
    const page = nodes.slice(0, size);
    const last = page.at(-1);
    return {
      totalCount,
      nodes: page.map(toStudent),
      pageInfo: {
        hasNextPage: nodes.length > size,
        endCursor: last ? encodeCursor([last.sorted, last.studentId]) : null,
      },
    };
  }

  /** Of each question, in the quiz's order, those that it no longer asks at the end. */
  async questions(viewer: Viewer | null, quizId: string): Promise<InstructorQuestionStats[]> {
    const [row] = await this.database.query<{
      questions: AskedQuestion[];
      groups: (AnswerGroup & { text: string; type: QuestionType })[];
    }>(questionAnswers, [instructorId(viewer), quizId]);
    const { questions, groups } = row!;
    const asked = new Map(
      questions.map((question) => [question.questionId, { ...question, groups: [] as AnswerGroup[] }]),
    );
    for (const group of groups) {
      const { questionId, text, type } = group;
      const question = asked.get(questionId) ?? { questionId, text, type, groups: [] };
      question.groups.push(group);
      asked.set(questionId, question);
    }
    return [...asked.values()].map(({ groups, ...question }) => ({
      ...question,
      ...questionStatistics(groups),
    }));
  }

  /** Over the attempts that enter averages. */
  async figures(viewer: Viewer | null, quizId: string): Promise<QuizFigures> {
    const [figures] = await this.database.query<QuizFigures>(quizFigures, [instructorId(viewer), quizId]);
    return figures!;
  }

  /** Those who may take longer, by name, for each of these quizzes, in the ids' order. */
  async extraTimesOf(viewer: Viewer | null, quizIds: readonly string[]): Promise<InstructorExtraTime[][]> {
    const rows = await this.database.query<
      Omit<InstructorExtraTime, 'extraTime'> & { quizId: string; factorPercent: number }
    >(extraTimes, [instructorId(viewer), quizIds]);
    return quizIds.map((id) =>
      rows
        .filter(({ quizId }) => quizId === id)
        .map(({ studentId, name, factorPercent }) => ({
          studentId,
          name,
          extraTime: extraTimeOf(factorPercent),
        })),
    );
  }

  /** For attempts started from now on. NOT_FOUND unless the student is enrolled in the quiz's course. */
  async setExtraTime(
    viewer: Viewer | null,
    quizId: string,
    studentId: string,
    extraTime: ExtraTime,
  ): Promise<InstructorQuizStudent> {
    await this.authoring.requireQuiz(viewer, quizId);
    const parameters = [instructorId(viewer), quizId, studentId, FACTORS[extraTime]];
    const [target] = isId(studentId) ? await this.database.query(setExtraTime, parameters) : [];
    if (!target) throw notFound('Student');
    const { nodes } = await this.studentRows(viewer, quizId, [studentId], 1, [null, null]);
    return toStudent(nodes[0]!);
  }

  /** Every attempt at a quiz of theirs, a row each, by the students' names. */
  async asCsv(viewer: Viewer | null, quizId: string): Promise<string> {
    await this.authoring.requireQuiz(viewer, quizId);
    const attempts = await this.database.query<AttemptRow>(quizAttempts, [instructorId(viewer), quizId]);
    return csv(
      CSV_COLUMNS.map(([name]) => name),
      attempts.map((attempt) => CSV_COLUMNS.map(([, cell]) => cell(attempt))),
    );
  }

  private async studentRows(
    viewer: Viewer | null,
    quizId: string,
    ids: string[] | null,
    rows: number,
    position: (string | null)[],
  ): Promise<{ totalCount: number; nodes: StudentRow[] }> {
    const parameters = [instructorId(viewer), quizId, ids, rows, ...position];
    const [row] = await this.database.query<{ totalCount: number; nodes: StudentRow[] }>(
      quizStudents,
      parameters,
    );
    return row!;
  }

  /** PostgreSQL cannot fold as foldText does, and a course's students are few enough to fold here. null: all. */
  private async idsMatching(
    viewer: Viewer | null,
    quizId: string,
    search: string | null,
  ): Promise<string[] | null> {
    if ((search ?? '').length > SEARCH_MAX_LENGTH)
      throw new Refusal('BAD_USER_INPUT', `A search can be at most ${SEARCH_MAX_LENGTH} characters`);
    const folded = foldText(search ?? '').trim();
    if (folded === '') return null;
    const students = await this.database.query<{ id: string; name: string; email: string }>(
      enrolledStudents,
      [instructorId(viewer), quizId],
    );
    return students
      .filter(({ name, email }) => [name, email].some((text) => foldText(text).includes(folded)))
      .map(({ id }) => id);
  }
}

const instructorId = (viewer: Viewer | null) => requireRole(viewer, Role.INSTRUCTOR).account.id;

const toStudent = ({ factorPercent, sorted: _, ...student }: StudentRow): InstructorQuizStudent => ({
  ...student,
  extraTime: extraTimeOf(factorPercent),
});

const time = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no');

const CSV_COLUMNS: [string, (attempt: AttemptRow) => string | number | null][] = [
  ['Student', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Attempt', ({ number }) => number],
  ['State', ({ state }) => state.toLowerCase()],
  ['Started', ({ startedAt }) => time(startedAt)],
  ['Finished', ({ finishedAt }) => time(finishedAt)],
  ['Score', ({ score }) => score],
  ['Total', ({ total }) => total],
  ['Percent', ({ percent }) => percent],
  ['Passed', ({ passed }) => yesOrNo(passed)],
];
