import type { AssistantStep } from '../../../../../server/features/assistant/assistant.rules';
import type { Account } from '../../../apollo/generated/types';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import { PendingAnswer } from './PendingAnswer';
import styles from './Chat.module.css';
import { ChatMessage } from './ChatMessage';
import { ChatStart } from './ChatStart';
import type { ConversationQuery } from './Conversation.generated';
import { UserMessage, AssistantMessage } from './MessageFrame';
import type { OpenQuestion } from './openQuestion';

type Messages = NonNullable<
  NonNullable<ConversationQuery['viewer']>['assistant']['conversation']
>['messages'];

interface ChatProps {
  messages: Messages;
  /** The question that is pending or failed. */
  open: OpenQuestion | null;
  role: Account['role'];
  streams: boolean;
  onAskAgain: (question: Messages[number]) => void;
  /** Asks for what can follow the last answer, a hint. */
  onStep: (step: AssistantStep) => void;
  /** Asks for a hint for a practice question. */
  onHint: (question: string) => void;
  onRetry: () => void;
  onAskInNewChat: () => void;
  onDismiss: () => void;
  /** Called when a button that was pressed disappears, and with it the focus. */
  focusMessageBox: () => void;
}

/** The messages, oldest first, and the pending question. */
export function Chat(props: ChatProps) {
  const { messages, open, role, streams, onAskAgain, onHint, focusMessageBox } = props;
  const { onStep, onRetry, onAskInNewChat, onDismiss } = props;
  const thenFocusMessageBox = (act: () => void) => () => {
    act();
    focusMessageBox();
  };
  if (messages.length === 0 && !open) return <ChatStart role={role} />;
  const newest = messages.findLast(({ sender }) => sender === 'USER');
  return (
    <div className={styles.messages}>
      {messages.map((message, index) => {
        const question = message.sender === 'ASSISTANT' ? messages[index - 1] : undefined;
        const isLast = index === messages.length - 1 && !open;
        const mayAskAgain = question && message.wasStopped && isLast;
        return (
          <ChatMessage
            key={message.id}
            message={message}
            role={role}
            topic={question?.text ?? ''}
            isNewest={message === newest && !open}
            onAskAgain={mayAskAgain ? () => onAskAgain(question) : null}
            onStep={isLast ? (step) => thenFocusMessageBox(() => onStep(step))() : null}
            onHint={open ? null : onHint}
          />
        );
      })}
      {open && (
        <>
          <UserMessage text={open.text} requestType={open.requestType} isNewest />
          {open.failure ? (
            <AssistantMessage>
              <p>Sorry, something went wrong: {open.failure.message}</p>
              <p className={styles.safe}>
                {open.failure.isChatGone
                  ? 'Your question is still here. You can ask it in a new chat.'
                  : 'Your question is still here. Try again.'}
              </p>
              <Cluster gap={8}>
                {open.failure.isChatGone ? (
                  <Button variant="secondary" size="sm" onClick={thenFocusMessageBox(onAskInNewChat)}>
                    Ask in a new chat
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    iconStart={<RetryIcon size={16} />}
                    onClick={thenFocusMessageBox(onRetry)}
                  >
                    Retry
                  </Button>
                )}
                <Button variant="quiet" size="sm" onClick={thenFocusMessageBox(onDismiss)}>
                  Dismiss
                </Button>
              </Cluster>
            </AssistantMessage>
          ) : (
            <PendingAnswer key={open.requestId} requestId={open.requestId} streams={streams} />
          )}
        </>
      )}
    </div>
  );
}
