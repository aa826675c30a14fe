import { canonicalEmail, EMAIL_MAX_LENGTH, isEmailAddress } from '../../../platform/email.rules';
import { isBlank, isStorableText, singleLine, truncate } from '../../../platform/text.rules';
import { Role } from '../../../platform/viewer';
import { Database } from '../../../platform/database/database';
import { forbidden } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import type { AuditActor } from '../../../platform/audit/audit-log';
import { activeAdministrators, lockAdministration } from '../administration/administration.queries';
import { RoleChange } from '../role-change';
import { SignInProviderSettings } from './provider-client';
import { lockIdentity, mappedRolesOf, storeMappedRole } from './sign-in-provider.queries';

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
interface ClaimSettings {
  trustsEmails: boolean;
  /** A path with dots; null: roles are not taken from the provider. */
  roleClaim: string | null;
  instructorValues: readonly string[];
  adminValues: readonly string[];
}

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

const RANK: Record<Role, number> = { STUDENT: 0, INSTRUCTOR: 1, ADMIN: 2 };

/**
 * The role of an account after a log-in, given its present one, and those that the claim meant at the log-in before and
 * means now (null: none). Only a change of the claim changes the role, so that one that an administrator gave or took
 * here stays.
 */
export function roleAfter(present: Role, before: Role | null, now: Role | null): Role {
  if (now === before) return present;
  if (present === before) return now ?? Role.STUDENT;
  return now !== null && RANK[now] > RANK[present] ? now : present;
}

/** The highest of these roles; null if there is none. */
const highestOf = (roles: readonly Role[]): Role | null =>
  roles.reduce<Role | null>(
    (highest, role) => (highest === null || RANK[role] > RANK[highest] ? role : highest),
    null,
  );

const LAST_ADMINISTRATOR =
  'This linked account made you an administrator, and there is no other one. Make somebody else an administrator first.';

/** Gives accounts the roles that the configuration maps the provider's claim to. */
@Service()
export class MappedRoles {
  constructor(
    private readonly database: Database,
    private readonly roles: RoleChange,
    private readonly settings: SignInProviderSettings,
  ) {}

  /**
   * Applies the role of an identity whose claim changed, and returns the account's; null if the identity was
   * removed meanwhile. A change ends all sessions of the account. The last administrator keeps the role until there is another one.
   */
  async apply(identity: ProviderIdentity, address: string): Promise<Role | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const locked = await transaction.row(lockIdentity(identity));
      if (!locked) return null;
      const { accountId, role, mappedRole } = locked;
      const nextRole = roleAfter(role, mappedRole, identity.role);
      if (role === Role.ADMIN && nextRole !== role && (await this.isLast(accountId, transaction)))
        return role;
      await transaction.rows(storeMappedRole(identity));
      if (nextRole === role) return role;
      const change = { accountId, from: role, to: nextRole };
      await this.roles.apply(change, { actorId: null, address }, transaction);
      return nextRole;
    });
  }

  /**
   * Takes back the role that the claim of a removed identity gave, in the transaction that removed it, in which the
   * administration and the account are locked. FORBIDDEN for the last administrator.
   */
  async takeBack(
    { accountId, role, mappedRole }: { accountId: string; role: Role; mappedRole: Role | null },
    actor: AuditActor,
    transaction: Database,
  ): Promise<void> {
    if ((this.settings.provider?.roleClaim ?? null) === null) return;
    const others = await transaction.rows(mappedRolesOf(accountId));
    const nextRole = roleAfter(role, mappedRole, highestOf(others.map((other) => other.role)));
    if (nextRole === role) return;
    if (role === Role.ADMIN && (await this.isLast(accountId, transaction)))
      throw forbidden(LAST_ADMINISTRATOR);
    await this.roles.apply({ accountId, from: role, to: nextRole }, actor, transaction);
  }

  /** Whether no other administrator can log in. */
  private async isLast(accountId: string, transaction: Database): Promise<boolean> {
    const administrators = await transaction.rows(activeAdministrators);
    return !administrators.some(({ id }) => id !== accountId);
  }
}
