/** A request of the REST API, or of GraphQL if `path` is '/graphql'. */
export interface DrillRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** The outcome of a request. */
export type Reply =
  /** A complete JSON response other than "unavailable", whatever its status. */
  | { kind: 'answered'; status: number; body: unknown }
  /** The typed "unavailable": 503 with a JSON error, or DATABASE_UNAVAILABLE over GraphQL. */
  | { kind: 'unavailable' }
  /** Typed JSON from a proxy in place of a server that was down; the request may have been executed. */
  | { kind: 'answeredByProxy' }
  /** Refused, reset or closed before the response was complete. */
  | { kind: 'disconnected'; reason: string }
  | { kind: 'timed out' }
  /** Something that is not JSON, such as a proxy's own page. */
  | { kind: 'untyped'; status: number; text: string };

/** Longer than any response may take. */
const TIMEOUT_MS = 30_000;
/** Set by deploy/haproxy.cfg on the responses that HAProxy makes itself. */
const PROXY_HEADER = 'x-answered-by';
const SHOWN_CHARACTERS = 200;

/** Sends the request once; never throws. */
export async function requestOnce(
  origin: string,
  { method, path, token, body }: DrillRequest,
): Promise<Reply> {
  let status: number;
  let text: string;
  let isOfProxy: boolean;
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    isOfProxy = response.headers.has(PROXY_HEADER);
    text = await response.text();
  } catch (error) {
    return failureOf(error);
  }
  const parsed = parseJson(text);
  if (parsed === undefined) return { kind: 'untyped', status, text: text.slice(0, SHOWN_CHARACTERS) };
  if (isOfProxy) return { kind: 'answeredByProxy' };
  return isUnavailable(status, parsed) ? { kind: 'unavailable' } : { kind: 'answered', status, body: parsed };
}

function failureOf(error: unknown): Reply {
  if (!(error instanceof Error)) return { kind: 'disconnected', reason: String(error) };
  if (error.name === 'TimeoutError') return { kind: 'timed out' };
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return { kind: 'disconnected', reason: cause?.code ?? cause?.message ?? error.message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface ErrorBody {
  error?: unknown;
  errors?: { extensions?: { code?: unknown } }[];
}

function isUnavailable(status: number, body: unknown): boolean {
  const { error, errors = [] } = (body ?? {}) as ErrorBody;
  if (errors.length > 0) return errors.every(({ extensions }) => extensions?.code === 'DATABASE_UNAVAILABLE');
  return status === 503 && typeof error === 'string';
}
