import { STATUS_CODES } from 'node:http';
import type OpenAI from 'openai';
import type { ClientOptions } from 'openai';
import { AssistantUnavailable } from '../assistant.types';
import { boundedResponse } from '../../../platform/bounded-response';
import { Service } from '../../../platform/injection';
import { Log } from '../../../platform/log';

/**
 * Why a provider did not answer.
 *
 * - `outage`: it was unreachable, too slow, or failed (5xx).
 * - `rate limit`: it asked for fewer requests (429), or timed out waiting for this one (408).
 * - `configuration`: it refused the request (any other 4xx): a wrong key, model or address. Retrying does not help.
 * - `unusable answer`: it answered, but nothing can be shown.
 */
export type ProviderFault = 'outage' | 'rate limit' | 'configuration' | 'unusable answer';

const NOT_SET_UP = 'The assistant is not set up correctly, so asking again will not help.';

/** The provider gave no answer that can be shown. The message is for users and contains nothing the provider sent. */
export class ProviderError extends Error {
  constructor(
    readonly fault: ProviderFault,
    /** The text of the status, as in STATUS_CODES. */
    readonly statusText: string,
    message = `API Error: ${statusText}${fault === 'configuration' ? `. ${NOT_SET_UP}` : ''}`,
  ) {
    super(message);
  }
}

/** The error for a response with this error status; 503 if there was none, 504 if it came too late. */
export function errorOfStatus(status: number): ProviderError {
  const text = STATUS_CODES[status] ?? 'Bad Gateway';
  if (status === 408 || status === 429) return new ProviderError('rate limit', text);
  const isRefused = status >= 400 && status < 500;
  return new ProviderError(isRefused ? 'configuration' : 'outage', text);
}

/** An answer arrived, but nothing can be shown. */
export const unusableAnswer = (statusText = 'Bad Gateway', message?: string): ProviderError =>
  new ProviderError('unusable answer', statusText, message);

/** Asks again once if the reply is unusable, unless the person stopped it. */
export const retryUnusable = <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  ask().catch((error: unknown) => {
    if (error instanceof ProviderError && error.fault === 'unusable answer' && !signal.aborted) return ask();
    throw error;
  });

/** Converts anything thrown while calling the provider; without a status it counts as unreachable. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  // fetch wraps errors thrown by a stream.
  if (error instanceof Error && error.cause instanceof ProviderError) return error.cause;
  // Compared by name, since under a test runner an error's class may come from another realm.
  if (error instanceof Error && error.name === 'SyntaxError') return unusableAnswer();
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? errorOfStatus(status) : errorOfStatus(503);
}

/** Logs what administrators should know of the calls of the provider. */
@Service()
export class ProviderLog {
  constructor(private readonly log: Log) {}

  /** What the person is told about an error of the provider; any other error is thrown again. */
  unavailable(error: unknown): AssistantUnavailable {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === 'configuration')
      this.log.logger.error(
        { status: error.statusText },
        'The assistant’s provider refuses its requests: check ASSISTANT_API_KEY, ASSISTANT_MODEL and ASSISTANT_URL',
      );
    return new AssistantUnavailable(error.message);
  }

  /** Logs that a call was made, and counts with its reservation instead of what it used. */
  notCorrected(error: unknown): void {
    this.log.logger.error(
      { err: error },
      'What a call of the assistant’s provider used could not be counted',
    );
  }
}

/** Limit of an answer, in bytes of UTF-8. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Limit of the raw response, in which each word has a JSON envelope. */
const WIRE_MAX_BYTES = 4 * 1024 * 1024;

/** fetch that aborts an oversized response and follows no redirect, which could send the key to another host. */
const boundedFetch: typeof fetch = async (input, init) =>
  boundedResponse(await fetch(input, { ...init, redirect: 'error' }), WIRE_MAX_BYTES, () =>
    unusableAnswer('Content Too Large'),
  );

/** Throws if the text exceeds the limit of an answer. */
export function refuseHeavy(text: string): void {
  if (Buffer.byteLength(text) > ANSWER_MAX_BYTES) throw unusableAnswer('Content Too Large');
}

/** A client that sends a request again once. Its package loads slowly, and most installations do not use it. */
export async function clientWith(apiKey: string | null, options: ClientOptions): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    // Local hosts need no key, but the package requires one.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 1,
    logLevel: 'off',
    fetch: boundedFetch,
    ...options,
  });
}
