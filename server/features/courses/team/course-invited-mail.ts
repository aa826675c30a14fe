import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { mailAddressOf } from '../../accounts/account-deletion.queries';
import { PlatformSettingsService } from '../../platform-settings/platform-settings.service';
import { COURSE_ROLE_NAMES } from '../permissions/course-permissions.rules';
import { invitationsOfAccount } from './course-invitation.queries';
import { TeamNotices } from './team-notices';

/** Tells an instructor of the invitations to courses that wait for their answer. */
@Service()
export class CourseInvitedMail implements MailTemplate {
  readonly kind = TeamNotices.INVITED_MAIL;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    const wanted = { accountId, now: this.clock.now() };
    const invitations = await this.database.rows(invitationsOfAccount(wanted));
    const [newest] = invitations;
    if (!account || !newest) return null;
    const { name } = await this.platform.current();
    const lines = invitations.map(
      ({ inviterName, courseTitle, role }) =>
        `- ${inviterName} invites you to the team of “${courseTitle}”, as: ${COURSE_ROLE_NAMES[role]}.`,
    );
    return {
      to: account.email,
      subject: `Invitation to the team of “${newest.courseTitle}” on ${name}`,
      text: `${lines.join('\n')}

Log in to accept or decline: ${this.address.origin}/instructor/my-courses
`,
    };
  }
}
