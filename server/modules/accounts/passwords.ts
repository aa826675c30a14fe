import { Service } from '../../platform/injection';
import { invalidInput, type InvalidInputError } from '../../platform/errors';
import { COMMON_PASSWORD, PASSWORD_MISSING } from './account.rules';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/domain-events';
import { securityChanged } from './account.events';
import { MailOutbox } from '../../platform/mails/mail-outbox';
import { removeAccountTokens } from './account.queries';
import { AuditLog, type AuditActor } from '../../platform/audit/audit-log';
import type { AuditAction } from '../../platform/audit/audit-actions';
import type { Viewer, ViewerAccount } from '../../platform/viewer';
import { SessionService } from './session.service';
import { Clock } from '../../platform/clock';
import { PasswordHasher } from '../../platform/secrets';
import { LogInLimits } from './log-in-limits';
import { passwordHashOf, passwordState, useConfirmation } from './security/security.queries';

/**
 * Throws InvalidInputError for a new password that is easy to guess. `path` is its field, `own` as for isCommonPassword.
 * The list of passwords is loaded with the first call.
 */
export async function refuseCommonPassword(
  path: string,
  password: string,
  own: readonly string[],
): Promise<void> {
  const { isCommonPassword } = await import('./password-strength.rules');
  if (isCommonPassword(password, own)) throw invalidInput(path, COMMON_PASSWORD);
}

/** What follows when the password of an account was changed. */
@Service()
export class PasswordChanges {
  constructor(
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * In the caller's transaction: all other tokens and sessions of the account end, and its owner is told in the inbox, and
   * by mail outside demo mode. `except`: whose session stays.
   */
  async follow(
    { accountId, action, by }: { accountId: string; action: AuditAction; by: AuditActor },
    transaction: Database,
    except: Viewer | null = null,
  ): Promise<void> {
    // Somebody who knew the password before may have asked for another email.
    await transaction.rows(removeAccountTokens(accountId));
    await this.auditLog.record(by, action, transaction, { subjectId: accountId });
    await this.events.emit(securityChanged, { accountId, change: 'PASSWORD_CHANGED' }, transaction);
    await this.outbox.add('password-changed', accountId, transaction);
    await this.sessions.endAllOf(accountId, transaction, except);
  }
}

/** A request that asks for a password, such as that of a viewer. */
interface Asked {
  /** The field with the password. */
  path?: string;
  address?: string;
  isKnownAddress?: boolean;
}

const NOT_CONFIRMED = 'Please confirm with the sign-in provider that it is you';

/** Asks the owner of an account who they are again, before something that a borrowed device must not do. */
@Service()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly limits: LogInLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the stored hash if the password is right, otherwise throws InvalidInputError for the field `path`. Failures
   * count as failed log-ins: RATE_LIMITED after too many. `isKnownAddress`: see LogInLimits; whoever is signed in is there
   * already.
   */
  async confirm(
    account: ViewerAccount,
    password: string,
    { path = 'password', address = '', isKnownAddress = true }: Asked,
  ): Promise<{ passwordHash: string }> {
    const { email } = account;
    const confirmed = await this.limits.verifying({ email, address, isKnownAddress }, async () => {
      const row = await this.database.row(passwordHashOf(account.id));
      const passwordHash = row?.passwordHash ?? null;
      return (await this.passwords.verify(passwordHash, password, address))
        ? { passwordHash: passwordHash! }
        : null;
    });
    if (!confirmed) throw invalidInput(path, 'The password is wrong');
    return confirmed;
  }

  /**
   * Like `confirm`, also for an account without a password (null): it uses up the confirmation of the session by a log-in
   * with the provider, see ProviderSignInService.
   */
  async confirmOwner(
    own: Viewer,
    password: string | null | undefined,
  ): Promise<{ passwordHash: string | null }> {
    if (typeof password === 'string') return this.confirm(own.account, password, own);
    const refusal = await this.useConfirmation(own, this.database);
    if (refusal) throw refusal;
    return { passwordHash: null };
  }

  /**
   * Like `confirmOwner`, but the confirmation remains for a call of `useConfirmation`, for something that also needs a
   * code: a wrong code must not use it up.
   */
  async recognizeOwner(own: Viewer, password: string | null | undefined): Promise<void> {
    if (typeof password === 'string') {
      await this.confirm(own.account, password, own);
      return;
    }
    const session = { accountId: own.account.id, sessionHash: own.sessionHash, now: this.clock.now() };
    const refusal = refusalOf(await this.database.row(passwordState(session)));
    if (refusal) throw refusal;
  }

  /** Uses up the confirmation of the session; returns the error if there was none. */
  async useConfirmation(own: Viewer, database: Database): Promise<InvalidInputError | null> {
    const session = { sessionHash: Buffer.from(own.sessionHash, 'hex'), now: this.clock.now() };
    return refusalOf(await database.row(useConfirmation(session)));
  }
}

/** null for a confirmed session. */
function refusalOf(
  session: { isConfirmed: boolean; hasPassword: boolean } | undefined,
): InvalidInputError | null {
  if (session?.isConfirmed) return null;
  const message = session?.hasPassword === true ? PASSWORD_MISSING : NOT_CONFIRMED;
  return invalidInput('password', message);
}
