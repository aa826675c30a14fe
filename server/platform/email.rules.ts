import { plainSigns } from './text.rules';

export const EMAIL_MAX_LENGTH = 254;
/**
 * The maximum length of an address with a name and brackets. Longer text is not even read, because that takes time by
 * the square of its length.
 */
const COPIED_MAX_LENGTH = 1000;
const DOMAIN_MAX_LENGTH = 253;

/**
 * The form in which emails are stored, compared and sent to. Also reads an address as programs copy and export it:
 * `"Eva" <eva@example.org>;`, `mailto:eva@example.org`. Fields of browsers give domains in ASCII, so all have that form.
 * Normalized twice, since some letters compose only in lower case. Text that is too long for an address stays as it is.
 */
export function canonicalEmail(email: string): string {
  if (email.length > COPIED_MAX_LENGTH) return email;
  const text = plainSigns(email.normalize('NFKC')).toLowerCase().normalize('NFKC').trim();
  const bracketed = /<([^<>]*)>[\s;,.]*$/u.exec(text)?.[1] ?? text;
  const address = bracketed.replace(/^[\s"'([<]+/u, '').replace(/[\s"')\]>;,.]+$/u, '');
  const mailbox = address.replace(/^mailto:([^?]*).*$/u, '$1').trim();
  const [local, domain, ...others] = mailbox.split('@');
  return domain === undefined || others.length > 0
    ? mailbox
    : `${local}@${canonicalDomain(domain) ?? domain}`;
}

/**
 * A mail domain in lower case and in the ASCII form of internationalized names, so that equal domains are equal texts;
 * null if the text is no domain with a dot.
 */
export function canonicalDomain(text: string): string | null {
  const name = text.trim().replace(/^@/, '').replace(/\.$/, '');
  if (name.length > DOMAIN_MAX_LENGTH) return null;
  // Nothing that would become another part of an address.
  if (!/^[^\s@/?#:\\%[\]]+\.[^\s@/?#:\\%[\]]+$/u.test(name)) return null;
  const address = `https://${name}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // Numbers alone would be a network address.
  return hostname.length <= DOMAIN_MAX_LENGTH && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)
    ? hostname
    : null;
}

/**
 * Deliberately loose: one @ with something on both sides and a dot in the domain; only sending a mail can prove more.
 * Signs that separate or quote addresses are in none.
 */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.'"(),:;<>[\]\\]+(\.[^\s@.'"(),:;<>[\]\\]+)+$/u;

/** Whether the text can be an email address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(canonicalEmail(text));
