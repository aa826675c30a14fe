import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { requireViewer, type Viewer, type ViewerAccount } from '../../../platform/viewer';
import { AuditLog, type AuditActor } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { CODE_FAILURES, LogInLimits } from '../log-in-limits';
import { OwnPassword } from '../security/own-password';
import { SessionService } from '../session.service';
import { SecondFactorCodes } from './authenticator';
import { OwnerMail } from '../account-mails';
import { SecondFactorSetUp } from './required-second-factor.service';
import { removeSecondFactor, secondFactorState } from './second-factor.queries';
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
    private readonly setUp: SecondFactorSetUp,
    private readonly codes: SecondFactorCodes,
    private readonly limits: LogInLimits,
    private readonly sessions: SessionService,
    private readonly ownerMail: OwnerMail,
    private readonly auditLog: AuditLog,
  ) {}

  async stateOf(viewer: Viewer | null): Promise<SecondFactor> {
    const { account } = requireViewer(viewer);
    return (await this.database.row(secondFactorState(account.id)))!;
  }

  /** Requires the password or a confirmed session. Nothing changes until a code of the app confirms the secret. */
  async start(
    viewer: Viewer | null,
    input: unknown,
    address: string,
  ): Promise<SecondFactorStarted | SecondFactorAlreadyOn | InvalidInput> {
    const own = requireViewer(viewer);
    const checked = check(startSecondFactorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { password } = checked.value;
    const confirmed = await this.ownPassword.confirmOwner(own, password, { path: 'password', address });
    if (confirmed instanceof InvalidInput) return confirmed;
    return (await this.setUp.start(own.account)) ?? new SecondFactorAlreadyOn();
  }

  /**
   * Ends every other session of the viewer and revokes their access tokens, since they were made without the second
   * factor. Wrong codes are counted as in a log-in, so that a borrowed device cannot guess the first one and read the
   * recovery codes.
   */
  async confirm(
    viewer: Viewer | null,
    input: unknown,
    address: string,
  ): Promise<SecondFactorEnabled | InvalidSecondFactorCode | InvalidInput> {
    const own = requireViewer(viewer);
    const checked = check(confirmSecondFactorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { code } = checked.value;
    const recoveryCodes = await this.countingCodes(own.account, address, async (transaction) => {
      const codes = await this.setUp.confirm(own.account.id, { code, address }, transaction);
      if (codes) await this.sessions.endAllOf(own.account.id, transaction, { except: own });
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
    address: string,
  ): Promise<SecondFactorDisabled | SecondFactorNotOptional | InvalidSecondFactorCode | InvalidInput> {
    const own = requireViewer(viewer);
    const { isRequired } = await this.stateOf(own);
    if (isRequired) return new SecondFactorNotOptional();
    return this.changing(own, input, address, async (transaction, by) => {
      await transaction.row(removeSecondFactor(own.account.id));
      const recorded = { action: AuditAction.SECOND_FACTOR_DISABLED, subjectId: own.account.id };
      await this.auditLog.record(by, recorded, transaction);
      await this.ownerMail.write('second-factor-off', own.account.id, transaction);
      return new SecondFactorDisabled({ viewer: own });
    });
  }

  /** Requires a code, and the password or a confirmed session. The earlier recovery codes no longer work. */
  async renewRecoveryCodes(
    viewer: Viewer | null,
    input: unknown,
    address: string,
  ): Promise<RecoveryCodesRenewed | InvalidSecondFactorCode | InvalidInput> {
    const own = requireViewer(viewer);
    const renewed = await this.changing(own, input, address, async (transaction, by) => {
      const recorded = { action: AuditAction.RECOVERY_CODES_RENEWED, subjectId: own.account.id };
      await this.auditLog.record(by, recorded, transaction);
      return this.codes.renewRecoveryCodes(own.account.id, transaction);
    });
    return Array.isArray(renewed)
      ? new RecoveryCodesRenewed({ recoveryCodes: renewed, viewer: own })
      : renewed;
  }

  /** Runs the change in the transaction that uses the code; both are checked and counted as in a log-in. */
  private async changing<T extends object>(
    own: Viewer,
    input: unknown,
    address: string,
    change: (transaction: Database, by: AuditActor) => Promise<T>,
  ): Promise<T | InvalidSecondFactorCode | InvalidInput> {
    const checked = check(changeSecondFactorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { password, code } = checked.value;
    const request = { path: 'password', address };
    const unknown = await this.ownPassword.recognizeOwner(own, password, request);
    if (unknown) return unknown;
    const { account } = own;
    const changed = await this.countingCodes<T | InvalidInput>(account, address, async (transaction) => {
      if (!(await this.codes.accept(account.id, { code, address }, transaction))) return null;
      // Another call may have used the confirmation up since.
      const used =
        typeof password === 'string'
          ? null
          : await this.ownPassword.useConfirmation(own, request, transaction);
      return used ?? change(transaction, { actorId: account.id, address });
    });
    return changed ?? new InvalidSecondFactorCode();
  }

  /** Runs a transaction that returns null for a wrong code. RATE_LIMITED after too many. */
  private countingCodes<T>(
    { email }: ViewerAccount,
    address: string,
    work: (transaction: Database) => Promise<T | null>,
  ): Promise<T | null> {
    return this.limits.verifying(
      { email, address, isKnownAddress: true },
      () => this.database.transaction(work),
      CODE_FAILURES,
    );
  }
}
