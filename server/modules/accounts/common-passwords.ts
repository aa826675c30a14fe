import { Service } from '../../platform/injection';
import { InvalidInput } from '../../platform/user-error';
import { COMMON_PASSWORD } from './account.rules';

/** Refuses new passwords that are easy to guess; the list is loaded with the first one. */
@Service()
export class CommonPasswords {
  /** null if the password may be used; `path` is its field, `own` as for isCommonPassword. */
  async refusalOf(path: string, password: string, own: readonly string[]): Promise<InvalidInput | null> {
    const { isCommonPassword } = await import('./password-strength.rules');
    return isCommonPassword(password, own) ? new InvalidInput([{ path, message: COMMON_PASSWORD }]) : null;
  }
}
