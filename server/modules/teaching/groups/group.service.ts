import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { instructorId, type Viewer } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { type CourseWork, OwnCourseService, TeachingService } from '../authoring/teaching.service';
import { keepGroups } from '../../enrollments/places.queries';
import {
  createGroup,
  createMissingGroups,
  deleteGroup,
  groupIn,
  groupsOf,
  holdGroups,
  putIntoNamedGroups,
  renameGroup,
  setMember,
} from './group.queries';
import { groupRules, groupSearchName, GROUPS_MAX, TOO_MANY_GROUPS } from './group.rules';
import { type CourseGroup, CourseGroupsChanged } from './group.types';

const { MANAGE_STUDENTS } = CoursePermission;

const taken = () => invalidInput('name', 'This course already has a group with this name');

/** A row of a roster, or an invitation that was made of one. */
interface GroupedRow {
  courseId: string;
  /** Follows `groupRules`; null: no group. */
  groupName: string | null;
}

/**
 * Groups of students within a course. UNAUTHENTICATED for visitors, FORBIDDEN for other roles and for members
 * of the team who may not manage students, NOT_FOUND outside the team, and for a group or student of another course.
 */
@Service()
export class GroupService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly teaching: TeachingService,
    private readonly clock: Clock,
  ) {}

  /** The groups of each of these courses by name; none where the viewer may not see students. */
  async groupsOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<CourseGroup[][]> {
    const rows = await this.database.rows(groupsOf({ memberId: instructorId(viewer), courseIds }));
    return courseIds.map((id) => rows.filter(({ courseId }) => courseId === id));
  }

  async create(
    viewer: Viewer | null,
    courseId: string,
    input: { name: string },
  ): Promise<CourseGroupsChanged> {
    return this.naming(viewer, courseId, input, async (name, transaction, course) => {
      const group = { id: newId(), courseId, ...name, now: this.clock.now(), max: GROUPS_MAX };
      const { isCreated, isNameTaken } = (await transaction.row(createGroup(group)))!;
      if (!isCreated) throw isNameTaken ? taken() : invalidInput('', TOO_MANY_GROUPS);
      await course.record('GROUP_CREATED');
    });
  }

  async rename(
    viewer: Viewer | null,
    courseId: string,
    groupId: string,
    input: { name: string },
  ): Promise<CourseGroupsChanged> {
    return this.naming(viewer, courseId, input, async (name, transaction, course) => {
      await this.requireGroup(transaction, courseId, groupId);
      const renamed = await transaction.row(renameGroup({ id: groupId, courseId, ...name }));
      if (!renamed) throw taken();
      if (renamed.isChanged) await course.record('GROUP_RENAMED');
    });
  }

  /** Its students stay in the course. */
  async delete(viewer: Viewer | null, courseId: string, groupId: string): Promise<CourseGroupsChanged> {
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_STUDENTS, async (transaction, course) => {
      if (!isId(groupId) || !(await transaction.row(deleteGroup({ courseId, groupId }))))
        throw notFound('Group');
      await course.record('GROUP_DELETED');
    });
    return new CourseGroupsChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }

  /** Puts a student of the course into one of its groups, or takes them out. Repeating it has no effect. */
  setMember(
    viewer: Viewer | null,
    { courseId, groupId, studentId }: { courseId: string; groupId: string; studentId: string },
    isMember: boolean,
  ): Promise<void> {
    return this.ownCourse.inCourse(viewer, courseId, MANAGE_STUDENTS, async (transaction, course) => {
      await this.requireGroup(transaction, courseId, groupId);
      const member = { courseId, groupId, studentId, isMember };
      const set = isId(studentId) && (await transaction.row(setMember(member)));
      if (!set) throw notFound('Student');
      if (!set.isChanged) return;
      const action = isMember ? 'GROUP_MEMBER_ADDED' : 'GROUP_MEMBER_REMOVED';
      await course.record(action, { subjectId: studentId });
    });
  }

  /**
   * Creates the groups that a roster names, up to the limit of each course. The caller has checked who may do this, and
   * holds the courses, but no students of them. Returns whether there was no room for the group of a row.
   */
  async createMissing(
    rows: readonly GroupedRow[],
    transaction: Database,
  ): Promise<(row: GroupedRow) => boolean> {
    const refused = new Map<string, ReadonlySet<string>>();
    for (const [courseId, named] of byCourse(rows)) {
      const groups = new Map(
        named
          .map(({ groupName }) => namesOf(groupName))
          .map((group) => [group.searchName, { id: newId(), ...group }]),
      );
      await transaction.rows(holdGroups(courseId));
      const limit = { max: GROUPS_MAX, now: this.clock.now() };
      const row = await transaction.row(createMissingGroups(courseId, [...groups.values()], limit));
      refused.set(courseId, new Set(row!.refused));
    }
    return ({ courseId, groupName }) =>
      groupName !== null && (refused.get(courseId)?.has(groupSearchName(groupName)) ?? false);
  }

  /**
   * Puts students into groups of their courses by name; repeating it changes nothing. Who is on the waiting list gets into
   * the group together with a place; others who are not enrolled, and groups that the course does not have, are left out.
   */
  async putIntoGroups(
    students: readonly (GroupedRow & { accountId: string })[],
    transaction: Database,
  ): Promise<void> {
    for (const [courseId, named] of byCourse(students)) {
      const members = named.map(({ accountId, groupName }) => ({
        studentId: accountId,
        searchName: groupSearchName(groupName),
      }));
      const row = await transaction.row(putIntoNamedGroups(courseId, members));
      await transaction.rows(keepGroups(courseId, row!.notEnrolled));
    }
  }

  private async naming(
    viewer: Viewer | null,
    courseId: string,
    input: { name: string },
    write: (
      name: { name: string; searchName: string },
      ...work: Parameters<CourseWork<void>>
    ) => Promise<void>,
  ): Promise<CourseGroupsChanged> {
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_STUDENTS, async (...work) =>
      write(namesOf(validated(groupRules, input).name), ...work),
    );
    return new CourseGroupsChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }

  private async requireGroup(transaction: Database, courseId: string, groupId: string): Promise<void> {
    if (!isId(groupId) || !(await transaction.row(groupIn({ courseId, groupId })))) throw notFound('Group');
  }
}

const namesOf = (name: string) => ({ name: name.trim(), searchName: groupSearchName(name) });

/** The rows with a group by course, in the order in which courses are locked. */
function byCourse<Row extends GroupedRow>(rows: readonly Row[]): [string, (Row & { groupName: string })[]][] {
  const named = rows.filter((row): row is Row & { groupName: string } => row.groupName !== null);
  const courseIds = [...new Set(named.map(({ courseId }) => courseId))].sort();
  return courseIds.map((id) => [id, named.filter(({ courseId }) => courseId === id)]);
}
