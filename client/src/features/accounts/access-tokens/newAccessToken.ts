import { accessTokenRules } from '../../../../../server/features/accounts/access-tokens/access-token.rules';
import type { AccessScope } from '../../../../../server/platform/access-scopes.rules';
import { check } from '../../../../../server/platform/validation.rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The choice of a date instead of a number of days. */
export const ON_DATE = 'date';
export const LIFETIMES = [30, 60, 90, 365];

/** What the form contains. */
export interface NewAccessToken {
  name: string;
  scopes: AccessScope[];
  /** Days until it expires, or ON_DATE. */
  lifetime: string;
  /** The date, as in a date field; it is the last day of the token. */
  expiresAt: string;
  /** null: the session is confirmed. */
  password: string | null;
}

/** An empty form. */
export const BLANK: NewAccessToken = { name: '', scopes: [], lifetime: '30', expiresAt: '', password: '' };

/** Validates the form with the server's rules, as of now. */
export function checkNewAccessToken({ name, scopes, lifetime, expiresAt, password }: NewAccessToken) {
  const now = new Date();
  const expiry =
    lifetime === ON_DATE
      ? new Date(`${expiresAt}T23:59:59`)
      : new Date(now.getTime() + Number(lifetime) * DAY_MS);
  return check(accessTokenRules(now), { name, scopes, expiresAt: expiry, password });
}
