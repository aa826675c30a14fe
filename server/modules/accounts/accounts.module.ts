import type { ExpiredRows } from '../../platform/expired-rows';
import { removeExpired } from '../../platform/expired-rows.queries';
import { removeUnconfirmed } from './second-factor/second-factor.queries';
import { removeEndedSessions, removeUnusedNetworks } from './session.queries';
import type { Module } from '../../platform/module';
import { AccountMails } from './account-mail-templates';
import { AccessTokenUses } from './access-tokens/bearer-tokens';
import { Account } from './account.entities';
import { AccountResolver } from './account.resolver';
import { personalData } from '../../platform/personal-data';
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

const SECRET = 'A secret, stored as a hash';

const accountData = personalData('To let you log in, and to keep others out of your account', [
  {
    table: 'accounts',
    person: 'id',
    identifies: ['email', 'name'],
    about: 'Your account and profile',
    withheld: { search_text: 'Name and email again, for searches', password_hash: SECRET },
    onDeletion: { anonymous: 'Courses, certificates and figures refer to it' },
  },
  { table: 'instructor_requests', about: 'Your request to become an instructor, and the answer' },
  {
    table: 'instructor_invitations',
    person: { address: 'email' },
    about: 'An invitation to register as an instructor that was sent to your address',
    keptFor: '7 days, or until it is used or withdrawn',
  },
  {
    table: 'set_up_links',
    person: { address: 'email' },
    about: 'A link to create an administrator’s account with your address',
    keptFor: '24 hours, or until it is used',
  },
  {
    table: 'sessions',
    about: 'The devices on which you are logged in',
    keptFor: 'Until you log out, after 14 days without use, and 60 days at most',
  },
  {
    table: 'personal_access_tokens',
    about: 'Access tokens that you created for programs of yours',
    keptFor:
      'Until you revoke them, set a new password or turn on a second factor, and 30 days after they expire at most',
  },
  {
    table: 'email_changes',
    identifies: ['new_email'],
    about: 'A new email address that you have not confirmed yet',
    keptFor: '24 hours, or until you confirm it',
  },
  {
    table: 'account_deletions',
    identifies: ['email', 'name'],
    about: 'When your account will be deleted, and what is restored if you keep it',
    keptFor: '14 days, in which you can change your mind',
    onDeletion: {
      anonymous: 'That it is deleted, and when; the email stays until the mail about it is sent',
    },
  },
  {
    table: 'account_identities',
    identifies: ['email'],
    about: 'Your accounts at the sign-in provider that are linked to this account',
    keptFor: 'Until you remove them',
  },
  {
    table: 'provider_sign_ins',
    about:
      'That you began to link your account to the sign-in provider, or to confirm with it that it is you',
    keptFor: '10 minutes, or until it is done',
    notExported: SECRET,
  },
  {
    table: 'provider_links',
    identifies: ['email'],
    about: 'Log-ins with the sign-in provider that wait for your password',
    keptFor: '10 minutes, or until they are linked',
  },
  {
    table: 'password_resets',
    about: 'Links with which you can set a new password',
    keptFor: '10 minutes, or until the link is used',
    notExported: SECRET,
  },
  {
    table: 'second_factors',
    about: 'The secret that your authenticator app shares, and the time of the code used last',
    keptFor: 'Until the second factor is turned off',
    notExported: 'A secret, with which codes can be made',
  },
  {
    table: 'recovery_codes',
    about: 'Your unused recovery codes',
    keptFor: 'Until they are used or replaced',
    notExported: SECRET,
  },
  {
    table: 'log_in_challenges',
    about: 'Log-ins that wait for a code of your second factor',
    keptFor: '30 minutes at most, or until the code is entered',
    notExported: SECRET,
  },
  {
    table: 'account_pictures',
    about: 'Your uploaded profile picture, in two sizes',
    keptFor: 'Until you remove or replace it',
    files: { large: 'webp', small: 'webp' },
  },
  {
    table: 'account_networks',
    about:
      'When you used networks from which you logged in. There, failed log-ins from elsewhere can’t lock you out',
    keptFor: '90 days after the last use, and the latest 20',
    withheld: { network_hash: 'A hash, which says nothing about the network' },
  },
  {
    table: 'last_edits',
    about: 'Courses, lessons and quizzes of your teams that you were the last to edit, and when',
    keptFor: 'Until somebody else edits them',
  },
]);

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
  mails: [AccountMails],
  personalData: [accountData],
};
