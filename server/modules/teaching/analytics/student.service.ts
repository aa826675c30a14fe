import { Readable } from 'node:stream';
import sql, { type Sql } from 'sql-template-tag';
import { Clock } from '../../../platform/clock';
import { pageOf, pageSize } from '../../../platform/connection';
import { type CsvColumn, csvFile, csvTime } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import { type OrderPosition, positionOf } from '../../../platform/database/list-order';
import { rowsInOrder, type RowOf } from '../../../platform/database/statement';
import { forbidden, notFound } from '../../../platform/errors';
import { exportedPages } from '../../../platform/personal-data';
import { Service } from '../../../platform/injection';
import { personSearch } from '../../../platform/search';
import { instructorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { CoursePermission, isAllowed } from '../../courses/permissions/course-permissions.rules';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import { TeachingService } from '../authoring/teaching.service';
import { groupIdOf } from '../groups/group.queries';
import { GroupService } from '../groups/group.service';
import {
  allStudents,
  atRiskCounts,
  type FoundStudents,
  type ListedStudent,
  oneStudent,
  STUDENT_ORDERS,
  studentPage,
  studentsAtRisk,
  unfoldedStudents,
} from './student.queries';
import {
  GroupMemberSet,
  RiskReason,
  type InstructorStudent,
  type InstructorStudentConnection,
  type InstructorStudentAtRisk,
  InstructorStudentSort,
} from './student.types';

const AT_RISK_MAX = 50;

interface StudentPageRequest {
  first: number;
  after: string | null;
  search: string | null;
  /** null: in any group or none. */
  groupId: string | null;
  sort: InstructorStudentSort;
  isDescending: boolean;
}

/** `lessons` has for each lesson of the course, in order, whether the student completed it. */
export type StudentWithLessons = RowOf<typeof allStudents>;

/** The students of the courses on whose team the viewer is. */
@Service()
export class StudentService {
  constructor(
    private readonly database: Database,
    private readonly teaching: TeachingService,
    private readonly groups: GroupService,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly permissions: CoursePermissionService,
  ) {}

  /**
   * A page of students; `search` matches part of the name, or of the email if the viewer may see it; `after` is a cursor
   * of a list in the same order.
   */
  async students(
    viewer: Viewer | null,
    courseId: string,
    { first, after, search, groupId, sort, isDescending }: StudentPageRequest,
  ): Promise<InstructorStudentConnection> {
    const size = pageSize(first);
    const position = positionOf(after, STUDENT_ORDERS[sort]);
    const own = { memberId: instructorId(viewer), courseId };
    const found = await findStudents(this.database, own.memberId, sql`c.id = ${courseId}`, search);
    const row = await this.database.row(
      studentPage({
        ...own,
        groupId: groupIdOf(groupId),
        sort,
        isDescending,
        max: size + 1,
        found,
        after: position,
      }),
    );
    const { isAllowed, nodes, ...counted } = row!;
    if (!isAllowed) {
      await this.permissions.require(viewer, courseId, CoursePermission.SEE_STUDENTS);
      throw notFound('Course');
    }
    const { page, pageInfo } = pageOf(nodes, size, ({ sorted, student }) => [sorted, student.id]);
    return { ...counted, nodes: page.map(({ student }) => student), pageInfo };
  }

  /**
   * All students, or those of a group, by name, with the lessons they completed; null for members who may see the figures
   * of the course only.
   */
  async studentsIfAllowed(
    viewer: Viewer | null,
    courseId: string,
    groupId: string | null,
  ): Promise<StudentWithLessons[] | null> {
    const member = await this.permissions.require(viewer, courseId, CoursePermission.SEE_FIGURES);
    if (!isAllowed(member, CoursePermission.SEE_STUDENTS)) return null;
    return this.database.rows(
      allStudents({ memberId: instructorId(viewer), courseId, groupId: groupIdOf(groupId) }),
    );
  }

  /** Puts a student into a group of the course, or takes them out. NOT_FOUND for a group or student of another course. */
  async setGroupMember(
    viewer: Viewer | null,
    member: { courseId: string; groupId: string; studentId: string },
    isMember: boolean,
  ): Promise<GroupMemberSet> {
    await this.groups.setMember(viewer, member, isMember);
    const { courseId, studentId } = member;
    const row = await this.database.row(oneStudent({ memberId: instructorId(viewer), courseId, studentId }));
    if (!row) throw notFound('Student');
    return new GroupMemberSet({
      student: row.student,
      course: await this.teaching.requireCourse(viewer, courseId),
    });
  }

  /**
   * Up to 50 students at risk, of the group if there is one, most recently active first; FORBIDDEN for members who may not
   * see students.
   */
  async studentsAtRisk(
    viewer: Viewer | null,
    courseId: string,
    groupId: string | null,
  ): Promise<InstructorStudentAtRisk[]> {
    await this.permissions.require(viewer, courseId, CoursePermission.SEE_STUDENTS);
    const rows = await this.database.rows(
      studentsAtRisk({
        memberId: instructorId(viewer),
        courseId,
        groupId: groupIdOf(groupId),
        now: this.clock.now(),
        max: AT_RISK_MAX,
      }),
    );
    return rows.map((row) => ({ student: row.student, reason: row.reason, message: reasonOf(row) }));
  }

  /** The number of students at risk for each of these courses, at most as many as are listed; 0 for those of others. */
  async atRiskCounts(viewer: Viewer | null, courseIds: readonly string[]): Promise<number[]> {
    const own = { memberId: instructorId(viewer), courseIds };
    const rows = await this.database.rows(atRiskCounts({ ...own, now: this.clock.now(), max: AT_RISK_MAX }));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.count ?? 0);
  }

  /**
   * One row per student, by name; without the addresses if the viewer may not see them. NOT_FOUND outside the team,
   * FORBIDDEN for members who may not export. Read in pages while it is sent. The audit log records it; with `isHead`
   * nothing is recorded and the file is empty.
   */
  async asCsv(
    viewer: Viewer | null,
    courseId: string,
    { groupId = null, isHead = false }: { groupId?: string | null; isHead?: boolean } = {},
  ): Promise<Readable> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const course = await this.teaching.requireCourse(instructor, courseId, CoursePermission.EXPORT_STUDENTS);
    if (isHead) return Readable.from([]);
    const { lessonCount, viewerRole: role, viewerSeesAddresses: seesAddresses } = course;
    await this.auditLog.record(instructor, 'STUDENTS_EXPORTED', this.database, { details: { courseId } });
    const own = { memberId: instructor.account.id, courseId, groupId: groupIdOf(groupId) };
    const input = { ...own, sort: InstructorStudentSort.NAME, isDescending: false, found: null };
    const pages = exportedPages<ListedStudent>(async (last, max) => {
      const after: OrderPosition | null = last && [last.sorted, last.student.id];
      const page = await this.database.row(studentPage({ ...input, max, after }));
      // An empty page would end the file as if it were complete.
      if (!page!.isAllowed) throw forbidden('You are no longer on the team of this course');
      return page!.nodes;
    });
    const seesEmail = isAllowed({ role, seesAddresses }, CoursePermission.SEE_ADDRESSES);
    return csvFile(csvColumns({ seesEmail, lessonCount }), pages);
  }
}

/**
 * Searches the students of a course `c` by name, or also by email if the member may see it; null: all students.
 * @param course condition on the course
 */
export async function findStudents(
  database: Database,
  memberId: string,
  course: Sql,
  search: string | null,
): Promise<FoundStudents | null> {
  const people = personSearch(search);
  if (!people) return null;
  const unfolded = await database.rows(unfoldedStudents(memberId, course));
  return { patterns: people.patterns, others: unfolded.filter(people.matches).map(({ id }) => id) };
}

/** Specification, section 4. */
const STATUS_LABELS: Record<InstructorStudent['status'], string> = {
  COMPLETED: 'Completed',
  IN_PROGRESS: 'In Progress',
  JUST_STARTED: 'Just Started',
};

function csvColumns({
  seesEmail,
  lessonCount,
}: {
  seesEmail: boolean;
  lessonCount: number;
}): CsvColumn<ListedStudent>[] {
  return [
    ['Student', ({ student }) => student.name],
    ...(seesEmail ? [['Email', ({ student }) => student.email] satisfies CsvColumn<ListedStudent>] : []),
    ['Percent', ({ student }) => student.percent],
    ['Lessons completed', ({ student }) => student.lessonsCompleted],
    ['Lessons', () => lessonCount],
    ['Enrolled', ({ student }) => csvTime(student.enrolledAt)],
    ['Last activity', ({ student }) => csvTime(student.lastActivityAt)],
    ['Status', ({ student }) => STATUS_LABELS[student.status]],
  ];
}

function reasonOf({ reason, quiz, failures, position, lesson }: RowOf<typeof studentsAtRisk>): string {
  if (reason === RiskReason.FAILED_QUIZ)
    return `Failed the quiz “${quiz}” ${failures === 2 ? 'twice' : `${failures} times`}`;
  return reason === RiskReason.STUCK ? `Stuck at lesson ${position}: ${lesson}` : 'No activity in 14 days';
}
