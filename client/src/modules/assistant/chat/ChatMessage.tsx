import { withFragment } from '../../../apollo/fragments';
import { type AssistantStep, NO_PRACTICE, STEP_TEXTS } from '#server/modules/assistant/assistant.rules';
import type { Account } from '../../../apollo/__generated__/types';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { ChevronRightIcon, RetryIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import { useId } from 'react';
import { toast } from '../../../ui/overlays/toast';
import { CopyIcon } from '../../../ui/icons/ToolIcons';
import { type ChatMessageFragment, useChatMessageFragment } from './__generated__/ChatMessage.generated';
import { AnswerText, AssistantMessage, UserMessage } from './MessageFrame';
import { SourceLink } from '../SourceLink';
import styles from './ChatMessage.module.css';
import { PracticeRun } from '../practice/PracticeRun';
import { QuestionsForDraft } from '../practice/QuestionsForDraft';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';

interface ChatMessageProps {
  message: ChatMessageFragment;
  role: Account['role'];
  /** The question this message answers, as title for generated content; '' for a question. */
  topic: string;
  isNewest: boolean;
  /** Repeats the question, for an answer that was stopped. */
  onAskAgain: (() => void) | null;
  /** Asks for what can follow a hint; null unless it is the last message. */
  onStep: ((step: AssistantStep) => void) | null;
  /** Asks for a hint for a practice question; null while an answer is pending. */
  onHint: ((question: string) => void) | null;
}

/** A chat message with its generated content. */
export const ChatMessage = withFragment('message', useChatMessageFragment, ChatMessageView);

function ChatMessageView(props: ChatMessageProps) {
  const { message, role, topic, isNewest, onAskAgain, onStep, onHint } = props;
  const { text, requestType, sources, questions, deck, wasStopped, nextSteps } = message;
  if (message.sender === 'USER')
    return <UserMessage id={messageId(message.id)} {...{ text, requestType, isNewest }} />;
  // Nothing was made for a stopped request, or where there is no practice.
  const wasDeckMade = requestType === 'FLASHCARD_CREATION' && text !== '' && !text.endsWith(NO_PRACTICE);
  const isDeckGone = wasDeckMade && !deck && sources.length > 0;
  return (
    <AssistantMessage id={messageId(message.id)}>
      {text ? <AnswerText>{text}</AnswerText> : <p>Stopped before an answer was written.</p>}
      {questions.length > 0 &&
        (role === 'INSTRUCTOR' ? (
          <QuestionsForDraft questions={questions} topic={topic} />
        ) : (
          <PracticeRun questions={questions} onHint={onHint} />
        ))}
      {deck && <NewDeck deck={deck} />}
      {isDeckGone && <p>The deck was deleted.</p>}
      <AnswerSources sources={sources} />
      {onStep && nextSteps.length > 0 && (
        <Cluster gap={8}>
          {nextSteps.map((step) => (
            <Button key={step} variant="secondary" size="sm" onClick={() => onStep(step)}>
              {STEP_TEXTS[step]}
            </Button>
          ))}
        </Cluster>
      )}
      {(wasStopped || requestType === 'TUTORING') && (
        <Cluster gap={8}>
          {wasStopped && <Badge tone="warning">Stopped</Badge>}
          {text && (
            <Button
              variant="quiet"
              size="sm"
              iconStart={<CopyIcon size={16} />}
              onClick={() => void copy(text)}
            >
              Copy answer
            </Button>
          )}
          {onAskAgain && (
            <Button variant="quiet" size="sm" iconStart={<RetryIcon size={16} />} onClick={onAskAgain}>
              Retry
            </Button>
          )}
        </Cluster>
      )}
    </AssistantMessage>
  );
}

/** Links to the passages that an answer comes from, best first. */
function AnswerSources({ sources }: { sources: ChatMessageFragment['sources'] }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className={`wm-stack wm-gap-8 wm-rule-above ${styles.sources}`}>
      <h3 className="wm-font-17" id={id}>
        Read more
      </h3>
      <ol aria-labelledby={id} className={styles.list}>
        {sources.map(({ name, source }, index) => (
          <li key={index}>
            <SourceLink source={source}>{name}</SourceLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Element id of a message. */
export const messageId = (id: string) => `message-${id}`;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Answer copied to clipboard!');
  } catch {
    // Permission denied or no secure context; the answer can still be selected and copied manually.
    toast.error('Failed to copy to clipboard');
  }
}

/** A newly generated deck, with a link to it. */
function NewDeck({ deck }: { deck: { id: string; title: string; cardCount: number; dueCount: number } }) {
  return (
    <div className="wm-cluster wm-justify-space-between wm-gap-16 wm-gap-y-12 wm-pad-16 wm-inset">
      <div>
        <p className="wm-anywhere wm-strong">{deck.title}</p>
        <p className="wm-muted wm-small">
          {formatCount(deck.cardCount, 'card')}, {deck.dueCount} due. The deck is saved.
        </p>
      </div>
      <Button component={Link} to={paths.flashcardDeck(deck.id)} iconEnd={<ChevronRightIcon size={16} />}>
        Review flashcards
      </Button>
    </div>
  );
}
