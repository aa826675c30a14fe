import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { LogInChallenges } from '../log-in-challenges';
import { SecondFactorSetUp } from './second-factor-set-up';

/** Removes log-ins that nobody completed and secrets that nobody confirmed, hourly. */
@Service()
export class SecondFactorSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly challenges: LogInChallenges,
    private readonly setUp: SecondFactorSetUp,
  ) {}

  async run(): Promise<void> {
    await this.challenges.removeExpired();
    await this.setUp.removeExpired();
  }
}
