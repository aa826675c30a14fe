import { Service } from '../../../../platform/injection';
import type { Mail, MailTemplate } from '../../../../platform/mailer';
import { withoutAddresses } from '../../../../platform/mail-text';
import { PublicAddress } from '../../../../platform/public-address';
import { localDay } from '../../../../platform/local-day';
import { PlatformSettingsService } from '../../../../platform/settings/platform-settings.service';
import { StudentInvitationsService } from './student-invitations.service';

const MAX_COURSES = 20;

/** The address at which an invited person creates their account. */
export const invitationLink = (origin: string, token: string) =>
  `${origin}/invitation?${new URLSearchParams({ token }).toString()}`;

/** The mail to somebody who is invited, the same with and without an account. Each attempt to send it makes a new link, which replaces the earlier one. */
@Service()
export class InvitationMail implements MailTemplate {
  readonly kind = StudentInvitationsService.MAIL;

  constructor(
    private readonly invitations: StudentInvitationsService,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(personId: string): Promise<Mail | null> {
    const invited = await this.invitations.newToken(personId);
    if (!invited || invited.courses.length === 0) return null;
    const { name } = await this.platform.current();
    const listed = invited.courses
      .slice(0, MAX_COURSES)
      .map((title) => `- ${withoutAddresses(title, 'A course')}`);
    const more = invited.courses.length - listed.length;
    const courses = [...listed, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
    return {
      to: invited.email,
      subject: `Invitation to learn on ${name}`,
      text: `${withoutAddresses(`Hello ${invited.name}`, 'Hello')},

you are invited to these courses on ${name}:

${courses}

To accept or decline, open this link:

${invitationLink(this.address.origin, invited.token)}

The link works once, until ${localDay(invited.expiresAt, null)}, and for this address only. If you don’t know why you got it, you can ignore this email.
`,
    };
  }
}
