import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { NightlyRecount } from '../../../platform/nightly-recount';
import { PassagesService } from './passages.service';

/** Recounts the passages of every course each night. */
@Service()
export class PassagesRecounter implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly passages: PassagesService,
    private readonly nightly: NightlyRecount,
  ) {}

  /** Returns how many courses were recounted. */
  run(stopping: AbortSignal): Promise<number> {
    return this.nightly.run(stopping, (now, since) => this.passages.recountNext(now, since));
  }
}
