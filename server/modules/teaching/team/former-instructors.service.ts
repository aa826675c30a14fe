import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { Role } from '../../../platform/viewer';
import type { roleChanged } from '../../accounts/account.events';
import { AuditLog } from '../../../platform/audit/audit-log';
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
   * it owns stay its own.
   */
  async leaveTeams(
    { accountId, from, to, actor }: (typeof roleChanged)['payload'],
    transaction: Database,
  ): Promise<void> {
    if (from !== Role.INSTRUCTOR || to === from) return;
    const left = await transaction.rows(removeMemberships(accountId));
    for (const { courseId, courseTitle, ownerId, name, role } of left) {
      const recorded = { action: AuditAction.COURSE_MEMBER_REMOVED, subjectId: accountId };
      await this.auditLog.record(actor, { ...recorded, details: { courseId, from: role } }, transaction);
      const message = `${name} is no longer an instructor, and not on the team of “${courseTitle}” any more.`;
      await this.notices.tell(ownerId, { title: 'A member left', message }, transaction);
    }
  }
}
