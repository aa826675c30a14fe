import type { MessageOutcome } from './MessageForm';

/** The result union of both mutations. */
type MessageResult =
  | { __typename: 'MessageSent' }
  | { __typename: 'UnknownRecipient'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: readonly { path: string; message: string }[] };

/** null if the message was sent. Throws without a result, as the outcome is then unknown. */
export function outcomeOf(result: MessageResult | undefined): MessageOutcome {
  if (!result) throw new Error('The server gave no result');
  return result.__typename === 'MessageSent' ? null : result;
}
