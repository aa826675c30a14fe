import { canonicalEmail } from '../../platform/email.rules';

/** Who may register as an instructor. */
export enum InstructorAccess {
  EVERYONE = 'EVERYONE',
  BY_APPROVAL = 'BY_APPROVAL',
  BY_INVITATION = 'BY_INVITATION',
  BY_DOMAIN = 'BY_DOMAIN',
}

/**
 * A mail domain in lower case and in the ASCII form of internationalized names, so that equal domains are equal texts;
 * null if the text is no domain with a dot.
 */
export function canonicalDomain(text: string): string | null {
  const name = text.trim().replace(/^@/, '').replace(/\.$/, '');
  // Nothing that would become another part of an address.
  if (!/^[^\s@/?#:\\%[\]]+\.[^\s@/?#:\\%[\]]+$/u.test(name)) return null;
  const address = `https://${name}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // Numbers alone would be a network address.
  return hostname.length <= 253 && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
}

/** Whether the address belongs to one of the domains, which are canonical; subdomains are other domains. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const canonical = canonicalEmail(email);
  const domain = canonicalDomain(canonical.slice(canonical.lastIndexOf('@') + 1));
  return domain !== null && domains.includes(domain);
}
