import type { AuditAction, DescribedAction } from './auditActions';

/** The actions about log-ins and accounts in the words of the page. */
export const ACCOUNT_ACTIONS = {
  SIGNED_IN: { group: 'logins', label: 'Log-in', sentence: '{actor} logged in' },
  SIGNED_IN_WITH_PROVIDER: {
    group: 'logins',
    label: 'Log-in with the sign-in provider',
    sentence: '{actor} logged in with the sign-in provider',
  },
  IDENTITY_LINKED: {
    group: 'logins',
    label: 'Sign-in provider linked',
    sentence: '{actor} linked their account to the sign-in provider',
  },
  IDENTITY_UNLINKED: {
    group: 'logins',
    label: 'Sign-in provider unlinked',
    sentence: '{actor} unlinked their account from the sign-in provider',
  },
  SIGN_IN_FAILED: {
    group: 'logins',
    label: 'Failed log-in',
    sentence: 'Somebody tried to log in as {subject} with a wrong password',
    withoutSubject: 'Somebody tried to log in with an email that has no account',
  },
  SIGNED_OUT_EVERYWHERE: {
    group: 'logins',
    label: 'Logged out everywhere',
    sentence: '{actor} logged {subject} out everywhere',
  },
  RESET_TOKEN_SENT: {
    group: 'logins',
    label: 'Reset token sent',
    sentence: '{actor} sent a reset token to {subject}',
  },
  PASSWORD_CHANGED: {
    group: 'logins',
    label: 'Password changed',
    sentence: '{actor} changed their password',
  },
  PASSWORD_RESET: {
    group: 'logins',
    label: 'Password reset',
    sentence: '{actor} chose a new password with a reset token',
  },
  ACCESS_TOKEN_CREATED: {
    group: 'logins',
    label: 'Access token created',
    sentence: '{actor} created an access token with {scopes}',
  },
  ACCESS_TOKEN_REVOKED: {
    group: 'logins',
    label: 'Access token revoked',
    sentence: '{actor} revoked an access token',
  },
  EMAIL_CHANGED: { group: 'logins', label: 'Email changed', sentence: '{actor} changed their email' },
  SECOND_FACTOR_ENABLED: {
    group: 'logins',
    label: 'Second factor turned on',
    sentence: '{actor} turned their second factor on',
  },
  SECOND_FACTOR_DISABLED: {
    group: 'logins',
    label: 'Second factor turned off',
    sentence: '{actor} turned their second factor off',
  },
  SECOND_FACTOR_REMOVED: {
    group: 'logins',
    label: 'Second factor removed',
    sentence: '{actor} removed the second factor of {subject}',
  },
  SECOND_FACTOR_FAILED: {
    group: 'logins',
    label: 'Wrong code',
    sentence: 'Somebody tried to log in as {subject} with the right password and a wrong code',
  },
  RECOVERY_CODE_USED: {
    group: 'logins',
    label: 'Recovery code used',
    sentence: '{actor} used a recovery code',
  },
  RECOVERY_CODES_RENEWED: {
    group: 'logins',
    label: 'New recovery codes',
    sentence: '{actor} made new recovery codes',
  },
  ADMINISTRATOR_INVITED: {
    group: 'accounts',
    label: 'Administrator invited',
    sentence: '{actor} made a link that makes {subject} an administrator',
    withoutSubject: '{actor} made a link to set up an administrator',
  },
  ADMINISTRATOR_SET_UP: {
    group: 'accounts',
    label: 'Administrator set up',
    sentence: '{actor} set up their administrator’s account with a link',
  },
  ROLE_CHANGED: {
    group: 'accounts',
    label: 'Role changed',
    sentence: '{actor} changed the role of {subject} from {from} to {to}',
  },
  ACCOUNT_SUSPENDED: { group: 'accounts', label: 'Suspended', sentence: '{actor} suspended {subject}' },
  ACCOUNT_REINSTATED: { group: 'accounts', label: 'Reinstated', sentence: '{actor} reinstated {subject}' },
  ACCOUNT_DELETION_REQUESTED: {
    group: 'accounts',
    label: 'Account deletion requested',
    sentence: '{actor} asked to delete their account, which unpublished {courses}',
  },
  ACCOUNT_DELETION_CANCELED: {
    group: 'accounts',
    label: 'Account deletion canceled',
    sentence: '{actor} kept their account after all, which published {courses} again',
  },
  ACCOUNT_DELETED: {
    group: 'accounts',
    label: 'Account deleted',
    sentence: 'The data of {subject} was deleted, as its owner had asked',
  },
} satisfies Partial<Record<AuditAction, DescribedAction>>;
