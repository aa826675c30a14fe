import { Clock } from '../../platform/clock';
import { decodeTextCursor, pageOf, pageSize } from '../../platform/connection';
import { csv, csvTime } from '../../platform/csv';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { personSearch } from '../../platform/search';
import { instructorId, requireRole, Role, type Viewer } from '../../platform/viewer';
import { AuditLog } from '../audit/audit-log';
import { AuditAction } from '../audit/audit-log.entities';
import { TeachingService } from '../courses/authoring/teaching.service';
import {
  allStudents,
  atRiskCounts,
  isSortKey,
  studentPage,
  studentsAtRisk,
  unfoldedStudents,
  type FoundStudents,
  type OwnCourse,
  type StudentAtRiskRow,
} from './student.queries';
import {
  RiskReason,
  type InstructorStudent,
  type InstructorStudentConnection,
  type InstructorStudentAtRisk,
  type InstructorStudentSort,
} from './student.types';

const AT_RISK_MAX = 50;

interface StudentPageRequest {
  first: number;
  after: string | null;
  search: string | null;
  sort: InstructorStudentSort;
  isDescending: boolean;
}

/** `lessons` has for each lesson of the course, in order, whether the student completed it. */
export type StudentWithLessons = RowOf<typeof allStudents>;

/** The students of an instructor's own courses. */
@Service()
export class StudentService {
  constructor(
    private readonly database: Database,
    private readonly teaching: TeachingService,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * A page of students; `search` matches part of the name or the email, `after` is a cursor of a list in the same
   * order.
   */
  async students(
    viewer: Viewer | null,
    courseId: string,
    { first, after, search, sort, isDescending }: StudentPageRequest,
  ): Promise<InstructorStudentConnection> {
    const size = pageSize(first);
    const position = after === null ? null : decodeTextCursor(after);
    if (position && !isSortKey(sort, position[0]))
      throw new Refusal('BAD_USER_INPUT', 'This cursor was not made by this list');
    const own = { instructorId: instructorId(viewer), courseId };
    const found = await this.found(own, search);
    const row = await this.database.row(
      studentPage({ ...own, sort, isDescending, most: size + 1, found, after: position }),
    );
    const { totalCount, nodes } = row!;
    const { page, pageInfo } = pageOf(nodes, size, ({ sorted, student }) => [sorted, student.id]);
    return { totalCount, nodes: page.map(({ student }) => student), pageInfo };
  }

  /** All students, by name, with the lessons they completed. */
  allStudents(viewer: Viewer | null, courseId: string): Promise<StudentWithLessons[]> {
    return this.database.rows(allStudents({ instructorId: instructorId(viewer), courseId }));
  }

  /** Up to 50 students at risk, most recently active first. */
  async studentsAtRisk(viewer: Viewer | null, courseId: string): Promise<InstructorStudentAtRisk[]> {
    const rows = await this.database.rows(
      studentsAtRisk({
        instructorId: instructorId(viewer),
        courseId,
        now: this.clock.now(),
        most: AT_RISK_MAX,
      }),
    );
    return rows.map((row) => ({ student: row.student, reason: row.reason, message: reasonOf(row) }));
  }

  /** The number of students at risk for each of these courses, at most as many as are listed; 0 for those of others. */
  async atRiskCounts(viewer: Viewer | null, courseIds: readonly string[]): Promise<number[]> {
    const own = { instructorId: instructorId(viewer), courseIds };
    const rows = await this.database.rows(atRiskCounts({ ...own, now: this.clock.now(), most: AT_RISK_MAX }));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.count ?? 0);
  }

  /**
   * One row per student, by name. NOT_FOUND if the course is not the viewer's. The audit log records it, unless only its
   * size is asked for.
   */
  async asCsv(viewer: Viewer | null, courseId: string, { isHead = false } = {}): Promise<string> {
    const known = requireRole(viewer, Role.INSTRUCTOR);
    const { lessonCount } = await this.teaching.requireCourse(known, courseId);
    const recorded = { action: AuditAction.STUDENTS_EXPORTED, details: { courseId } };
    if (!isHead) await this.auditLog.record(known, recorded, this.database);
    const students = await this.allStudents(known, courseId);
    return csv(
      ['Student', 'Email', 'Percent', 'Lessons completed', 'Lessons', 'Enrolled', 'Last activity', 'Status'],
      students.map(({ student }) => [
        ...[student.name, student.email, student.percent, student.lessonsCompleted, lessonCount],
        ...[csvTime(student.enrolledAt), csvTime(student.lastActivityAt)],
        STATUS_LABELS[student.status],
      ]),
    );
  }

  /** null: all students. */
  private async found(own: OwnCourse, search: string | null): Promise<FoundStudents | null> {
    const people = personSearch(search);
    if (!people) return null;
    const unfolded = await this.database.rows(unfoldedStudents(own));
    return { pattern: people.pattern, others: unfolded.filter(people.matches).map(({ id }) => id) };
  }
}

/** Specification, section 4. */
const STATUS_LABELS: Record<InstructorStudent['status'], string> = {
  COMPLETED: 'Completed',
  IN_PROGRESS: 'In Progress',
  JUST_STARTED: 'Just Started',
};

function reasonOf({ reason, quiz, failures, position, lesson }: StudentAtRiskRow): string {
  if (reason === RiskReason.FAILED_QUIZ)
    return `Failed the quiz “${quiz}” ${failures === 2 ? 'twice' : `${failures} times`}`;
  return reason === RiskReason.STUCK ? `Stuck at lesson ${position}: ${lesson}` : 'No activity in 14 days';
}
