import type { Logger } from 'pino';
import { Clock } from '../../platform/clock';
import type { Task } from '../../platform/feature';
import { Service } from '../../platform/injection';
import { FiguresService } from './figures.service';

/** Where the recount reports; a class of its own so that the container can hand it over. */
export class FigureLog {
  constructor(readonly logger: Logger) {}
}

/** Adds what was written lately to the kept figures; of many processes one at a time does. */
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

/** More than one line for each would bury the log when something is wrong with a whole course. */
const EXAMPLES_LOGGED = 5;

/** Counts the figures of every course anew each night, one course after the other; a difference is an error of ours. */
@Service()
export class FigureRecounter implements Task {
  readonly everySeconds = 10 * 60;

  constructor(
    private readonly figures: FiguresService,
    private readonly clock: Clock,
    private readonly log: FigureLog,
  ) {}

  /** How many courses were recounted. */
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
