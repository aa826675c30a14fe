import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { isDuplicate } from '../../../platform/database/unavailable';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { personText } from '../../../platform/search';
import { InvalidInput } from '../../../platform/user-error';
import { Account } from '../account.entities';
import { InstructorRegistration } from '../instructor-registration';
import { LinkedIdentities } from '../linked-identities';
import { DomainEvents } from '../../../platform/domain-events';
import { emailVerified } from '../account.events';
import type { ProviderIdentity } from './claims';

/** Creates the accounts of people whom the provider knows, and who have none. */
@Service()
export class ProviderAccounts {
  constructor(
    private readonly database: Database,
    private readonly linked: LinkedIdentities,
    private readonly registration: InstructorRegistration,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * An account without a password: a student's or, with an invitation to the address, an instructor's. Returns why the
   * person may not have one; does nothing if somebody has the email or the identity meanwhile.
   * @param invitationHash of the token of the invitation with which the log-in was begun; null: without one
   */
  async create(
    { issuer, subject, email, name }: ProviderIdentity & { email: string },
    invitationHash: Buffer | null,
    address: string,
  ): Promise<InvalidInput | null> {
    const now = this.clock.now();
    const account = {
      id: newId(),
      name,
      email,
      passwordHash: null,
      searchText: personText({ name, email }),
      createdAt: now,
      emailVerifiedAt: now,
    };
    try {
      return await this.database.transaction(async (transaction) => {
        const start = await this.registration.startOfVerified({ email, invitationHash }, transaction);
        if (start instanceof InvalidInput) return start;
        await transaction.with(Account, (accounts) => accounts.insert({ ...account, role: start.role }));
        const identity = { accountId: account.id, issuer, subject, email };
        if (!(await this.linked.add(identity, address, transaction))) throw new IdentityTaken();
        await this.registration.store(start, account.id, address, transaction);
        await this.events.emit(emailVerified, { email, invitationHash }, transaction);
        return null;
      });
    } catch (error) {
      if (!(error instanceof IdentityTaken) && !isDuplicate(error, 'accounts_email_unique')) throw error;
      return null;
    }
  }
}

/** Rolls back the account of an identity that was linked at the same time. */
class IdentityTaken extends Error {}
