import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { Role } from '../../../platform/viewer';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { mailAddressOf } from '../account-deletion.queries';
import { RoleRequestState } from '../instructor-access.entities';
import { DECLINED, InstructorRequestsService } from './instructor-requests.service';
import { requestOf } from './instructors.queries';

/** Tells somebody what became of their request to become an instructor. */
@Service()
export class InstructorDecidedMail implements MailTemplate {
  readonly kind = InstructorRequestsService.MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    const request = await this.database.row(requestOf(accountId));
    if (!account || !request || request.state === RoleRequestState.WAITING) return null;
    const { name } = await this.platform.current();
    const isApproved = request.state === RoleRequestState.APPROVED;
    const note = request.note === null ? '' : `\nThe administrator wrote:\n\n${request.note}\n`;
    return {
      to: account.email,
      subject: isApproved
        ? `You are an instructor on ${name} now`
        : `Your request to become an instructor on ${name}`,
      text: isApproved
        ? `An administrator of ${name} approved your request. Log in to create your first course: ${this.address.origin}/login\n${note}`
        : `An administrator of ${name} declined your request to become an instructor. ${request.role === Role.ADMIN ? '' : DECLINED[request.role]}\n${note}`,
    };
  }
}
