import type { IncomingMessage } from 'node:http';

/** Size limit of a request body in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A body that cannot be read, with the status and message of the response. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Parses the UTF-8 JSON body of a request. Rejects with a BodyError. */
export async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const text = (await bytesOf(request)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, 'The body is not valid JSON');
  }
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MAX_BODY_BYTES) return void chunks.push(chunk);
      // The rest is read and dropped, because closing the connection would lose the response.
      chunks.length = 0;
      reject(new BodyError(413, 'The body is too large'));
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new BodyError(400, 'The body is not complete')));
  });
}

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
