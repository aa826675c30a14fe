import { Service } from '../../platform/injection';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import type { Platform } from './platform.types';

/** Whether this process runs in demo mode, from the configuration only. */
export class DemoMode {
  constructor(readonly isOn: boolean) {}
}

@Service()
export class PlatformService {
  constructor(private readonly demo: DemoMode) {}

  /** No sign-in required. */
  platform(): Platform {
    return {
      isDemo: this.demo.isOn,
      demoAccounts: this.demo.isOn
        ? DEMO_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD }))
        : [],
    };
  }
}
