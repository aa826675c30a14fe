import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { useClearConversationsMutation, useDeleteConversationMutation } from './useDeleteChats.generated';

/** Deletes a chat after confirmation. Resolves to whether it was deleted. */
export function useDeleteChat() {
  const [deleteConversation, { client }] = useDeleteConversationMutation();
  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const sure = await confirm({
      title: 'Delete this chat?',
      text: `“${title}” and its answers will be permanently deleted. Flashcards made in it stay.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    const isDeleted = await attemptOrToast(
      () => deleteConversation({ variables: { id } }),
      'The chat couldn’t be deleted. Try again.',
    );
    if (!isDeleted) return false;
    // Without broadcast, as the page may still show the chat until it switches to a new one.
    client.cache.evict({
      id: client.cache.identify({ __typename: 'AssistantConversation', id }),
      broadcast: false,
    });
    toast.success('Chat deleted');
    return true;
  };
}

/** Deletes all chats after confirmation. Resolves to whether they were deleted. */
export function useDeleteAllChats() {
  const [clear] = useClearConversationsMutation();
  return async (): Promise<boolean> => {
    const sure = await confirm({
      title: 'Delete all chats?',
      text: 'Every question and answer will be permanently deleted. Flashcards made from them stay.',
      confirmLabel: 'Delete all',
      danger: true,
    });
    if (!sure) return false;
    const isDeleted = await attemptOrToast(() => clear(), 'The chats couldn’t be deleted. Try again.');
    if (!isDeleted) return false;
    toast.success('All chats deleted');
    return true;
  };
}
