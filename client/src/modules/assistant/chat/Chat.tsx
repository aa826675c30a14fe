import { type AssistantStep, FLASHCARD_PREFIX, QUIZ_PREFIX } from '#server/modules/assistant/assistant.rules';
import type { Account } from '../../../apollo/__generated__/types';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import styles from './Chat.module.css';
import { ChatMessage } from './ChatMessage';
import {
  type ConversationQuery,
  useAssistantWordsSubscription,
} from './__generated__/Conversation.generated';
import { AnswerText, AssistantMessage, UserMessage } from './MessageFrame';
import type { OpenQuestion } from './question';
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
  /** What an empty chat offers to ask. */
  questions: readonly string[];
  onAsk: (question: string) => void;
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
  const { messages, open, role, streams, questions, onAsk, onAskAgain, onHint, focusMessageBox } = props;
  const { onStep, onRetry, onAskInNewChat, onDismiss } = props;
  const thenFocusMessageBox = (act: () => void) => () => {
    act();
    focusMessageBox();
  };
  if (messages.length === 0 && !open)
    return (
      <ChatStart questions={questions} onAsk={(question) => thenFocusMessageBox(() => onAsk(question))()} />
    );
  const newest = messages.findLast(({ sender }) => sender === 'USER');
  return (
    <div className="wm-stack wm-gap-16">
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
              <p className="wm-muted wm-small">Sorry, something went wrong: {open.failure.message}</p>
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

interface ChatStartProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** An empty chat: questions to press. */
function ChatStart({ questions, onAsk }: ChatStartProps) {
  return (
    <Stack gap={12} className={styles.start}>
      <p>Ask anything about your courses.</p>
      {questions.map((question) => (
        <Button key={question} variant="secondary" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </Stack>
  );
}

const LESSON_QUESTIONS = [
  'Summarize this lesson',
  'Explain this lesson in plain words',
  'I am stuck on the exercise',
];
const COURSE_QUESTIONS = [
  'What is next in this course?',
  'What should I repeat in this course?',
  'How many lessons are left in this course?',
];
const OWN_QUESTIONS = ['What is next for me?', 'What should I repeat?', 'What did I get in my last quiz?'];

interface Place {
  lessonId: string | null;
  courseId: string | null;
  role: Account['role'];
  /** The course that is chosen, or one that the viewer teaches. */
  courseTitle?: string | undefined;
}

/** What can be asked first at this place. */
export function firstQuestions({ lessonId, courseId, role, courseTitle }: Place): readonly string[] {
  if (lessonId !== null) return LESSON_QUESTIONS;
  if (role === 'STUDENT') return courseId === null ? OWN_QUESTIONS : COURSE_QUESTIONS;
  if (!courseTitle) return [];
  return [
    `${QUIZ_PREFIX} ${courseTitle}`,
    `${FLASHCARD_PREFIX} ${courseTitle}`,
    `What is ${courseTitle} about?`,
  ];
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
    <p className={`wm-row wm-gap-12 wm-muted ${styles.waiting}`}>
      <span className={`wm-row wm-gap-8 ${styles.stops}`} aria-hidden="true">
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
