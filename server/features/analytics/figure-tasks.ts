import type { Logger } from 'pino';
import { Clock } from '../../platform/clock';
import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';
import { FiguresService } from './figures.service';

/** Logger of the recount; a class, so that the container can inject it. */
export class FigureLog {
  constructor(readonly logger: Logger) {}
}

/** Folds recent changes into the kept figures; runs in one process at a time. */
@Service()
export class FigureFolder implements Task {
  readonly everySeconds = 5;

  constructor(private readonly figures: FiguresService) {}

  run(): Promise<number> {
    return this.figures.fold();
  }
}

/** Hours (UTC) in which courses are recounted. */
const NIGHT = { from: 1, to: 5 };

/** Logging every difference would flood the log if a whole course is wrong. */
const EXAMPLES_LOGGED = 5;

/** Recounts the figures of every course each night, one after the other; any difference is a bug. */
@Service()
export class FigureRecounter implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly figures: FiguresService,
    private readonly clock: Clock,
    private readonly log: FigureLog,
  ) {}

  /** Returns how many courses were recounted. */
  async run(stopping: AbortSignal): Promise<number> {
    for (let courses = 0; ; courses++) {
      const hour = this.clock.now().getUTCHours();
      if (stopping.aborted || hour < NIGHT.from || hour >= NIGHT.to) return courses;
      const recounted = await this.figures.recountNext();
      if (!recounted) return courses;
      const { courseId, differences } = recounted;
      if (differences.length > 0)
        this.log.logger.error(
          { courseId, count: differences.length, examples: differences.slice(0, EXAMPLES_LOGGED) },
          'Kept figures differed from the rows they are counted from; they have been repaired',
        );
    }
  }
}
