import { canonicalDomain, canonicalEmail } from '../email.rules';

/** Who may register as an instructor. */
export enum InstructorAccess {
  EVERYONE = 'EVERYONE',
  BY_APPROVAL = 'BY_APPROVAL',
  BY_INVITATION = 'BY_INVITATION',
  BY_DOMAIN = 'BY_DOMAIN',
}

/** Whether the address belongs to one of the domains, which are canonical; subdomains are other domains. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const canonical = canonicalEmail(email);
  const domain = canonicalDomain(canonical.slice(canonical.lastIndexOf('@') + 1));
  return domain !== null && domains.includes(domain);
}
