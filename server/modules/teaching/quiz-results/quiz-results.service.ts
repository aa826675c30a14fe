import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { comparableText } from '../../../platform/text.rules';
import { isRightAnswer } from '../../quizzes/grading.rules';
import { type QuestionFigure, type WrongSpelling, questionStatistics } from './question-statistics.rules';
import { type QuestionType, QuizAttemptState } from '../../quizzes/quiz.entities';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { instructorId, type Viewer, requireRole, Role } from '../../../platform/viewer';
import { CoursePermission, isAllowed } from '../../courses/permissions/course-permissions.rules';
import { requireAllowed } from '../../courses/permissions/course-permissions.service';
import { StoredFigures } from '../../enrollments/stored-figures';
import { type InstructorQuiz, ExtraTime } from '../quizzes/instructor-quiz.types';
import {
  QUIZ_STUDENT_ORDERS,
  quizAnswers,
  quizFigures,
  attemptToExtend,
  extendAttempt,
  extraTimes,
  quizStudents,
  setExtraTime,
  type QuizStudentPage,
  type QuizStudentRow,
} from './quiz-results.queries';
import {
  type InstructorQuestionStats,
  type InstructorExtraTime,
  type InstructorQuizStudent,
  type InstructorQuizStudentConnection,
  InstructorQuizStudentSort,
} from './quiz-results.types';
import { pageOf, pageSize } from '../../../platform/connection';
import { type CsvColumn, csvFile, csvTime } from '../../../platform/csv';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { positionOf } from '../../../platform/database/list-order';
import { notFound } from '../../../platform/errors';
import { exportedPages } from '../../../platform/personal-data';
import { isId } from '../../../platform/ids';
import { findStudents } from '../analytics/student.service';
import { AuditLog } from '../../../platform/audit/audit-log';
import { groupIdOf } from '../groups/group.queries';
import { QuizAuthoringService } from '../quizzes/quiz-authoring.service';
import { QuizAttemptChangesService } from '../../quizzes/taking/quiz-attempt-closing.service';
import { minutesWithExtraTime } from '../../quizzes/taking/quiz-attempt.rules';

/** Counted attempts with the same question, key and answer. */
export interface AnswerGroup {
  questionId: string;
  type: QuestionType;
  /** The key and the points in the attempts' snapshots. */
  correctAnswer: string;
  points: number;
  /** null: unanswered. */
  answer: string | null;
  /** The question's text in the latest of these attempts, and when that attempt ended. */
  text: string;
  askedAt: string;
  attempts: number;
  scoreSum: number;
  scoreSquares: number;
}

/** A question as the latest attempt has it, with its graded answers in all attempts. */
interface AskedQuestion {
  questionId: string;
  type: QuestionType;
  text: string;
  askedAt: string;
  figures: QuestionFigure[];
  wrong: WrongSpelling[];
}

/** Grades each group once, regardless of how many attempts it contains. */
function gradeAnswers(groups: readonly AnswerGroup[]): Map<string, AskedQuestion> {
  const questions = new Map<string, AskedQuestion>();
  for (const group of groups) {
    const { questionId, type, text, askedAt, points, answer, attempts, scoreSum, scoreSquares } = group;
    const question = questions.get(questionId) ?? { questionId, type, text, askedAt, figures: [], wrong: [] };
    questions.set(questionId, question);
    if (askedAt > question.askedAt) Object.assign(question, { type, text, askedAt });
    const isRight = answer !== null && isRightAnswer(group, answer);
    question.figures.push({ points, isRight, attempts, scoreSum, scoreSquares });
    if (answer !== null && !isRight)
      question.wrong.push({
        words: type === 'SHORT_ANSWER' ? comparableText(answer) : answer,
        answer,
        attempts,
      });
  }
  return questions;
}

/** Statistics of each question in order, removed questions last. */
function statisticsOf({ questions, groups }: RowOf<typeof quizAnswers>): InstructorQuestionStats[] {
  const graded = gradeAnswers(groups);
  const current = new Set(questions.map(({ questionId }) => questionId));
  const removed = [...graded.values()]
    .filter(({ questionId }) => !current.has(questionId))
    .sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  return [...questions, ...removed].map(({ questionId, text, type }) => {
    const { figures = [], wrong = [] } = graded.get(questionId) ?? {};
    return { questionId, text, type, ...questionStatistics(figures, wrong) };
  });
}

/** Percent of the time limit; null: no extra time. */
const FACTORS: Record<ExtraTime, number | null> = {
  [ExtraTime.NONE]: null,
  [ExtraTime.QUARTER]: 125,
  [ExtraTime.HALF]: 150,
  [ExtraTime.DOUBLE]: 200,
};

const extraTimeOf = (factorPercent: number | null) =>
  Object.values(ExtraTime).find((extraTime) => FACTORS[extraTime] === factorPercent)!;

const BY_NAME = { sort: InstructorQuizStudentSort.NAME, isDescending: false } as const;

interface QuizStudentPageRequest extends Pick<QuizStudentPage, 'sort' | 'isDescending' | 'groupId'> {
  first: number;
  after: string | null;
  search: string | null;
}

/** Results of the quizzes of a team; NOT_FOUND for other quizzes, FORBIDDEN for members who do not grade. */
@Service()
export class QuizResultsService {
  constructor(
    private readonly database: Database,
    private readonly authoring: QuizAuthoringService,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly changes: QuizAttemptChangesService,
    private readonly stored: StoredFigures,
  ) {}

  /**
   * The figures of the counted attempts at a quiz that the viewer has read; of a large course they are up to a minute old.
   * FORBIDDEN for members who may not see them.
   */
  async figures(
    viewer: Viewer | null,
    { id: quizId, courseId, viewerRole, viewerSeesAddresses }: InstructorQuiz,
  ) {
    requireAllowed({ role: viewerRole, seesAddresses: viewerSeesAddresses }, CoursePermission.SEE_FIGURES);
    const quiz = { memberId: instructorId(viewer), quizId };
    return this.stored.read({ courseId, name: `quiz ${quizId}` }, async (database) => {
      const figures = await database.row(quizFigures(quiz));
      return { ...figures!, questions: statisticsOf((await database.row(quizAnswers(quiz)))!) };
    });
  }

  /**
   * Students enrolled in the quiz's course; `search` matches part of the name, or of the email if the viewer may see it;
   * `after` is a cursor of a list in the same order.
   */
  async students(
    viewer: Viewer | null,
    quizId: string,
    { first, after, search, groupId, ...order }: QuizStudentPageRequest,
  ): Promise<InstructorQuizStudentConnection> {
    const size = pageSize(first);
    const position = positionOf(after, QUIZ_STUDENT_ORDERS[order.sort]);
    const own = { memberId: instructorId(viewer), quizId };
    const course = sql`c.id = (select course_id from quizzes where id = ${quizId})`;
    const found = await findStudents(this.database, own.memberId, course, search);
    const page = { ...order, groupId: groupIdOf(groupId), max: size + 1, found, after: position };
    const row = await this.database.row(quizStudents({ ...own, ...page }));
    const { isAllowed, totalCount, nodes } = row!;
    if (!isAllowed) throw await this.refusal(viewer, quizId);
    const listed = pageOf(nodes, size, ({ sorted, enrollmentId }) => [sorted, enrollmentId]);
    return { totalCount, nodes: listed.page.map(toStudent), pageInfo: listed.pageInfo };
  }

  /** Students with extra time for each of these quizzes, by name, in the order of the ids. */
  async extraTimesOf(viewer: Viewer | null, quizIds: readonly string[]): Promise<InstructorExtraTime[][]> {
    const rows = await this.database.rows(extraTimes({ memberId: instructorId(viewer), quizIds }));
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

  /**
   * Applies to attempts started from now on, and moves the deadline of an open one, but never to an earlier time: the
   * student relies on it. NOT_FOUND unless the student is enrolled in the quiz's course.
   */
  async setExtraTime(
    viewer: Viewer | null,
    quizId: string,
    studentId: string,
    extraTime: ExtraTime,
  ): Promise<InstructorQuizStudent> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { courseId } = await this.authoring.requireQuiz(instructor, quizId, CoursePermission.GRADE);
    if (!isId(studentId)) throw notFound('Student');
    const own = { memberId: instructor.account.id, quizId };
    const extended = await this.database.transaction(async (transaction) => {
      const factorPercent = FACTORS[extraTime];
      const target = await transaction.row(setExtraTime({ ...own, studentId, factorPercent }));
      if (!target) throw notFound('Student');
      const details = { quizId, courseId, to: extraTime };
      const about = { subjectId: studentId, details };
      await this.auditLog.record(instructor, 'EXTRA_TIME_SET', transaction, about);
      return this.extendOpenAttempt(own.quizId, studentId, factorPercent, transaction);
    });
    if (extended) this.changes.announce(studentId, { ...extended, state: QuizAttemptState.OPEN });
    const row = await this.database.row(
      quizStudents({
        ...{ ...own, ...BY_NAME, groupId: null, max: 1, after: null },
        found: { patterns: null, others: [studentId] },
      }),
    );
    return toStudent(row!.nodes[0]!);
  }

  /**
   * One row per attempt of an enrolled student, of the group's if there is one, ordered by student name; without the
   * addresses if the viewer may not see them. Read in pages while it is sent. The audit log records it; with `isHead`
   * nothing is recorded and the file is empty.
   */
  async asCsv(
    viewer: Viewer | null,
    quizId: string,
    { groupId = null, isHead = false }: { groupId?: string | null; isHead?: boolean } = {},
  ): Promise<Readable> {
    const user = requireRole(viewer, Role.INSTRUCTOR);
    const quiz = await this.authoring.requireQuiz(user, quizId, CoursePermission.EXPORT_STUDENTS);
    const { courseId } = quiz;
    if (isHead) return Readable.from([]);
    const details = { quizId, courseId };
    await this.auditLog.record(user, 'QUIZ_RESULTS_EXPORTED', this.database, { details });
    const input = { memberId: user.account.id, quizId, ...BY_NAME, groupId: groupIdOf(groupId) };
    const pages = exportedPages<QuizStudentRow>(async (after, max) => {
      const position = after && ([after.sorted, after.enrollmentId] as const);
      const row = await this.database.row(quizStudents({ ...input, found: null, after: position, max }));
      // An empty page would end the file as if it were complete.
      if (!row!.isAllowed) throw await this.refusal(viewer, quizId);
      return row!.nodes;
    });
    const member = { role: quiz.viewerRole, seesAddresses: quiz.viewerSeesAddresses };
    const columns = isAllowed(member, CoursePermission.SEE_ADDRESSES)
      ? CSV_COLUMNS
      : CSV_COLUMNS.filter(([name]) => name !== ADDRESS_COLUMN);
    return csvFile(columns, attemptsIn(pages));
  }

  /** null unless the student has an open attempt, whose deadline it moved. */
  private async extendOpenAttempt(
    quizId: string,
    studentId: string,
    factorPercent: number | null,
    transaction: Database,
  ): Promise<{ id: string; answersRevision: number } | null> {
    const open = await transaction.row(attemptToExtend(studentId, quizId, this.clock.fixedTime));
    if (!open) return null;
    const minutes = minutesWithExtraTime(open.limitMinutes, factorPercent)!;
    const extended = await transaction.row(extendAttempt(open.id, minutes));
    return extended ? { id: open.id, ...extended } : null;
  }

  /** Why there are no students: the viewer's role, or no such quiz. */
  private async refusal(viewer: Viewer | null, quizId: string): Promise<Error> {
    await this.authoring.requireQuiz(viewer, quizId, CoursePermission.GRADE);
    return notFound('Quiz');
  }
}

const toStudent = ({
  factorPercent,
  sorted: _,
  enrollmentId: __,
  ...student
}: QuizStudentRow): InstructorQuizStudent => ({
  ...student,
  extraTime: extraTimeOf(factorPercent),
});

type ExportedAttempt = Pick<QuizStudentRow, 'name' | 'email'> & QuizStudentRow['attempts'][number];

/** The attempts of each page of students, with the student of each. */
async function* attemptsIn(pages: AsyncIterable<QuizStudentRow[]>): AsyncGenerator<ExportedAttempt[]> {
  for await (const students of pages)
    yield students.flatMap(({ name, email, attempts }) =>
      attempts.map((attempt) => ({ ...attempt, name, email })),
    );
}

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no');

const ADDRESS_COLUMN = 'Email';

const CSV_COLUMNS: CsvColumn<ExportedAttempt>[] = [
  ['Student', ({ name }) => name],
  [ADDRESS_COLUMN, ({ email }) => email],
  ['Attempt', ({ number }) => number],
  ['State', ({ state }) => state.toLowerCase()],
  ['Started', ({ startedAt }) => csvTime(startedAt)],
  ['Finished', ({ finishedAt }) => csvTime(finishedAt)],
  ['Score', ({ score }) => score],
  ['Total', ({ total }) => total],
  ['Percent', ({ percent }) => percent],
  ['Passed', ({ passed }) => yesOrNo(passed)],
];
