/** An answer of the server for a stubbed `fetch`: jsdom has no Response. */
export function jsonResponse(status: number, body: unknown, contentType = 'application/json'): Response {
  return {
    status,
    ok: status < 300,
    headers: new Headers({ 'content-type': contentType }),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as Response;
}

/** What /healthz answers while the server is alive. */
export const aliveResponse = () => jsonResponse(200, { status: 'alive' });
