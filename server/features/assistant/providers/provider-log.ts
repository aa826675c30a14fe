import type { Logger } from 'pino';
import { AssistantUnavailable } from '../assistant.types';
import { ProviderError } from './provider-error';

const INTERVAL_MS = 10 * 60_000;

/** Logs what administrators should know of the calls of the provider, its refusals at most every ten minutes. */
export class ProviderLog {
  private nextAt = 0;

  constructor(private readonly logger: Logger) {}

  /** What the person is told about an error of the provider, which is recorded; any other error is thrown again. */
  unavailable(error: unknown, now: Date): AssistantUnavailable {
    if (!(error instanceof ProviderError)) throw error;
    this.record(error, now);
    return new AssistantUnavailable(error.message);
  }

  /** Logs configuration errors; ignores the others, which are temporary. */
  record(error: ProviderError, now: Date): void {
    if (error.fault !== 'configuration' || now.getTime() < this.nextAt) return;
    this.nextAt = now.getTime() + INTERVAL_MS;
    this.logger.error(
      { status: error.statusText },
      'The assistant’s provider refuses its requests: check ASSISTANT_API_KEY, ASSISTANT_MODEL and ASSISTANT_URL',
    );
  }

  /** Logs that a call was made, and counts with its reservation instead of what it used. */
  notCorrected(error: unknown): void {
    this.logger.error({ err: error }, 'What a call of the assistant’s provider used could not be counted');
  }
}
