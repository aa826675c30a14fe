import { Extensions } from 'type-graphql';
import type { AccessScope } from './access-scopes.rules';
import { forbidden } from './errors';
import type { Viewer } from './viewer';

/** What an operation requires of an access token. Sessions may do everything. */
export type RequiredScope = AccessScope | 'none' | 'session only';

/**
 * Decorates a field, or a type for all of its fields, with the scope that access tokens need for it. A root field and a
 * field that runs a method, which declare nothing on a type that declares nothing, are not available to access tokens; a
 * plain property comes with its object.
 */
export const RequiresScope = (scope: RequiredScope) => Extensions({ scope });

/**
 * Extensions of a query whose result for a visitor depends on public data alone: not on an account, address or time.
 * Such a result may be served to other visitors, and to access tokens without a scope.
 */
export const IS_PUBLIC = { isPublic: true, scope: 'none' satisfies RequiredScope };

export const SESSION_ONLY = 'An access token can’t do this. Log in to do it.';
export const lacksScope = (scope: AccessScope): string => `This access token lacks the scope ${scope}`;

/** Throws FORBIDDEN if the viewer has an access token that does not have one of these scopes. */
export function requireScopes(viewer: Viewer | null, required: Iterable<RequiredScope>): void {
  const granted = viewer?.scopes;
  if (!granted) return;
  for (const scope of required) {
    if (scope === 'none') continue;
    if (scope === 'session only') throw forbidden(SESSION_ONLY);
    if (!granted.has(scope)) throw forbidden(lacksScope(scope));
  }
}

/**
 * The viewer for a public read that shows more to some accounts; null, as for a visitor, for an access token without the
 * scope for that.
 */
export const viewerWithScope = (viewer: Viewer | null, scope: AccessScope): Viewer | null =>
  viewer?.scopes && !viewer.scopes.has(scope) ? null : viewer;

/** The sentence that documents the requirement. */
export function requirementInWords(scope: RequiredScope): string {
  if (scope === 'none') return 'Access tokens need no scope.';
  if (scope === 'session only') return 'Not available to access tokens.';
  return `Access tokens need the scope \`${scope}\`.`;
}
