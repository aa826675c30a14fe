import { Clock } from '../../../platform/clock';
import { BackgroundDatabase } from '../../../platform/database/database';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { removeExpiredTokens } from '../access-tokens/access-token.queries';
import { removeExpiredSetUpLinks } from '../administration/set-up.queries';
import { removeExpiredInvitations } from '../instructors/instructors.queries';
import { removeExpiredChallenges } from '../log-in-challenge.queries';
import { startedBefore } from '../second-factor/second-factor-set-up';
import { removeUnconfirmed } from '../second-factor/second-factor.queries';
import { removeExpiredEmailChanges } from '../security/security.queries';
import { removeExpiredSignIns } from '../sign-in-provider/sign-in-provider.queries';

/** An expired access token stays listed for a while, so that its owner sees why a program stopped. */
const TOKEN_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes links, invitations, log-ins, secrets and access tokens that were not used in time, hourly. */
@Service()
export class ExpiredRowsSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const removal of [
      removeExpiredEmailChanges(now),
      removeExpiredSetUpLinks(now),
      removeExpiredInvitations(now),
      removeExpiredSignIns(now),
      removeExpiredChallenges(now),
      removeUnconfirmed(startedBefore(now)),
      removeExpiredTokens(new Date(now.getTime() - TOKEN_KEPT_MS)),
    ])
      await this.database.rows(removal);
  }
}
