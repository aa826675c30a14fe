/** The context of an operation that is sent with this token, whoever is signed in by then. */
export function authorizationOf(token: string): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${token}` } };
}
