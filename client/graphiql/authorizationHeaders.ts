import { readToken } from '../src/lib/session';

/** The headers that authenticate a request as the viewer; empty if nobody is signed in. */
export function authorizationHeaders(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
