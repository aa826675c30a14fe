import type { ExpiredRows } from '../../platform/expired-rows';
import { removeExpiredTokens } from './access-tokens/access-token.queries';
import { removeExpiredSetUpLinks } from './administration/set-up.queries';
import { removeExpiredInvitations } from './instructors/instructors.queries';
import { removeExpiredChallenges } from './log-in.queries';
import { removeExpiredResets } from './password-reset.queries';
import { startedBefore } from './second-factor/required-second-factor.service';
import { removeUnconfirmed } from './second-factor/second-factor.queries';
import { removeExpiredEmailChanges } from './security/security.queries';
import { removeEndedSessions, removeUnusedNetworks } from './session.queries';
import { networksKnownSince, sessionLimitsAt } from './session.service';
import { removeExpiredSignIns } from './sign-in-provider/sign-in-provider.queries';

/** An expired access token stays listed for a while, so that its owner sees why a program stopped. */
const TOKEN_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** A statement on this many rows finishes well within its timeout. */
const SESSIONS_MAX = 1000;

/** Links, invitations, log-ins, secrets, sessions and access tokens that were not used in time. */
export const expiredAccountRows: ExpiredRows = (now) => [
  removeExpiredResets(now),
  removeExpiredEmailChanges(now),
  removeExpiredSetUpLinks(now),
  removeExpiredInvitations(now),
  removeExpiredSignIns(now),
  removeExpiredChallenges(now),
  removeUnconfirmed(startedBefore(now)),
  removeExpiredTokens(new Date(now.getTime() - TOKEN_KEPT_MS)),
  removeUnusedNetworks(networksKnownSince(now)),
  removeEndedSessions({ ...sessionLimitsAt(now), max: SESSIONS_MAX }),
];
