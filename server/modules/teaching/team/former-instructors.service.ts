import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { AuditLog, type AuditActor } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import { removeMemberships } from './course-team.queries';
import { TeamNotices } from './team-notices';

/** Accounts that are not instructors any more, who cannot be on the team of a course. */
@Service()
export class FormerInstructorsService {
  constructor(
    private readonly notices: TeamNotices,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Removes an account from the teams of which it is a member, with the offers to it, and tells their owners. Courses that
   * it owns stay its own. Call the result after the commit.
   */
  async leaveTeams(accountId: string, actor: AuditActor, transaction: Database): Promise<() => void> {
    const left = await transaction.rows(removeMemberships(accountId));
    const announcements: (() => void)[] = [];
    for (const { courseId, courseTitle, ownerId, name, role } of left) {
      const recorded = { action: AuditAction.COURSE_MEMBER_REMOVED, subjectId: accountId };
      await this.auditLog.record(actor, { ...recorded, details: { courseId, from: role } }, transaction);
      const message = `${name} is no longer an instructor, and not on the team of “${courseTitle}” any more.`;
      announcements.push(await this.notices.tell(ownerId, { title: 'A member left', message }, transaction));
    }
    return () => announcements.forEach((announce) => announce());
  }
}
