import type { Logger } from 'pino';

/** The log of the process; a class, so that the container can inject it. */
export class Log {
  constructor(readonly logger: Logger) {}
}
