import { withFragment } from '../../../apollo/fragments';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { ShowMore } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { messageId } from './ChatMessage';
import { NEWEST_ID } from './followNewest';
import {
  ClearConversationsDocument,
  DeleteConversationDocument,
  MoreRecentChatsDocument,
  type RecentChatsFragment,
  useRecentChatsFragment,
} from './__generated__/RecentChats.generated';
import styles from './RecentChats.module.css';
import { useAction } from '../../../apollo/useAction';

interface RecentChatsProps {
  assistant: RecentChatsFragment;
  /** The current chat; null: a new one. */
  currentId: string | null;
  /** The viewer's own messages in it. */
  questions: readonly { id: string; text: string }[];
  onChoose: () => void;
  /** Called when the current chat has been deleted. */
  onGone: () => void;
}

/** Focus target after the chat beside it was deleted. */
const deleteButtonId = (chatId: string) => `delete-chat-${chatId}`;

/** The viewer's chats, most recently used first, with the viewer's messages below the current one. */
export const RecentChats = withFragment('assistant', useRecentChatsFragment, RecentChatsView);

function RecentChatsView({ assistant, currentId, questions, onChoose, onGone }: RecentChatsProps) {
  const client = useApolloClient();
  const deleteChat = useDeleteChat();
  const deleteAll = useDeleteAllChats();
  const { nodes, pageInfo } = assistant.conversations;
  if (nodes.length === 0) return <p className="wm-muted wm-small">Your chats are private and appear here.</p>;

  async function remove(chat: (typeof nodes)[number]) {
    const place = nodes.indexOf(chat);
    const next = nodes[place + 1] ?? nodes[place - 1];
    if (!(await deleteChat(chat))) return;
    if (chat.id === currentId) onGone();
    else if (next) document.getElementById(deleteButtonId(next.id))?.focus();
    else focusPageHeading();
  }

  async function removeAll() {
    if (!(await deleteAll())) return;
    if (currentId === null) focusPageHeading();
    else onGone();
  }

  return (
    <div className="wm-stack wm-align-start wm-gap-8">
      <ul className="wm-full">
        {nodes.map((chat) => (
          <li key={chat.id}>
            <div className={`wm-row wm-gap-4 ${styles.chat}`} data-current={chat.id === currentId}>
              <Link
                to={`${paths.assistantChat(chat.id, null, chat.lesson?.id)}#${NEWEST_ID}`}
                aria-current={chat.id === currentId ? 'page' : undefined}
                onClick={onChoose}
              >
                <span className={`wm-truncate ${styles.title}`}>{chat.title}</span>
                {chat.lesson && (
                  <span className={`wm-truncate ${styles.lesson}`}>Lesson: {chat.lesson.title}</span>
                )}
                <time dateTime={chat.updatedAt}>{formatDateTime(chat.updatedAt)}</time>
              </Link>
              <IconButton
                id={deleteButtonId(chat.id)}
                label={`Delete chat: ${chat.title}`}
                onClick={() => void remove(chat)}
              >
                <TrashIcon size={18} />
              </IconButton>
            </div>
            {chat.id === currentId && questions.length > 1 && (
              <ol className={`wm-small ${styles.questions}`} aria-label="Your messages in this chat">
                {questions.map(({ id, text }) => (
                  <li key={id}>
                    <Link
                      to={`${paths.assistantChat(chat.id, null, chat.lesson?.id)}#${messageId(id)}`}
                      onClick={onChoose}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <ShowMore
        pageInfo={pageInfo}
        fetchMore={({ variables: { after } }) =>
          client.query({
            query: MoreRecentChatsDocument,
            // If there is a next page, there is a cursor; the result is merged into the cached list.
            variables: { after: after! },
            fetchPolicy: 'network-only',
          })
        }
        failed="Older chats couldn’t be loaded. Try again."
        size="sm"
      >
        Load more
      </ShowMore>
      <Button variant="quiet" size="sm" onClick={() => void removeAll()}>
        Delete all chats
      </Button>
    </div>
  );
}

/** Deletes a chat after confirmation. Resolves to whether it was deleted. */
function useDeleteChat() {
  const { cache } = useApolloClient();
  return useAction(DeleteConversationDocument, {
    variables: ({ id }: { id: string; title: string }) => ({ id }),
    ask: ({ title }) => ({
      title: 'Delete this chat?',
      text: `“${title}” and its answers will be permanently deleted. Flashcards made in it stay.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    onDone: ({ id }) => {
      // Without broadcast, as the page may still show the chat until it switches to a new one.
      cache.evict({ id: cache.identify({ __typename: 'AssistantConversation', id }), broadcast: false });
    },
    done: 'Chat deleted',
    failed: 'The chat couldn’t be deleted. Try again.',
  });
}

/** Deletes all chats after confirmation. Resolves to whether they were deleted. */
const useDeleteAllChats = () =>
  useAction(ClearConversationsDocument, {
    variables: () => ({}),
    ask: () => ({
      title: 'Delete all chats?',
      text: 'Every question and answer will be permanently deleted. Flashcards made from them stay.',
      confirmLabel: 'Delete all',
      danger: true,
    }),
    done: 'All chats deleted',
    failed: 'The chats couldn’t be deleted. Try again.',
  });
