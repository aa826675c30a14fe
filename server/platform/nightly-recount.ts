import type { Logger } from 'pino';
import { Clock } from './clock';
import { Service } from './injection';

/** Hours (UTC) in which courses are recounted. */
const NIGHT = { from: 1, to: 5 };
const HOUR_MS = 60 * 60 * 1000;
const RECOUNTED_EVERY_MS = 20 * HOUR_MS;

/** Logging every difference would flood the log if a whole course is wrong. */
const EXAMPLES_LOGGED = 5;

/** Logger of the recounts; a class, so that the container can inject it. */
export class RecountLog {
  constructor(readonly logger: Logger) {}
}

/** The recount of one course. */
export interface CourseRecount {
  courseId: string;
  /** What was wrong and has been corrected. */
  differences: unknown[];
}

/** Recounts what is derived from the rows of a course, each night, one course after the other; any difference is a bug. */
@Service()
export class NightlyRecount {
  constructor(
    private readonly clock: Clock,
    private readonly log: RecountLog,
  ) {}

  /**
   * Calls `recountNext` until it returns null, the night ends or the process stops; returns how many courses were
   * recounted. `recountNext` recounts a course that was not recounted since the given time.
   */
  async run(
    stopping: AbortSignal,
    recountNext: (now: Date, since: Date) => Promise<CourseRecount | null>,
  ): Promise<number> {
    for (let courses = 0; ; courses++) {
      const now = this.clock.now();
      const hour = now.getUTCHours();
      if (stopping.aborted || hour < NIGHT.from || hour >= NIGHT.to) return courses;
      const recounted = await recountNext(now, new Date(now.getTime() - RECOUNTED_EVERY_MS));
      if (!recounted) return courses;
      const { courseId, differences } = recounted;
      if (differences.length > 0)
        this.log.logger.error(
          { courseId, count: differences.length, examples: differences.slice(0, EXAMPLES_LOGGED) },
          'What is kept of a course differed from the rows it comes from; it has been repaired',
        );
    }
  }
}
