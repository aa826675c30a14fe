import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { ProviderSignInService } from './provider-sign-in.service';

/** Removes log-ins with the provider that were not completed, hourly. */
@Service()
export class ProviderSignInSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly signIns: ProviderSignInService) {}

  run(): Promise<void> {
    return this.signIns.removeExpired();
  }
}
