import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { groupSearchName } from '../groups/group.rules';
import { GroupService } from '../groups/group.service';

/** A row of a roster, or an invitation that was made of one. */
interface GroupedRow {
  courseId: string;
  /** null: no group. */
  groupName: string | null;
}

/** The groups that rosters name. */
@Service()
export class RosterGroups {
  constructor(private readonly groups: GroupService) {}

  /**
   * Creates the groups that a roster names, in courses that the caller holds, before their students are enrolled. Returns
   * whether there was no room for the group of a row.
   */
  async create(rows: readonly GroupedRow[], transaction: Database): Promise<(row: GroupedRow) => boolean> {
    const refusedIn = new Map<string, ReadonlySet<string>>();
    for (const [courseId, named] of byCourse(rows)) {
      const names = named.map(({ groupName }) => groupName);
      refusedIn.set(courseId, await this.groups.createMissing(transaction, courseId, names));
    }
    return ({ courseId, groupName }) =>
      groupName !== null && (refusedIn.get(courseId)?.has(groupSearchName(groupName)) ?? false);
  }

  /** Puts enrolled students into the groups that a roster names, and those on the waiting list once they have a place. */
  async put(students: readonly (GroupedRow & { accountId: string })[], transaction: Database): Promise<void> {
    for (const [courseId, named] of byCourse(students))
      await this.groups.putIntoGroups(
        transaction,
        courseId,
        named.map(({ accountId, groupName }) => ({ studentId: accountId, groupName })),
      );
  }
}

/** The rows with a group by course, in the order in which courses are locked. */
function byCourse<Row extends GroupedRow>(rows: readonly Row[]): [string, (Row & { groupName: string })[]][] {
  const named = rows.filter((row): row is Row & { groupName: string } => row.groupName !== null);
  const courseIds = [...new Set(named.map(({ courseId }) => courseId))].sort();
  return courseIds.map((id) => [id, named.filter(({ courseId }) => courseId === id)]);
}
