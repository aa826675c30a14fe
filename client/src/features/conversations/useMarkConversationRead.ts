import { attemptOrToast } from '../../apollo/attemptOrToast';
import { untilAnswered } from '../notifications/pendingMarks';
import { useMarkConversationReadMutation } from './useMarkConversationRead.generated';

/** Marks the messages of a conversation as read. The lists of notifications follow with the server's event. */
export function useMarkConversationRead(): (id: string) => Promise<void> {
  const [mark, { client }] = useMarkConversationReadMutation();
  return async (id) => {
    await attemptOrToast(
      () => untilAnswered(client, mark({ variables: { id } })),
      'The conversation couldn’t be marked as read.',
    );
  };
}
