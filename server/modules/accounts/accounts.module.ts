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
import type { Module } from '../../platform/module';
import {
  AccessTokenCreatedMail,
  DeletionRequestedMail,
  AccountDeletedMail,
  DataExportedMail,
  InstructorDecidedMail,
  SecondFactorOnMail,
  SecondFactorOffMail,
  EmailChangeMail,
  EmailChangeNotice,
  IdentityLinkedMail,
} from './account-mail-templates';
import { AccessTokenUses } from './access-tokens/bearer-tokens';
import { AccessTokenResolver } from './access-tokens/access-token.resolver';
import { Account, Session } from './account.entities';
import { AccountResolver } from './account.resolver';
import { accountData } from './accounts.personal-data';
import {
  ViewerAdministrationResolver,
  AdministrationResolver,
} from './administration/administration.resolver';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { DeletionResolver } from './deletion/deletion.resolver';
import { DomainInstructors } from './instructors/domain-instructors';
import {
  ViewerInstructorRequestResolver,
  InstructorAdministrationResolver,
} from './instructors/instructors.resolver';
import { PasswordChangedMail } from './passwords';
import { PasswordResetMail } from './password-reset.service';
import { PictureResolver } from './profile/picture.resolver';
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

/** Links, invitations, log-ins, secrets, sessions and access tokens that were not used in time. */
const expiredAccountRows: ExpiredRows = (now) => [
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

export const accounts: Module = {
  entities: [Account, Session],
  resolvers: [
    InstructorAdministrationResolver,
    ViewerInstructorRequestResolver,
    AccountResolver,
    PictureResolver,
    SecurityResolver,
    AccessTokenResolver,
    SecondFactorResolver,
    DeletionResolver,
    ViewerAdministrationResolver,
    AdministrationResolver,
    PlatformSignInProviderResolver,
    SignInProviderResolver,
  ],
  tasks: [DomainInstructors, AccountDeletionSweeper, AccessTokenUses],
  expiredRows: expiredAccountRows,
  mails: [
    InstructorDecidedMail,
    PasswordResetMail,
    PasswordChangedMail,
    EmailChangeMail,
    EmailChangeNotice,
    DataExportedMail,
    DeletionRequestedMail,
    AccountDeletedMail,
    IdentityLinkedMail,
    AccessTokenCreatedMail,
    SecondFactorOnMail,
    SecondFactorOffMail,
  ],
  personalData: [accountData],
};
