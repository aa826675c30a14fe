export const EMAIL_MAX_LENGTH = 254;

/**
 * The canonical form in which emails are stored and compared. Normalized twice, since some letters compose only in
 * lower case.
 */
export function canonicalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/**
 * Deliberately loose: one @ with something on both sides and a dot in the domain; only sending a mail can prove more.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Whether the text can be an email address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(canonicalEmail(text));
