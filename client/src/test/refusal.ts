import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** A server error with a message for users, such as `RATE_LIMITED` or `NOT_FOUND`. */
export function refusal(code: string, message: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}
