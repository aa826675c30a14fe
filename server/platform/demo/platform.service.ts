import { Role } from '../viewer';
import { forbidden } from '../errors';
import type { Platform } from './platform.types';

/** Password of every demo account; these exist only in demo mode. */
export const DEMO_PASSWORD = 'waymark-demo';

export const DEMO_ACCOUNTS = [
  { label: 'Student', role: Role.STUDENT, email: 'student@waymark.test' },
  { label: 'Instructor', role: Role.INSTRUCTOR, email: 'instructor@waymark.test' },
  { label: 'Teaching assistant', role: Role.INSTRUCTOR, email: 'assistant@waymark.test' },
  { label: 'Admin', role: Role.ADMIN, email: 'admin@waymark.test' },
] as const;

/** The message in demo mode to people who would change the whole platform. */
const SHARED_PLATFORM = 'Everyone shares this demo, so its settings can’t be changed.';

/**
 * Whether this process runs in demo mode, from the configuration only. Everybody knows the passwords of the demo
 * accounts: what would spoil or close the demo for the next visitor is refused there.
 */
export class DemoMode {
  constructor(readonly isOn: boolean) {}

  /** What the log-in page needs. No session required. */
  platform(): Platform {
    return {
      isDemo: this.isOn,
      demoAccounts: this.isOn
        ? DEMO_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD }))
        : [],
    };
  }

  /** Call it before a change of the whole platform: FORBIDDEN in demo mode. */
  protectPlatform(): void {
    if (this.isOn) throw forbidden(SHARED_PLATFORM);
  }

  /**
   * Call it before a change of the account with this email: FORBIDDEN for a demo account. `refused` says what is refused,
   * such as “they can’t be deleted”.
   */
  protectAccount(email: string, refused: string): void {
    if (this.isOn && DEMO_ACCOUNTS.some((account) => account.email === email))
      throw forbidden(`Everyone shares the demo accounts, so ${refused}.`);
  }
}
