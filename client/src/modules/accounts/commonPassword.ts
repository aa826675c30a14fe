import { COMMON_PASSWORD } from '#server/modules/accounts/account.rules';
import type { Refusal } from '../../lib/formOutcome';

/**
 * The error for the field `path` if the password is easy to guess, judged as the server does; null if it may be used, or
 * if the list of common passwords could not be loaded, since the server judges it again. `own` as for isCommonPassword.
 */
export async function commonPasswordRefusal(
  path: string,
  password: string,
  own: readonly string[],
): Promise<Refusal | null> {
  try {
    const { isCommonPassword } = await import('#server/modules/accounts/password-strength.rules');
    return isCommonPassword(password, own)
      ? { ok: false, fields: [{ path, message: COMMON_PASSWORD }] }
      : null;
  } catch {
    return null;
  }
}
