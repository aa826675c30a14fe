import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';
import { NightlyRecount } from '../../platform/nightly-recount';
import { FiguresService } from './figures.service';

/** Folds recent changes into the kept figures; runs in one process at a time. */
@Service()
export class FigureFolder implements Task {
  readonly everySeconds = 5;

  constructor(private readonly figures: FiguresService) {}

  run(): Promise<number> {
    return this.figures.fold();
  }
}

/** Recounts the figures of every course each night. */
@Service()
export class FigureRecounter implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly figures: FiguresService,
    private readonly nightly: NightlyRecount,
  ) {}

  /** Returns how many courses were recounted. */
  run(stopping: AbortSignal): Promise<number> {
    return this.nightly.run(stopping, (now, since) => this.figures.recountNext(now, since));
  }
}
