import { unusableAnswer } from './provider-error';

/** Limit of an answer, in bytes of UTF-8. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Limit of the raw response, in which each word has a JSON envelope. */
const WIRE_MAX_BYTES = 4 * 1024 * 1024;

/** fetch that aborts an oversized response, whatever its content-length says, and follows no redirect. */
export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect could send the key to another host.
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > WIRE_MAX_BYTES) controller.error(unusableAnswer('Content Too Large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

/** Throws if the text exceeds the limit of an answer. */
export function refuseHeavy(text: string): void {
  if (Buffer.byteLength(text) > ANSWER_MAX_BYTES) throw unusableAnswer('Content Too Large');
}
