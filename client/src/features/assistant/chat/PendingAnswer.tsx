import { AnswerText } from './AnswerText';
import styles from './PendingAnswer.module.css';
import { AssistantMessage } from './MessageFrame';
import { useStreamedAnswer } from './useStreamedAnswer';

/** A pending answer, with its text as it streams in. */
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
