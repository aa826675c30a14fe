import { canonicalEmail, EMAIL_MAX_LENGTH, isEmailAddress } from '../../../platform/email.rules';
import { isBlank, isStorableText, singleLine, truncate } from '../../../platform/text.rules';
import { Role } from '../../../platform/viewer';
import type { SignInProvider } from './provider-client';

/** Who somebody is, as the provider says. */
export interface ProviderIdentity {
  issuer: string;
  /** Never changes and is never given to anybody else, unlike the email. */
  subject: string;
  /** Canonical; null: none that the provider has verified. */
  email: string | null;
  name: string;
  /** The role that the configuration maps the claim to; null: none. */
  role: Role | null;
}

export type Claims = Readonly<Record<string, unknown>>;

/** What the configuration says about claims. */
type ClaimSettings = Pick<SignInProvider, 'trustsEmails' | 'roleClaim' | 'instructorValues' | 'adminValues'>;

/** The length that OpenID Connect allows. */
const SUBJECT_MAX_LENGTH = 255;
const NAME_MAX_LENGTH = 100;

/** null if there is no valid subject. */
export function identityOf(issuer: string, claims: Claims, settings: ClaimSettings): ProviderIdentity | null {
  const subject = textOf(claims.sub, SUBJECT_MAX_LENGTH);
  if (subject === null) return null;
  const email = verifiedEmailOf(claims, settings.trustsEmails);
  return {
    issuer,
    subject,
    email,
    name: nameOf(claims) ?? email?.split('@')[0] ?? 'New account',
    role: roleOf(claims, settings),
  };
}

/** Whether claims that the platform uses are missing, which the provider may return with the user info only. */
export const isIncomplete = (claims: Claims, { roleClaim }: ClaimSettings): boolean =>
  claims.email === undefined ||
  nameOf(claims) === null ||
  (roleClaim !== null && valueAt(claims, roleClaim) === undefined);

/** The claims of an ID token, with what only the user info has. An email counts as verified by what came with it. */
export function withUserInfo(claims: Claims, userInfo: Claims): Claims {
  const both = { ...userInfo, ...claims };
  if (claims.email === userInfo.email) return both;
  const { email_verified } = claims.email === undefined ? userInfo : claims;
  return { ...both, email_verified };
}

function verifiedEmailOf({ email, email_verified: verified }: Claims, trustsEmails: boolean): string | null {
  // A boolean (OpenID Connect Core 1.0, 5.1); text that looks like one comes from data that nobody checked.
  const isVerified = verified === true || (verified === undefined && trustsEmails);
  const text = textOf(email, EMAIL_MAX_LENGTH);
  if (!isVerified || text === null || !isEmailAddress(text)) return null;
  return canonicalEmail(text);
}

function nameOf(claims: Claims): string | null {
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string').join(' ');
  for (const name of [claims.name, parts, claims.preferred_username])
    if (typeof name === 'string' && isStorableText(name) && !isBlank(name))
      return truncate(singleLine(name), NAME_MAX_LENGTH);
  return null;
}

function roleOf(claims: Claims, { roleClaim, instructorValues, adminValues }: ClaimSettings): Role | null {
  if (roleClaim === null) return null;
  const value = valueAt(claims, roleClaim);
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  if (values.some((one) => adminValues.includes(one))) return Role.ADMIN;
  return values.some((one) => instructorValues.includes(one)) ? Role.INSTRUCTOR : null;
}

/** A claim may contain dots itself, such as an address as its name; then it is not a path. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Claims)[key]
          : undefined,
      claims,
    );
}

function textOf(value: unknown, maxLength: number): string | null {
  const isText = typeof value === 'string' && value !== '' && value.length <= maxLength;
  return isText && isStorableText(value) ? value : null;
}
