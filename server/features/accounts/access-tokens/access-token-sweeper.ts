import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { AccessTokenService } from './access-token.service';

/** Deletes access tokens that expired long ago, hourly. */
@Service()
export class AccessTokenSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly tokens: AccessTokenService) {}

  run(): Promise<void> {
    return this.tokens.removeExpired();
  }
}
