import { Database } from '../../../platform/database/database';
import { InvalidInputError, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog, actorOf } from '../../../platform/audit/audit-log';
import { CODE_FAILURES, LogInLimits } from '../log-in-limits';
import { OwnPassword } from '../passwords';
import { SessionService } from '../session.service';
import { SecondFactors } from './second-factors';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { removeSecondFactor } from './second-factor.queries';
import {
  changeSecondFactorRules,
  confirmSecondFactorRules,
  startSecondFactorRules,
} from './second-factor.rules';
import {
  InvalidSecondFactorCode,
  RecoveryCodesRenewed,
  type SecondFactor,
  SecondFactorAlreadyOn,
  SecondFactorDisabled,
  SecondFactorEnabled,
  SecondFactorNotOptional,
  type SecondFactorStarted,
} from './second-factor.types';

/** The viewer's own second factor. UNAUTHENTICATED for visitors. */
@Service()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly limits: LogInLimits,
    private readonly sessions: SessionService,
    private readonly outbox: MailOutbox,
    private readonly auditLog: AuditLog,
  ) {}

  async stateOf(viewer: Viewer | null): Promise<SecondFactor> {
    return this.factors.stateOf(requireViewer(viewer).account.id);
  }

  /** Requires the password or a confirmed session. Nothing changes until a code of the app confirms the secret. */
  async start(viewer: Viewer | null, input: unknown): Promise<SecondFactorStarted | SecondFactorAlreadyOn> {
    const own = requireViewer(viewer);
    await this.ownPassword.confirmOwner(own, validated(startSecondFactorRules, input).password);
    return (await this.factors.start(own.account)) ?? new SecondFactorAlreadyOn();
  }

  /**
   * Ends every other session of the viewer and revokes their access tokens, since they were made without the second
   * factor. Wrong codes are counted as in a log-in, so that a borrowed device cannot guess the first one and read the
   * recovery codes.
   */
  async confirm(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<SecondFactorEnabled | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { code } = validated(confirmSecondFactorRules, input);
    const { id } = own.account;
    const recoveryCodes = await this.countingCodes(own, async (transaction) => {
      const codes = await this.factors.confirm(id, code, actorOf(own), transaction);
      if (codes) await this.sessions.endAllOf(id, transaction, own);
      return codes;
    });
    return recoveryCodes
      ? new SecondFactorEnabled({ recoveryCodes, viewer: own, token: null })
      : new InvalidSecondFactorCode();
  }

  /** Requires a code, and the password or a confirmed session. Sessions remain. */
  async disable(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<SecondFactorDisabled | SecondFactorNotOptional | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { id } = own.account;
    const { isRequired } = await this.factors.stateOf(id);
    if (isRequired) return new SecondFactorNotOptional();
    return this.changing(own, input, async (transaction) => {
      await transaction.row(removeSecondFactor(id));
      await this.auditLog.record(own, 'SECOND_FACTOR_DISABLED', transaction, { subjectId: id });
      await this.outbox.add('second-factor-off', id, transaction);
      return new SecondFactorDisabled({ viewer: own });
    });
  }

  /** Requires a code, and the password or a confirmed session. The earlier recovery codes no longer work. */
  async renewRecoveryCodes(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<RecoveryCodesRenewed | InvalidSecondFactorCode> {
    const own = requireViewer(viewer);
    const { id } = own.account;
    return this.changing(own, input, async (transaction) => {
      await this.auditLog.record(own, 'RECOVERY_CODES_RENEWED', transaction, { subjectId: id });
      const recoveryCodes = await this.factors.renewRecoveryCodes(id, transaction);
      return new RecoveryCodesRenewed({ recoveryCodes, viewer: own });
    });
  }

  /** Runs the change in the transaction that uses the code; both are checked and counted as in a log-in. */
  private async changing<T extends object>(
    own: Viewer,
    input: unknown,
    change: (transaction: Database) => Promise<T>,
  ): Promise<T | InvalidSecondFactorCode> {
    const { password, code } = validated(changeSecondFactorRules, input);
    await this.ownPassword.recognizeOwner(own, password);
    const changed = await this.countingCodes<T | InvalidInputError>(own, async (transaction) => {
      if (!(await this.factors.accept(own.account.id, code, actorOf(own), transaction))) return null;
      // Another call may have used the confirmation up since. The code is used up all the same.
      const used =
        typeof password === 'string' ? null : await this.ownPassword.useConfirmation(own, transaction);
      return used ?? change(transaction);
    });
    if (changed instanceof InvalidInputError) throw changed;
    return changed ?? new InvalidSecondFactorCode();
  }

  /** Runs a transaction that returns null for a wrong code. RATE_LIMITED after too many. */
  private countingCodes<T>(
    { account: { email }, address = '' }: Viewer,
    work: (transaction: Database) => Promise<T | null>,
  ): Promise<T | null> {
    return this.limits.verifying(
      { email, address, isKnownAddress: true },
      () => this.database.transaction(work),
      CODE_FAILURES,
    );
  }
}
