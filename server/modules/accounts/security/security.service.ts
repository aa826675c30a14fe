import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { sessionLimitsAt, SessionService } from '../session.service';
import { sessionsOf } from './security.queries';
import { type Session, PasswordChanged } from './security.types';
import { PasswordHasher } from '../../../platform/secrets';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { DemoMode } from '../../../platform/demo/platform.service';
import { changePasswordRules } from '../account.rules';
import { CommonPasswords, PasswordNotices } from '../passwords';
import { LinkedIdentities } from '../sign-in-provider/identity.service';
import { OwnPassword } from './own-password';
import { removeAccountTokens } from '../account.queries';
import { replacePassword } from '../session.queries';

/** Shows people where they are signed in, and signs them out there. */
@Service()
export class SessionListService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's sessions, last used first. */
  async sessionsOf({ account, sessionHash: current }: Viewer): Promise<Session[]> {
    const rows = await this.database.rows(sessionsOf(account.id, sessionLimitsAt(this.clock.now())));
    return rows.map(({ sessionHash, ...session }) => ({ ...session, isCurrent: sessionHash === current }));
  }

  /** Ends one of the viewer's sessions; NOT_FOUND for any other. Returns those that remain. */
  async endSession(viewer: Viewer | null, id: string): Promise<Session[]> {
    const own = requireViewer(viewer);
    if (!isId(id) || !(await this.sessions.endOne(own, id))) throw notFound('Session');
    return this.sessionsOf(own);
  }

  /** Ends all of the viewer's sessions but this one; returns it. */
  async endOtherSessions(viewer: Viewer | null): Promise<Session[]> {
    const own = requireViewer(viewer);
    await this.database.transaction((transaction) => this.sessions.endOthersOf(own, transaction));
    return this.sessionsOf(own);
  }
}

@Service()
export class PasswordChangeService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly common: CommonPasswords,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionService,
    private readonly linked: LinkedIdentities,
    private readonly list: SessionListService,
    private readonly notices: PasswordNotices,
    private readonly auditLog: AuditLog,
    private readonly demo: DemoMode,
  ) {}

  /** Requires the present password; ends every other session of the viewer, and revokes their access tokens. FORBIDDEN for demo accounts. */
  async changePassword(
    viewer: Viewer | null,
    input: unknown,
    address: string,
  ): Promise<PasswordChanged | InvalidInput> {
    const own = requireViewer(viewer);
    const { account } = own;
    this.demo.protectAccount(account.email, 'their passwords can’t be changed');
    const checked = check(changePasswordRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { currentPassword, newPassword } = checked.value;
    const confirmed = await this.ownPassword.confirm(account, currentPassword, {
      path: 'currentPassword',
      address,
    });
    if (confirmed instanceof InvalidInput) return confirmed;
    const refusal = await this.common.refusalOf('newPassword', newPassword, [account.name, account.email]);
    if (refusal) return refusal;
    const to = await this.passwords.hash(newPassword, address);
    const isChanged = await this.database.transaction(async (transaction) => {
      const change = { accountId: account.id, from: confirmed.passwordHash, to };
      if (!(await transaction.row(replacePassword(change)))) return false;
      await transaction.rows(removeAccountTokens(account.id));
      const recorded = { action: AuditAction.PASSWORD_CHANGED, subjectId: account.id };
      await this.auditLog.record({ actorId: account.id, address }, recorded, transaction);
      await this.notices.write(account.id, transaction);
      await this.sessions.endAllOf(account.id, transaction, { except: own });
      return true;
    });
    if (!isChanged)
      return new InvalidInput([{ path: 'currentPassword', message: 'The password was changed elsewhere' }]);
    return new PasswordChanged({
      sessions: await this.list.sessionsOf(own),
      identities: await this.linked.of(account.id),
    });
  }
}
