import * as z from 'zod/mini';
import { canonicalEmail, EMAIL_MAX_LENGTH, isEmailAddress } from '../../platform/email.rules';
import { isBlank, isStorableText } from '../../platform/text.rules';
import { isPublicHttpsUrl, optionalText, requiredLine, requiredText } from '../../platform/validation.rules';

const PASSWORD_MIN_LENGTH = 6;
const PASSWORD_MAX_BYTES = 256;

/** An email address of an account, in its canonical form; `required` is the message for a blank one. */
export const accountEmail = (required: string) =>
  requiredText('Email', EMAIL_MAX_LENGTH, required, canonicalEmail).check(
    z.refine(isEmailAddress, 'Please enter a valid email address'),
  );

/** A new password. It is not trimmed: spaces count, even at the ends. `required` is the message for a blank one. */
export function newPassword(required: string) {
  return z.string(required).check(
    z.refine((text) => !isBlank(text), required),
    z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
    z.refine(
      (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
      `Password can be at most ${PASSWORD_MAX_BYTES} bytes`,
    ),
    z.refine(isStorableText, 'Password contains unsupported characters'),
  );
}

/** A name of an account; `required` is the message for a blank one. */
export const accountName = (required: string) => requiredLine('Name', 100, required);

const name = accountName('Name is required');

/** The sentence about a password that is too easy to guess, see isCommonPassword. */
export const COMMON_PASSWORD = 'This password is easy to guess. Please choose a less common one.';

/** The message to instructors who were invited to teams only. */
export const TEAMS_ONLY =
  'Your account is for the teams of courses you were invited to. An administrator of this platform can let you have courses of your own.';

export const NEEDS_INVITATION =
  'Instructors need an invitation from an administrator of this platform. You can register as a student.';
export const NEEDS_DOMAIN =
  'Instructors need an email address of certain organizations on this platform. You can register as a student.';
export const INVALID_INVITATION = 'This invitation is invalid, was already used, or has expired';
/** The message to people without an account who log in with the provider. */
export const NO_ACCOUNT_YET = 'You have no account on this platform yet, and registration is closed.';
export const INVITATION_FOR_ANOTHER = 'This invitation is for another email address';

/** The administrator's words to somebody who asked to become an instructor. */
export const decisionRules = z.object({ note: optionalText('Note', 500) });

export const invitationRules = z.object({ email: accountEmail('Please enter an email address') });

/** Specification, section 5: sign-up offers student and instructor only. */
export const registerRules = z.object({
  name,
  email: accountEmail('Email is required'),
  password: newPassword(`Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
  role: z.enum(['STUDENT', 'INSTRUCTOR'], 'Role must be Student or Instructor'),
  /** The token of an invitation to become an instructor. */
  invitation: optionalText('Invitation', 200),
});

export type SignUp = z.output<typeof registerRules>;

/** No length limit on the password: one that could never have been set is simply wrong. */
export const logInRules = z.object({
  email: z.string('Email is required').check(z.trim(), z.minLength(1, 'Email is required')),
  password: z
    .string('Password is required')
    .check(z.refine((text) => !isBlank(text), 'Password is required')),
});

export const requestPasswordResetRules = z.object({
  email: accountEmail('Please enter your email address'),
});

export const resetPasswordRules = z.object({
  email: accountEmail('Email is required'),
  resetToken: requiredText('Reset token', 200, 'Please enter the reset token'),
  newPassword: newPassword('Please enter a new password'),
});

export type NewPassword = z.output<typeof resetPasswordRules>;

/** The form's check of the confirmation, which is never sent to the server. */
const isConfirmed = z.refine<{ newPassword: string; confirmation: string }>(
  (form) => form.newPassword === form.confirmation,
  { path: ['confirmation'], message: 'Passwords do not match' },
);

export const resetPasswordFormRules = z
  .extend(resetPasswordRules, { confirmation: z.string() })
  .check(isConfirmed);

/** The path of an uploaded picture. */
export const isUploadedPicture = (url: string): boolean => /^\/pictures\/[0-9a-f]{64}\.webp$/.test(url);

const isLanguage = (tag: string): boolean => {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** Whether this runtime knows the IANA time zone; offsets such as +01:00 and names in lower case are none. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Why codes of a second factor are refused for a while. */
export const TOO_MANY_CODES = 'Too many wrong codes. Please wait and try again later.';

export const PASSWORD_MISSING = 'Please enter your password';

/** The present password, asked for again. */
const ownPassword = z.string(PASSWORD_MISSING).check(z.refine((text) => !isBlank(text), PASSWORD_MISSING));

/** The present password; null for an account without one, whose session a log-in with the provider has confirmed. */
export const ownProof = z.optional(z.nullable(ownPassword));

export const changePasswordRules = z.object({
  currentPassword: ownPassword,
  newPassword: newPassword('Please enter a new password'),
});

export const changePasswordFormRules = z
  .extend(changePasswordRules, { confirmation: z.string() })
  .check(isConfirmed);

export const requestEmailChangeRules = z.object({
  newEmail: accountEmail('Email is required'),
  password: ownProof,
});

export const exportDataRules = z.object({ password: ownProof });

export const requestDeletionRules = z.object({
  email: accountEmail('Please enter your email address'),
  password: ownProof,
});

/** Says that a log-in with the sign-in provider cannot be completed any more, or not in this browser. */
export const SIGN_IN_EXPIRED =
  'This log-in has expired or was started in another window. Please start it again.';

/** What the provider's redirect has in its query, with the verifier of the browser. */
export const finishSignInRules = z.object({
  state: requiredText('State', 200, SIGN_IN_EXPIRED),
  verifier: requiredText('Verifier', 200, SIGN_IN_EXPIRED),
  /** null: the provider did not log in the person. */
  code: optionalText('Code', 4000),
  issuer: optionalText('Issuer', 2000),
  /** null: none. */
  error: optionalText('Error', 200),
});

export const startLinkRules = z.object({ password: ownProof });

export const linkAccountRules = z.object({
  token: requiredText('Link', 200, SIGN_IN_EXPIRED),
  password: ownPassword,
});

export const keepAccountRules = z.object({ token: requiredText('Token', 200, 'The token is missing') });

export const confirmEmailChangeRules = z.object({
  token: requiredText('Link', 200, 'The link is incomplete'),
});

export const updateProfileRules = z.object({
  /** Left out: unchanged. */
  name: z.optional(name),
  bio: optionalText('Bio', 2000),
  pictureUrl: optionalText('Picture address', 2000).check(
    z.refine(
      (url) => url === null || isUploadedPicture(url) || isPublicHttpsUrl(url),
      'Picture address must be an https:// address',
    ),
  ),
  /** Left out: unchanged. */
  language: z.optional(
    optionalText('Language', 35).check(
      z.refine((tag) => tag === null || isLanguage(tag), 'Please choose a language from the list'),
    ),
  ),
  /** Left out: unchanged. */
  timeZone: z.optional(
    optionalText('Time zone', 64).check(
      z.refine((zone) => zone === null || isTimeZone(zone), 'Please choose a time zone from the list'),
    ),
  ),
});

/** A set-up link's form: that of the registration, without a choice of role. */
export const setUpRules = z.extend(z.omit(registerRules, { role: true, invitation: true }), {
  token: requiredText('Link', 200, 'The link is incomplete'),
});

export type SetUp = z.output<typeof setUpRules>;
