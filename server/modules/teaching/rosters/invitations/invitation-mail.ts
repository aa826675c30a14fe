import { Clock, localDay } from '../../../../platform/clock';
import { csv } from '../../../../platform/csv';
import { Database } from '../../../../platform/database/database';
import { forbidden } from '../../../../platform/errors';
import { Service } from '../../../../platform/injection';
import { PublicAddress } from '../../../../platform/public-address';
import { hashToken, newSecretToken } from '../../../../platform/secrets';
import { LINKS_ARE_MAILED } from '../roster.rules';
import { lockPeople, setMailedToken, setShownTokens } from './invitations.queries';
import { StudentInvitationsService, VALID_MS } from './student-invitations.service';
import { type Mail, type MailTemplate, withoutAddresses } from '../../../../platform/mailer';
import { PlatformSettingsService } from '../../../../platform/settings/platform-settings.service';

/** Links for people to whom no mail can be sent: whoever may invite them passes the links on. */
@Service()
export class InvitationLinks {
  constructor(
    private readonly invitations: StudentInvitationsService,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
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
    const [person] = await this.renew([{ personId, courseId }], transaction);
    return person ? person.link : null;
  }

  /** New links of people's invitations as CSV, by name; earlier ones to these courses no longer work. */
  async asCsv(
    invitations: readonly { personId: string; courseId: string }[],
    transaction: Database,
  ): Promise<string> {
    const people = await this.renew(invitations, transaction);
    return csv(
      ['Name', 'Email', 'Link'],
      people.map(({ name, email, link }) => [name, email, link]),
    );
  }

  private async renew(
    invitations: readonly { personId: string; courseId: string }[],
    transaction: Database,
  ): Promise<{ name: string; email: string; link: string }[]> {
    const tokens = new Map(invitations.map(({ personId }) => [personId, newSecretToken()]));
    await transaction.rows(lockPeople([...tokens.keys()]));
    const people = await transaction.rows(
      setShownTokens({
        links: [...tokens].map(([personId, token]) => ({ personId, tokenHash: hashToken(token) })),
        courseIds: [...new Set(invitations.map(({ courseId }) => courseId))],
        expiresAt: new Date(this.clock.now().getTime() + VALID_MS),
      }),
    );
    const origin = this.address.origin;
    return people.map(({ personId, name, email }) => ({
      name,
      email,
      link: invitationLink(origin, tokens.get(personId)!),
    }));
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
