import { csv } from '../../../../platform/csv';
import type { Database } from '../../../../platform/database/database';
import { forbidden } from '../../../../platform/errors';
import { Service } from '../../../../platform/injection';
import { PublicAddress } from '../../../../platform/public-address';
import { LINKS_ARE_MAILED } from '../roster.rules';
import { StudentInvitationsService } from './student-invitations.service';
import { type Mail, type MailTemplate, withoutAddresses } from '../../../../platform/mailer';
import { localDay } from '../../../../platform/clock';
import { PlatformSettingsService } from '../../../../platform/settings/platform-settings.service';

/** Links for people to whom no mail can be sent: whoever may invite them passes the links on. */
@Service()
export class InvitationLinks {
  constructor(
    private readonly invitations: StudentInvitationsService,
    private readonly address: PublicAddress,
  ) {}

  get areMailed(): boolean {
    return this.invitations.sendsMail;
  }

  /** FORBIDDEN where invited people get their links by mail. */
  requireByHand(): void {
    if (this.areMailed) throw forbidden(LINKS_ARE_MAILED);
  }

  /** A new link, which replaces an earlier one; null where it is mailed. */
  async one(personId: string, courseId: string, transaction: Database): Promise<string | null> {
    if (this.areMailed) return null;
    const [person] = await this.invitations.tokensToShow([personId], [courseId], transaction);
    return person ? invitationLink(this.address.origin, person.token) : null;
  }

  /** New links of people's invitations as CSV, by name; earlier ones to these courses no longer work. */
  async asCsv(
    invitations: readonly { personId: string; courseId: string }[],
    transaction: Database,
  ): Promise<string> {
    const people = await this.invitations.tokensToShow(
      [...new Set(invitations.map(({ personId }) => personId))],
      [...new Set(invitations.map(({ courseId }) => courseId))],
      transaction,
    );
    return csv(
      ['Name', 'Email', 'Link'],
      people.map(({ name, email, token }) => [name, email, invitationLink(this.address.origin, token)]),
    );
  }
}

const MAX_COURSES = 20;

/** The address at which an invited person creates their account. */
const invitationLink = (origin: string, token: string) =>
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
