import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken } from '../../platform/secret-tokens';
import { networksKnownSince } from './session.service';
import { accountOfChallenge, storeChallenge, takeChallenge } from './log-in-challenge.queries';
import { SecondFactorRequired, SecondFactorSetUpRequired } from './log-in-challenge.types';

const MINUTE_MS = 60 * 1000;
const CODE_MS = 5 * MINUTE_MS;
/** Time to install an authenticator app. */
const SET_UP_MS = 30 * MINUTE_MS;

export type ChallengedAccount = RowOf<typeof accountOfChallenge>;

/** How the first step of a log-in was passed. */
export interface FirstProof {
  /** That of the verified password; null: it was passed otherwise. */
  passwordHash: string | null;
  /** Of the waiting identity that the log-in shall link; null: none. */
  linkHash: Buffer | null;
}

/** Log-ins whose first step succeeded: the client holds a token, the database its hash. */
@Service()
export class LogInChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Asks for a code; null if the password changed meanwhile or the account was suspended. */
  async askForCode(accountId: string, proof: FirstProof): Promise<SecondFactorRequired | null> {
    const challenge = await this.add(accountId, proof, CODE_MS);
    return challenge && new SecondFactorRequired(challenge.token, challenge.expiresAt);
  }

  /** Asks for the set-up of a second factor; null if the password changed meanwhile or the account was suspended. */
  async askForSetUp(accountId: string, proof: FirstProof): Promise<SecondFactorSetUpRequired | null> {
    const challenge = await this.add(accountId, proof, SET_UP_MS);
    return challenge && new SecondFactorSetUpRequired(challenge.token, challenge.expiresAt);
  }

  /** The account whose log-in waits; null if the token is wrong, used or expired. */
  async accountOf(
    token: string,
    address: string,
    database: Database = this.database,
  ): Promise<ChallengedAccount | null> {
    const now = this.clock.now();
    const origin = { address, knownSince: networksKnownSince(now) };
    const row = await database.row(accountOfChallenge({ tokenHash: hashToken(token), now, ...origin }));
    return row ?? null;
  }

  /** Ends the challenge in the caller's transaction, and returns what it was for; null if it was used meanwhile. */
  async take(token: string, transaction: Database): Promise<RowOf<typeof takeChallenge> | null> {
    const taken = takeChallenge({ tokenHash: hashToken(token), now: this.clock.now() });
    return (await transaction.row(taken)) ?? null;
  }

  private async add(accountId: string, proof: FirstProof, validMs: number) {
    const token = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    const stored = await this.database.row(
      storeChallenge({ tokenHash: hashToken(token), accountId, ...proof, expiresAt }),
    );
    return stored ? { token, expiresAt } : null;
  }
}
