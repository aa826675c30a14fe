import { plainSigns } from './text.rules';

export const EMAIL_MAX_LENGTH = 254;

/**
 * The form in which emails are stored, compared and sent to. Also reads an address as programs copy and export it:
 * `"Eva" <eva@example.org>;`, `mailto:eva@example.org`. Normalized twice, since some letters compose only in lower case.
 */
export function canonicalEmail(email: string): string {
  const text = plainSigns(email.normalize('NFKC')).toLowerCase().normalize('NFKC').trim();
  const bracketed = /<([^<>]*)>[\s;,.]*$/u.exec(text)?.[1] ?? text;
  const address = bracketed.replace(/^[\s"'([<]+/u, '').replace(/[\s"')\]>;,.]+$/u, '');
  return address.replace(/^mailto:([^?]*).*$/u, '$1').trim();
}

/**
 * Deliberately loose: one @ with something on both sides and a dot in the domain; only sending a mail can prove more.
 * Signs that separate or quote addresses are in none.
 */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.'"(),:;<>[\]\\]+(\.[^\s@.'"(),:;<>[\]\\]+)+$/u;

/** Whether the text can be an email address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(canonicalEmail(text));
