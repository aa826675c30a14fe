import { readToken } from '../src/lib/session';

/** The headers that make a request the signed-in person's; empty when nobody is signed in. */
export function authorizationHeaders(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
