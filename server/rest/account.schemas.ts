import * as z from 'zod';
import {
  exportDataRules,
  logInRules,
  registerRules,
  requestPasswordResetRules,
  resetPasswordRules,
} from '../features/accounts/account.rules';
import { secondStepRules } from '../features/accounts/second-factor/second-factor.rules';
import { answerNamed, identityOf, fromRule, text } from './schema';

export const User = answerNamed(
  'User',
  'An account, as its owner sees it.',
  z.object({
    ...identityOf('account'),
    name: text('Name shown to others.', 'Ada Lovelace'),
    email: text('Email address used to log in.', 'student@waymark.test'),
    role: z.enum(['student', 'instructor', 'admin']).describe('Role of the account.'),
    profilePic: z
      .string()
      .nullable()
      .describe('Picture: an https URL, or a path on this server if it was uploaded; null if not given.'),
  }),
);

const email = (rule: z.core.$ZodType<unknown, string>) =>
  fromRule(rule, 'Email address, ignoring case, at most 254 characters.', 'student@waymark.test');

export const SignUp = z.object({
  name: fromRule(registerRules.shape.name, 'Name shown to others and on certificates.', 'Ada Lovelace'),
  email: email(registerRules.shape.email),
  password: fromRule(registerRules.shape.password, 'At least 6 characters, at most 256 bytes.', 'difference'),
  role: z.enum(['student', 'instructor']).describe('Role of the account. Administrators cannot sign up.'),
});

export const LogIn = z.object({
  email: email(logInRules.shape.email),
  password: fromRule(logInRules.shape.password, 'Password of the account.', 'waymark-demo'),
  code: z.optional(
    fromRule(
      secondStepRules.shape.code,
      'For an account with a second factor: the 6 digits that its authenticator app shows, or an unused recovery code.',
      '123456',
    ),
  ),
});

export const ResetRequest = z.object({ email: email(requestPasswordResetRules.shape.email) });

export const NewPassword = z.object({
  email: email(resetPasswordRules.shape.email),
  resetToken: fromRule(
    resetPasswordRules.shape.resetToken,
    'The most recent reset token. It works once, for 10 minutes.',
  ),
  newPassword: fromRule(
    resetPasswordRules.shape.newPassword,
    'At least 6 characters, at most 256 bytes; spaces count.',
    'analytical',
  ),
});

export const ExportData = z.object({
  password: fromRule(
    exportDataRules.shape.password,
    'Your password; null for an account without one.',
    'the-password-of-your-account',
  ),
});

export const SignedUp = z.object({ user: User });

export const LoggedIn = z.object({
  token: text(
    'Session token. Send it as `Authorization: Bearer …`. It expires after 14 days without use, after 60 days in any case, and when the password is reset.',
  ),
  user: User,
});

export const ResetRequested = z.object({
  message: text('Message to show to the user.', 'Reset token generated successfully'),
  resetToken: text(
    'The reset token, in demo mode and for a known email address only; otherwise it is sent by email.',
  ).optional(),
});

export const PasswordIsReset = z.object({
  message: text('Message to show to the user.', 'Password reset successful'),
});
