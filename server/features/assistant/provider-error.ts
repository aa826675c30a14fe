import { STATUS_CODES } from 'node:http';

/**
 * What kept a provider from answering.
 *
 * - `outage`: it was not reached, took too long, or failed itself (5xx).
 * - `rate limit`: it is up and asked for fewer requests (429), or gave up waiting for this one (408).
 * - `configuration`: it refused the request (any other 4xx): a wrong key, model or address. Trying again does not help.
 * - `unusable answer`: it answered, and nothing of it can be shown.
 */
export type ProviderFault = 'outage' | 'rate limit' | 'configuration' | 'unusable answer';

const NOT_SET_UP = 'The assistant is not set up correctly, so asking again will not help.';

/** The provider gave no answer that can be shown. The message is for people and holds nothing the provider said. */
export class ProviderError extends Error {
  constructor(
    readonly fault: ProviderFault,
    /** As in STATUS_CODES. */
    readonly statusText: string,
  ) {
    super(`API Error: ${statusText}${fault === 'configuration' ? `. ${NOT_SET_UP}` : ''}`);
  }

  /** Whether the same request may well succeed a moment later. */
  get isRetryable(): boolean {
    return this.fault === 'outage' || this.fault === 'rate limit';
  }
}

/** The error for a response with this status, which is not a success. */
export function errorOfStatus(status: number): ProviderError {
  const text = STATUS_CODES[status] ?? 'Bad Gateway';
  if (status === 408 || status === 429) return new ProviderError('rate limit', text);
  const isRefused = status >= 400 && status < 500;
  return new ProviderError(isRefused ? 'configuration' : 'outage', text);
}

/** The provider was not reached (503) or took too long (504). */
export const outage = (status: 503 | 504): ProviderError => errorOfStatus(status);

/** An answer arrived, and nothing of it can be shown. */
export const unusableAnswer = (statusText = 'Bad Gateway'): ProviderError =>
  new ProviderError('unusable answer', statusText);

/** The error for whatever was thrown while the provider was asked: without a status, it was not reached. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  // fetch wraps what a stream threw.
  if (error instanceof Error && error.cause instanceof ProviderError) return error.cause;
  // By name: under a test runner, an error may be of another realm's class.
  if (error instanceof Error && error.name === 'SyntaxError') return unusableAnswer();
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? errorOfStatus(status) : outage(503);
}
