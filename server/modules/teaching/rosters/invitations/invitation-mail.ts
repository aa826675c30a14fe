import { Clock, localDay } from '../../../../platform/clock';
import { Database } from '../../../../platform/database/database';
import { Service } from '../../../../platform/injection';
import { PublicAddress } from '../../../../platform/public-address';
import { hashToken, newSecretToken } from '../../../../platform/secrets';
import { setMailedToken } from './invitations.queries';
import { StudentInvitationsService } from './student-invitations.service';
import { type Mail, type MailTemplate, withoutAddresses } from '../../../../platform/mailer';
import { PlatformSettingsService } from '../../../../platform/settings/platform-settings.service';

const MAX_COURSES = 20;

/** The address at which an invited person creates their account. */
export const invitationLink = (origin: string, token: string) =>
  `${origin}/invitation?${new URLSearchParams({ token }).toString()}`;

/** The mail to somebody who is invited, the same with and without an account. Each attempt to send it makes a new link, which replaces the earlier one. */
@Service()
export class InvitationMail implements MailTemplate {
  readonly kinds = [StudentInvitationsService.MAIL];

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
    private readonly clock: Clock,
  ) {}

  async compose(personId: string): Promise<Mail | null> {
    const token = newSecretToken();
    const tokenHash = hashToken(token);
    const invited = await this.database.row(setMailedToken({ personId, tokenHash, now: this.clock.now() }));
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

${invitationLink(this.address.origin, token)}

The link works once, until ${localDay(invited.expiresAt, null)}, and for this address only. If you don’t know why you got it, you can ignore this email.
`,
    };
  }
}
