import type { MessageOutcome } from './MessageForm';

/** A result of either mutation as the form takes it. */
type MessageResult =
  | { __typename: 'MessageSent' }
  | { __typename: 'UnknownRecipient'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: readonly { path: string; message: string }[] };

/** null when it was sent. Throws when there was no result at all: then nobody knows. */
export function outcomeOf(result: MessageResult | undefined): MessageOutcome {
  if (!result) throw new Error('The server gave no result');
  return result.__typename === 'MessageSent' ? null : result;
}
