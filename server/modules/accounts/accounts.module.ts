import type { ExpiredRows } from '../../platform/expired-rows';
import { removeExpired } from '../../platform/expired-rows.queries';
import { removeUnconfirmed } from './second-factor/second-factor.queries';
import { removeEndedSessions, removeUnusedNetworks } from './session.queries';
import type { Module } from '../../platform/module';
import { accountMails } from './account-mail-templates';
import { AccessTokenUses } from './access-tokens/bearer-tokens';
import { Account } from './account.entities';
import { AccountResolver } from './account.resolver';
import { accountData } from './accounts.personal-data';
import { AdministrationResolver } from './administration/administration.resolver';
import { AccountDeletionSweeper } from './deletion/account-deletion.service';
import { DomainInstructors } from './instructors/instructor-requests.service';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { SecurityResolver } from './security/security.resolver';
import {
  PlatformSignInProviderResolver,
  SignInProviderResolver,
} from './sign-in-provider/sign-in-provider.resolver';

/** An expired access token stays listed for a while, so that its owner sees why a program stopped. */
const TOKEN_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** A statement on this many rows finishes well within its timeout. */
const SESSIONS_MAX = 1000;

/** Links, invitations and log-ins that were not completed in time. */
const EXPIRING = [
  'password_resets',
  'email_changes',
  'set_up_links',
  'instructor_invitations',
  'provider_links',
  'provider_sign_ins',
  'log_in_challenges',
];

const expiredAccountRows: ExpiredRows = (now) => [
  ...EXPIRING.map((table) => removeExpired(table, now)),
  removeExpired('personal_access_tokens', new Date(now.getTime() - TOKEN_KEPT_MS)),
  removeUnconfirmed(now),
  removeUnusedNetworks(now),
  removeEndedSessions({ now, max: SESSIONS_MAX }),
];

export const accounts: Module = {
  entities: [Account],
  resolvers: [
    AccountResolver,
    SecurityResolver,
    SecondFactorResolver,
    AdministrationResolver,
    PlatformSignInProviderResolver,
    SignInProviderResolver,
  ],
  tasks: [DomainInstructors, AccountDeletionSweeper, AccessTokenUses],
  expiredRows: expiredAccountRows,
  mails: accountMails,
  personalData: [accountData],
};
