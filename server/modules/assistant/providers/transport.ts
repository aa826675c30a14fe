import { boundedResponse } from '../../../platform/bounded-response';
import { unusableAnswer } from './provider-error';

/** Limit of an answer, in bytes of UTF-8. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Limit of the raw response, in which each word has a JSON envelope. */
const WIRE_MAX_BYTES = 4 * 1024 * 1024;

/** fetch that aborts an oversized response and follows no redirect, which could send the key to another host. */
export const boundedFetch: typeof fetch = async (input, init) =>
  boundedResponse(await fetch(input, { ...init, redirect: 'error' }), WIRE_MAX_BYTES, () =>
    unusableAnswer('Content Too Large'),
  );

/** Throws if the text exceeds the limit of an answer. */
export function refuseHeavy(text: string): void {
  if (Buffer.byteLength(text) > ANSWER_MAX_BYTES) throw unusableAnswer('Content Too Large');
}
