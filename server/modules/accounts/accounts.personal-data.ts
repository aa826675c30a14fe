import { personalData } from '../../platform/personal-data';

const SECRET = 'A secret, stored as a hash';

export const accountData = personalData('To let you log in, and to keep others out of your account', [
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
