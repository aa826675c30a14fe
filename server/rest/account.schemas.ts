import * as z from 'zod';
import {
  logInRules,
  registerRules,
  requestPasswordResetRules,
  resetPasswordRules,
} from '../features/accounts/account.rules';
import { answerNamed, identityOf, fromRule, text } from './schema';

export type User = z.infer<typeof User>;
export const User = answerNamed(
  'User',
  'An account as its own person sees it.',
  z.object({
    ...identityOf('account'),
    name: text('Their name.', 'Ada Lovelace'),
    email: text('The address they log in with.', 'student@waymark.test'),
    role: z.enum(['student', 'instructor', 'admin']).describe('Decides which areas are theirs.'),
    profilePic: z.string().nullable().describe('An https address of a picture; null when not given.'),
  }),
);

const email = (rule: z.core.$ZodType<unknown, string>) =>
  fromRule(rule, 'Compared without regard to case; at most 254 characters.', 'student@waymark.test');

export const SignUp = z.object({
  name: fromRule(registerRules.shape.name, 'Stands on certificates and beside reviews.', 'Ada Lovelace'),
  email: email(registerRules.shape.email),
  password: fromRule(registerRules.shape.password, 'At least 6 characters, at most 256 bytes.', 'difference'),
  role: z.enum(['student', 'instructor']).describe('An admin cannot sign up.'),
});

export const LogIn = z.object({
  email: email(logInRules.shape.email),
  password: fromRule(logInRules.shape.password, 'The account’s password.', 'waymark-demo'),
});

export const ResetRequest = z.object({ email: email(requestPasswordResetRules.shape.email) });

export const NewPassword = z.object({
  email: email(resetPasswordRules.shape.email),
  resetToken: fromRule(resetPasswordRules.shape.resetToken, 'The newest one; it works once, for 10 minutes.'),
  newPassword: fromRule(
    resetPasswordRules.shape.newPassword,
    'At least 6 characters, at most 256 bytes; spaces count.',
    'analytical',
  ),
});

export const SignedUp = z.object({ user: User });

export const LoggedIn = z.object({
  token: text(
    'Opens the session: send it as `Authorization: Bearer …`. It ends after 14 days without use, after 60 days, and when the password is reset.',
  ),
  user: User,
});

export const ResetRequested = z.object({
  message: text('For people.', 'Reset token generated successfully'),
  resetToken: text(
    'Only in demo mode and only for an email with an account; elsewhere it comes by mail.',
  ).optional(),
});

export const PasswordIsReset = z.object({ message: text('For people.', 'Password reset successful') });
