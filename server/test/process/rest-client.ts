/** Longer than any response may take: a timeout means that the program hangs. */
const HANGS_AFTER_MS = 30_000;

/** Calls the REST API; returns the parsed response, or its text if it is not JSON. */
export async function call(
  origin: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- each test looks into the shape its path documents
): Promise<{ status: number; body: any }> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** Logs in and returns the token; fails the test if that is refused. */
export async function logIn(origin: string, email: string, password: string): Promise<string> {
  const { status, body } = await call(origin, 'POST', '/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not log in: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}
