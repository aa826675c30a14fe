import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import type { ViewerAccount } from '../../platform/viewer';
import { AuditAction } from '../../platform/audit/audit-log.entities';
import { AccountSuspended, DeletionPending, LoggedIn } from './account.types';
import type { accountForLogIn } from './log-in.queries';
import { type OpenedSession, SessionService } from './session.service';
import type { SecondFactorRequired, SecondFactorSetUpRequired } from './log-in-challenge.types';
import { LogInChallenges } from './log-in-challenges';

/** An account whose owner verified who they are, and what its log-in depends on. */
export type VerifiedAccount = ViewerAccount &
  Pick<
    RowOf<typeof accountForLogIn>,
    'isSuspended' | 'hasSecondFactor' | 'lacksSecondFactor' | 'deletionDueAt'
  >;

/** The result of a first step. */
export type FirstStepResult =
  LoggedIn | DeletionPending | AccountSuspended | SecondFactorRequired | SecondFactorSetUpRequired;

/** What follows in a log-in when the first step, such as the password, succeeded. */
@Service()
export class LogInSteps {
  constructor(
    private readonly sessions: SessionService,
    private readonly challenges: LogInChallenges,
  ) {}

  /**
   * Opens a session, or says what is missing. null if the account changed meanwhile: `passwordHash` is that of the
   * verified password, null if the proof was another one. `linkHash` is that of the waiting identity to link after the
   * second step, see LinkedIdentities.
   */
  async afterFirst(
    account: VerifiedAccount,
    {
      passwordHash,
      address,
      userAgent,
      recorded = AuditAction.SIGNED_IN,
      linkHash = null,
    }: {
      passwordHash: string | null;
      address: string;
      userAgent: string | undefined;
      recorded?: AuditAction;
      linkHash?: Buffer | null;
    },
  ): Promise<FirstStepResult | null> {
    if (account.isSuspended) return new AccountSuspended();
    if (account.hasSecondFactor) return this.challenges.askForCode(account.id, { passwordHash, linkHash });
    if (account.lacksSecondFactor) return this.challenges.askForSetUp(account.id, { passwordHash, linkHash });
    const opened = await this.sessions.open(ownFieldsOf(account), {
      passwordHash,
      address,
      userAgent,
      recorded,
    });
    return opened && logInResult(opened, account.deletionDueAt);
  }
}

/** The result of a log-in whose session was opened. */
export const logInResult = (
  { token, viewer }: OpenedSession,
  deletionDueAt: Date | null,
): LoggedIn | DeletionPending =>
  deletionDueAt ? new DeletionPending(token, deletionDueAt) : new LoggedIn(token, viewer);

/** The fields of the account alone. */
export const ownFieldsOf = ({
  id,
  name,
  email,
  role,
  bio,
  pictureUrl,
  language,
  timeZone,
  createdAt,
}: ViewerAccount): ViewerAccount => ({
  id,
  name,
  email,
  role,
  bio,
  pictureUrl,
  language,
  timeZone,
  createdAt,
});
