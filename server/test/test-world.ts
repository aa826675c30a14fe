import { newAccessToken } from '../modules/accounts/access-tokens/bearer-tokens';
import { Account } from '../modules/accounts/account.entities';
import { verifyEmail } from '../modules/accounts/account.queries';
import { approveInstructor } from '../modules/accounts/instructors/instructors.queries';
import { notificationSearchText } from '../modules/notifications/notice.queries';
import type { NotificationKind } from '../modules/notifications/notification.types';
import type { AccessScope } from '../platform/access-scopes.rules';
import { newId } from '../platform/ids';
import { hashToken } from '../platform/secrets';
import type { Role } from '../platform/viewer';
import { insertRows } from '../seed/rows';
import { World, type NewAccount } from '../seed/world';

interface GivenNotification {
  title: string;
  message: string;
  senderId: string;
  path: string;
  courseId: string;
  readAt: Date;
  createdAt: Date;
}

/** Creates what only tests need, besides what the example data has. */
export class TestWorld extends World {
  /** An instructor whom an administrator approved, who verified their address and may enroll people without asking them. */
  async aTrustedInstructor(overrides: Partial<NewAccount> = {}): Promise<Account> {
    const account = await this.anInstructor(overrides);
    const now = new Date();
    await this.database.rows(approveInstructor({ accountId: account.id, now }));
    await this.database.rows(verifyEmail({ accountId: account.id, email: account.email, now }));
    return account;
  }

  /** Creates an account of each of these roles in one statement. */
  async someAccounts(roles: readonly Role[]): Promise<Account[]> {
    const rows = await Promise.all(roles.map((role) => this.newAccount(role, {})));
    await this.database.with(Account, (accounts) => accounts.insert(rows));
    return rows;
  }

  /** Turns on a second factor of the account with this secret; it has no recovery codes. */
  async aSecondFactor({ id: accountId }: Pick<Account, 'id'>, secret = Buffer.alloc(20, 7)): Promise<Buffer> {
    const now = new Date();
    await insertRows(this.database, 'second_factors', [{ accountId, secret, startedAt: now, lastStep: 0 }]);
    await this.database.with(Account, (accounts) =>
      accounts.update({ id: accountId }, { secondFactorSince: now }),
    );
    return secret;
  }

  /** Creates a notification from the platform, by default an unread one of now; returns its id. */
  async aNotification(
    recipient: Pick<Account, 'id'>,
    kind: NotificationKind,
    { title = kind, message = `About ${kind}`, ...overrides }: Partial<GivenNotification> = {},
  ): Promise<string> {
    const id = newId();
    const words = { title, message, searchText: notificationSearchText({ title, message }) };
    const row = { id, recipientId: recipient.id, kind, ...words, createdAt: new Date(), ...overrides };
    await insertRows(this.database, 'notifications', [row]);
    return id;
  }

  /** Creates an access token of the account that is valid for a day; returns it. */
  async anAccessToken(account: Account, scopes: AccessScope[]): Promise<string> {
    const token = newAccessToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + 24 * 60 * 60 * 1000);
    const row = { tokenHash: hashToken(token), accountId: account.id, name: 'A token', scopes };
    await insertRows(this.database, 'personal_access_tokens', [{ ...row, createdAt, expiresAt }]);
    return token;
  }
}
