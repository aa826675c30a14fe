import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { type Statement, rowsInOrder } from '../../../platform/database/statement';
import { invalidInput, notFound, Refusal, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { instructorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { lastEditOf } from '../../accounts/last-edit.queries';
import { AuditLog } from '../../../platform/audit/audit-log';
import { ProgressService } from '../../enrollments/progress.service';
import { NoticeService } from '../../notifications/notice.service';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import {
  CoursePermissionService,
  requireAllowed,
} from '../../courses/permissions/course-permissions.service';
import { teachingOf } from '../authoring/authoring.types';
import {
  QuizCreated,
  QuizDeleted,
  QuizEditConflict,
  QuizUpdated,
  type InstructorQuestion,
  type InstructorQuiz,
  type InstructorQuizTotals,
} from './instructor-quiz.types';
import {
  createQuiz,
  deleteQuiz,
  instructorQuestions,
  instructorQuizTotals,
  instructorQuizzes,
  setQuizActive,
  updateQuiz,
  wasTaken,
} from './quiz-authoring.queries';
import { DEFAULT_REVIEW_RULE, quizRules, type QuizDraft } from '../../quizzes/quiz.rules';

const { EDIT_CONTENT } = CoursePermission;

/**
 * The quizzes of the courses on whose team the viewer is. UNAUTHENTICATED for visitors, FORBIDDEN for other roles and
 * what the viewer's role in the course does not allow, NOT_FOUND outside the team.
 */
@Service()
export class QuizAuthoringService {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticeService,
    private readonly progress: ProgressService,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly permissions: CoursePermissionService,
  ) {}

  /** All of them, newest first. */
  quizzes(viewer: Viewer | null): Promise<InstructorQuiz[]> {
    return this.database.rows(instructorQuizzes(instructorId(viewer)));
  }

  /** null outside the team. */
  async quiz(viewer: Viewer | null, id: string): Promise<InstructorQuiz | null> {
    const instructor = instructorId(viewer);
    if (!isId(id)) return null;
    const quiz = await this.database.row(instructorQuizzes(instructor, { quizIds: [id] }));
    return quiz ?? null;
  }

  /** Like `quiz`, but NOT_FOUND instead of null, and FORBIDDEN if the viewer's role does not allow this. */
  async requireQuiz(
    viewer: Viewer | null,
    id: string,
    permission = CoursePermission.SEE_COURSE,
  ): Promise<InstructorQuiz> {
    const quiz = await this.quiz(viewer, id);
    if (!quiz) throw notFound('Quiz');
    requireAllowed({ role: quiz.viewerRole, seesAddresses: quiz.viewerSeesAddresses }, permission);
    return quiz;
  }

  /** The quizzes of each of these courses, newest first, in the order of the ids. */
  async quizzesOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<InstructorQuiz[][]> {
    const quizzes = await this.database.rows(instructorQuizzes(instructorId(viewer), { courseIds }));
    return courseIds.map((id) => quizzes.filter(({ courseId }) => courseId === id));
  }

  /** The questions of each of these quizzes with keys, in the order of the ids. */
  async questionsOf(viewer: Viewer | null, quizIds: readonly string[]): Promise<InstructorQuestion[][]> {
    const rows = await this.database.rows(instructorQuestions({ memberId: instructorId(viewer), quizIds }));
    return rowsInOrder(quizIds, rows, ({ quizId }) => quizId).map((row) => row?.questions ?? []);
  }

  /** Totals over all of them. */
  async totals(viewer: Viewer | null): Promise<InstructorQuizTotals> {
    const totals = await this.database.row(instructorQuizTotals(instructorId(viewer)));
    return totals!;
  }

  /** `input` as sent by the form or an API client; see quizRules. The enrolled are notified of an active quiz. */
  async create(viewer: Viewer | null, input: unknown, isActive = true): Promise<QuizCreated> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const { courseId, ...draft } = validated(quizRules, input);
    if (draft.questions.some((question) => question.id !== null)) throw unknownQuestion();
    const id = newId();
    const quiz = writtenQuiz(draft, { reviewRule: DEFAULT_REVIEW_RULE, isPractice: false });
    const created = createQuiz({
      memberId: instructor.account.id,
      courseId,
      quizId: id,
      quiz,
      isActive,
      now: this.clock.now(),
    });
    const isCreated = isId(courseId) && (await this.writeAndNotify(id, created));
    if (!isCreated) {
      await this.permissions.require(viewer, courseId, EDIT_CONTENT);
      throw notFound('Course');
    }
    return new QuizCreated({ quiz: await this.requireQuiz(viewer, id), teaching: teachingOf(instructor) });
  }

  /**
   * Replaces the whole quiz. Questions with an id keep it, others are new, omitted ones are deleted; existing attempts
   * do not change. `revision` is the one the editor loaded; null: overwrite any.
   */
  async update(
    viewer: Viewer | null,
    id: string,
    input: unknown,
    revision: number | null,
  ): Promise<QuizUpdated | QuizEditConflict> {
    const before = await this.requireQuiz(viewer, id, EDIT_CONTENT);
    const { courseId, ...draft } = validated(quizRules, input);
    if (!isId(courseId)) throw notFound('Course');
    refuseRepeated(draft);
    const expected = revision ?? before.revision;
    const updated = await this.database.row(
      updateQuiz({
        memberId: instructorId(viewer),
        quizId: id,
        courseId,
        revision: expected,
        quiz: writtenQuiz(draft, before),
      }),
    );
    if (!updated) return this.updateRefusal(viewer, id, courseId, expected);
    const quiz = await this.requireQuiz(viewer, id);
    for (const changed of new Set([before.courseId, quiz.courseId])) await this.certify(changed);
    return new QuizUpdated({ quiz });
  }

  /** Whether students can start it; idempotent. */
  async setActive(viewer: Viewer | null, id: string, isActive: boolean): Promise<InstructorQuiz> {
    const instructor = instructorId(viewer);
    if (isId(id))
      await this.writeAndNotify(id, setQuizActive({ memberId: instructor, quizId: id, isActive }));
    const quiz = await this.requireQuiz(viewer, id, EDIT_CONTENT);
    if (!isActive) await this.certify(quiz.courseId);
    return quiz;
  }

  /** Removes the quiz from every list; open attempts can be finished. Idempotent. */
  async delete(viewer: Viewer | null, id: string): Promise<QuizDeleted> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    if (!isId(id)) throw notFound('Quiz');
    const deletion = { memberId: instructor.account.id, quizId: id, now: this.clock.now() };
    const theirs = await this.database.transaction(async (transaction) => {
      const quiz = await transaction.row(deleteQuiz(deletion));
      const details = { quizId: id, courseId: quiz?.courseId ?? '' };
      if (quiz?.isDeletedNow)
        await this.auditLog.record(instructor, 'QUIZ_DELETED', transaction, { details });
      return quiz;
    });
    if (!theirs) {
      await this.requireQuiz(viewer, id, EDIT_CONTENT);
      throw notFound('Quiz');
    }
    await this.certify(theirs.courseId);
    return { quizId: id, teaching: teachingOf(instructor) };
  }

  /**
   * Runs the statement and, if the quiz is then active, notifies the enrolled students in one transaction; returns
   * whether it wrote.
   */
  private async writeAndNotify(id: string, statement: Statement<unknown>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const isWritten = (await transaction.row(statement)) !== undefined;
      if (isWritten) await this.notices.writeQuizPublished(id, transaction);
      return isWritten;
    });
  }

  /** A student may have earned the certificate because a quiz is no longer required. */
  private async certify(courseId: string): Promise<void> {
    await this.progress.certify(courseId, null);
  }

  private async updateRefusal(
    viewer: Viewer | null,
    id: string,
    courseId: string,
    revision: number,
  ): Promise<QuizEditConflict> {
    const quiz = await this.requireQuiz(viewer, id, EDIT_CONTENT);
    if (quiz.revision !== revision) {
      const lastEdit = await this.database.row(lastEditOf({ itemId: id, viewerId: instructorId(viewer) }));
      return new QuizEditConflict({ quiz, lastEdit: lastEdit ?? null });
    }
    await this.permissions.require(viewer, courseId, EDIT_CONTENT);
    if (quiz.courseId !== courseId && (await this.database.row(wasTaken(id)))!.wasTaken)
      throw invalidInput('courseId', 'A quiz with attempts can’t be moved to another course');
    throw unknownQuestion();
  }
}

const unknownQuestion = () => new Refusal('BAD_USER_INPUT', 'A question id doesn’t belong to this quiz');

function refuseRepeated({ questions }: Omit<QuizDraft, 'courseId'>): void {
  const ids = questions.flatMap(({ id }) => (id === null ? [] : [id.toLowerCase()]));
  if (!ids.every(isId) || new Set(ids).size < ids.length) throw unknownQuestion();
}

/** Assigns ids to questions without one; what the draft leaves out is as it was `before`. */
const writtenQuiz = (
  { questions, ...quiz }: Omit<QuizDraft, 'courseId'>,
  before: { reviewRule: NonNullable<QuizDraft['reviewRule']>; isPractice: boolean },
) => ({
  ...quiz,
  reviewRule: quiz.reviewRule ?? before.reviewRule,
  isPractice: quiz.isPractice ?? before.isPractice,
  questions: questions.map((question) => ({
    ...question,
    id: question.id ?? newId(),
    isNew: question.id === null,
  })),
});
