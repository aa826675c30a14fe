import { type AssistantStep, FLASHCARD_PREFIX, QUIZ_PREFIX } from '#server/modules/assistant/assistant.rules';
import type { Account } from '../../../apollo/__generated__/types';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import { AnswerText } from './AnswerText';
import { Muted } from '../../../ui/text/Muted';
import styles from './Chat.module.css';
import { ChatMessage } from './ChatMessage';
import {
  type ConversationQuery,
  useAssistantWordsSubscription,
} from './__generated__/Conversation.generated';
import { AssistantMessage, UserMessage } from './MessageFrame';
import type { OpenQuestion } from './pendingQuestion';
import { useState } from 'react';

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
              <p>
                {open.failure.isChatGone
                  ? 'Your question is still here. You can ask it in a new chat.'
                  : 'The assistant didn’t answer. Your question is still here. Try again.'}
              </p>
              <Muted component="p" small>
                Sorry, something went wrong: {open.failure.message}
              </Muted>
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
            <AssistantMessage key={open.requestId}>
              {streams ? <StreamedAnswer requestId={open.requestId} /> : <Waiting hasBegun={false} />}
            </AssistantMessage>
          )}
        </>
      )}
    </div>
  );
}

/** Empty state of a chat: three examples of requests. */
function ChatStart({ role }: { role: Account['role'] }) {
  return (
    <div className={styles.start}>
      <h3 className={styles.title}>Ask about your courses</h3>
      <ol className={styles.requests}>
        <li>
          <strong>Ask.</strong> Every answer links to the lesson it comes from.
        </li>
        <li>
          <strong>{role === 'INSTRUCTOR' ? 'Write a quiz.' : 'Practice.'}</strong> Begin with “{QUIZ_PREFIX}”{' '}
          {role === 'INSTRUCTOR'
            ? 'and add the questions you like to a draft.'
            : 'for ungraded practice questions.'}
        </li>
        <li>
          <strong>Remember.</strong> Begin with “{FLASHCARD_PREFIX}” to get a deck that is shown again before
          you forget it.
        </li>
      </ol>
    </div>
  );
}

/** A pending answer's text as it streams in. */
function StreamedAnswer({ requestId }: { requestId: string }) {
  const words = useStreamedAnswer(requestId);
  return (
    <>
      {words && <AnswerText>{words}</AnswerText>}
      <Waiting hasBegun={words !== ''} />
    </>
  );
}

function Waiting({ hasBegun }: { hasBegun: boolean }) {
  return (
    <p className={styles.waiting}>
      <span className={styles.stops} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {hasBegun ? 'Still answering…' : 'Searching your course material…'}
    </p>
  );
}

interface StreamedAnswer {
  /** Offset of the text in the answer; above 0 if its beginning was missed. */
  start: number;
  text: string;
}

/** Inserts a streamed part at its offset; after a gap, keeps only the part. */
export function withWords({ start, text }: StreamedAnswer, from: number, words: string): StreamedAnswer {
  const at = from - start;
  if (at < 0 || at > text.length) return { start: from, text: words };
  return { start, text: text.slice(0, at) + words };
}

/** The text of a pending answer as received so far. */
function useStreamedAnswer(requestId: string): string {
  const [heard, setHeard] = useState<StreamedAnswer>({ start: 0, text: '' });
  useAssistantWordsSubscription({
    variables: { requestId },
    ignoreResults: true,
    onData: ({ data }) => {
      const words = data.data?.assistantAnswerStreamed;
      if (words) setHeard((before) => withWords(before, words.from, words.text));
    },
  });
  return heard.start > 0 ? `… ${heard.text}` : heard.text;
}
