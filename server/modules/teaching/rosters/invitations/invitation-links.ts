import { csv } from '../../../../platform/csv';
import type { Database } from '../../../../platform/database/database';
import { forbidden } from '../../../../platform/errors';
import { Service } from '../../../../platform/injection';
import { PublicAddress } from '../../../../platform/public-address';
import { invitationLink } from './invitation-mail';
import { LINKS_ARE_MAILED } from '../roster.rules';
import { StudentInvitationsService } from './student-invitations.service';

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
