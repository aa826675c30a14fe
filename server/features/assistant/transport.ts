import { unusableAnswer } from './provider-error';

/** What an answer may weigh, in bytes of UTF-8. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** What it may weigh on its way: every word travels in an envelope of its own. */
const WIRE_MAX_BYTES = 4 * 1024 * 1024;

/** fetch that breaks off an answer beyond all measure, whatever its length header says, and follows no redirect. */
export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect could take the key to another host.
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

/** Throws once a text is beyond what an answer may weigh. */
export function refuseHeavy(text: string): void {
  if (Buffer.byteLength(text) > ANSWER_MAX_BYTES) throw unusableAnswer('Content Too Large');
}
