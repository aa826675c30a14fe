import * as z from 'zod/mini';
import { ALL_SCOPES } from '../../../platform/access-scopes.rules';
import { requiredLine } from '../../../platform/validation.rules';
import { ownProof } from '../account.rules';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A year, and a day for the difference between time zones. */
const LONGEST_MS = 366 * DAY_MS;

export const MAX_TOKENS = 20;
export const TOO_MANY_TOKENS = `You can have up to ${MAX_TOKENS} access tokens. Please revoke one you no longer need.`;

/** A new access token, created at this time. */
export const accessTokenRules = (now: Date) =>
  z.object({
    name: requiredLine('Name', 80, 'Please name the token'),
    scopes: z
      .array(z.enum(ALL_SCOPES, 'Please choose scopes from the list'), 'Please choose at least one scope')
      .check(z.minLength(1, 'Please choose at least one scope'), z.maxLength(100)),
    expiresAt: z.date('Please choose when the token expires').check(
      z.refine((date) => date > now, 'The expiry must be in the future'),
      z.refine(
        (date) => date.getTime() <= now.getTime() + LONGEST_MS,
        'The expiry can be at most a year from now',
      ),
    ),
    password: ownProof,
  });
