/** A base URL no real page has, to detect a `returnTo` that resolves to another site. */
const HERE = 'https://here.invalid';

/** The validated `returnTo` path; null unless it is on this site, to prevent open redirects after login. */
export function safeReturnTo(returnTo: string | null): string | null {
  if (!returnTo?.startsWith('/') || !URL.canParse(returnTo, HERE)) return null;
  const url = new URL(returnTo, HERE);
  if (url.origin !== HERE) return null;
  // `/..//other.site` resolves to `//other.site`, which a browser would treat as a protocol-relative URL.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
