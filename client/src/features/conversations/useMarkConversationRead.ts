import { errorSentence } from '../../apollo/errors';
import { toast } from '../../ui/overlays/toast';
import { untilAnswered } from '../notifications/pendingMarks';
import { useMarkConversationReadMutation } from './useMarkConversationRead.generated';

/** Marks the messages of a conversation as read. The lists of notifications follow with the server's event. */
export function useMarkConversationRead(): (id: string) => Promise<void> {
  const [mark, { client }] = useMarkConversationReadMutation();
  return async (id) => {
    try {
      await untilAnswered(client, mark({ variables: { id } }));
    } catch (error) {
      toast.error(errorSentence(error, 'The conversation couldn’t be marked as read.'));
    }
  };
}
