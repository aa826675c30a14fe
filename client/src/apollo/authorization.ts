/** Operation context that sends this token, regardless of the current session. */
export function authorizationOf(token: string): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${token}` } };
}
