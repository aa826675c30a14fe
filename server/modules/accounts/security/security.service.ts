import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { SessionService } from '../session.service';
import { sessionsOf } from './security.queries';
import { type Session, PasswordChanged } from './security.types';
import { PasswordHasher } from '../../../platform/secrets';
import { actorOf } from '../../../platform/audit/audit-log';
import { DemoMode } from '../../../platform/demo/platform.service';
import { changePasswordRules } from '../account.rules';
import { OwnPassword, PasswordChanges, refuseCommonPassword } from '../passwords';
import { LinkedIdentities } from '../sign-in-provider/identity.service';
import { replacePassword } from '../session.queries';

/** Shows people where they are logged in, logs them out there, and changes their passwords. */
@Service()
export class SecurityService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionService,
    private readonly linked: LinkedIdentities,
    private readonly changes: PasswordChanges,
    private readonly demo: DemoMode,
    private readonly clock: Clock,
  ) {}

  /** The viewer's sessions, last used first. */
  sessionsOf({ account, sessionHash: current }: Viewer): Promise<Session[]> {
    return this.database.rows(sessionsOf({ accountId: account.id, current, now: this.clock.now() }));
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

  /** Requires the present password; ends every other session of the viewer, and revokes their access tokens. FORBIDDEN for demo accounts. */
  async changePassword(viewer: Viewer | null, input: unknown): Promise<PasswordChanged> {
    const own = requireViewer(viewer);
    const { account, address = '' } = own;
    this.demo.protectAccount(account.email, 'their passwords can’t be changed');
    const { currentPassword, newPassword } = validated(changePasswordRules, input);
    const asked = { path: 'currentPassword', address };
    const { passwordHash: from } = await this.ownPassword.confirm(account, currentPassword, asked);
    await refuseCommonPassword('newPassword', newPassword, [account.name, account.email]);
    const to = await this.passwords.hash(newPassword, address);
    const isChanged = await this.database.transaction(async (transaction) => {
      const change = { accountId: account.id, from, to };
      if (!(await transaction.row(replacePassword(change)))) return false;
      const by = actorOf(own);
      await this.changes.follow({ accountId: account.id, action: 'PASSWORD_CHANGED', by }, transaction, own);
      return true;
    });
    if (!isChanged) throw invalidInput('currentPassword', 'The password was changed elsewhere');
    return new PasswordChanged({
      sessions: await this.sessionsOf(own),
      identities: await this.linked.of(account.id),
    });
  }
}
