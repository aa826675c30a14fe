import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the server throws with a sentence for people, such as `RATE_LIMITED` or `NOT_FOUND`. */
export function refusal(code: string, message: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}
