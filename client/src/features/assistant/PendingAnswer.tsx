import { AnswerText } from './AnswerText';
import styles from './PendingAnswer.module.css';
import { AssistantMessage } from './MessageFrame';
import { useStreamedAnswer } from './useStreamedAnswer';

/** An answer on its way: its words as they come, where they come one after the other. */
export function PendingAnswer({ requestId, streams }: { requestId: string; streams: boolean }) {
  return (
    <AssistantMessage>
      {streams ? <StreamedWords requestId={requestId} /> : <Waiting hasBegun={false} />}
    </AssistantMessage>
  );
}

function StreamedWords({ requestId }: { requestId: string }) {
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
