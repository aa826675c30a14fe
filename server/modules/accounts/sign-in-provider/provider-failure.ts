import type { Logger } from 'pino';

/** A log-in that the provider did not complete. Its message and cause are for the log only. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused',
    cause: unknown,
  ) {
    super(
      `The sign-in provider ${kind === 'unreachable' ? 'cannot be reached' : 'returned no valid identity'}`,
      {
        cause,
      },
    );
  }
}

/** Tells the operator why log-ins with the provider fail. */
export class SignInProviderLog {
  constructor(private readonly logger: Logger) {}

  record(failure: ProviderFailure): void {
    this.logger.warn({ err: failure.cause }, failure.message);
  }
}
