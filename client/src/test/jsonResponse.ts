/** A response for a stubbed `fetch`, as jsdom has no Response. */
export function jsonResponse(status: number, body: unknown, contentType = 'application/json'): Response {
  return {
    status,
    ok: status < 300,
    headers: new Headers({ 'content-type': contentType }),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
    blob: () => Promise.resolve(body),
  } as unknown as Response;
}

/** The /healthz response of a live server. */
export const aliveResponse = () => jsonResponse(200, { status: 'alive' });
