/** Longer than any answer may take: reaching it means that the program hangs. */
const HANGS_AFTER_MS = 30_000;

/** One call of the documented paths; the parsed answer, or the text of one that is no JSON. */
export async function call(
  origin: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test looks into the shape its path documents
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

/** Logs in and returns the token; fails the test when that is refused. */
export async function logIn(origin: string, email: string, password: string): Promise<string> {
  const { status, body } = await call(origin, 'POST', '/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not log in: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}
