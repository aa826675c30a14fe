/** A base no real page has: whatever resolves away from it leads to another site. */
const HERE = 'https://here.invalid';

/**
 * The path a `returnTo` may lead to; null unless it is a path of this site, so that a link cannot send somebody who
 * logs in on to another one.
 */
export function safeReturnTo(returnTo: string | null): string | null {
  if (!returnTo?.startsWith('/') || !URL.canParse(returnTo, HERE)) return null;
  const url = new URL(returnTo, HERE);
  if (url.origin !== HERE) return null;
  // `/..//other.site` resolves to `//other.site`, which a browser would read as an address of its own.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
