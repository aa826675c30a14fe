import { AnswerText } from './AnswerText';
import styles from './AnswerUnderWay.module.css';
import { Said } from './MessageFrame';
import { useAnswerWords } from './useAnswerWords';

/** An answer on its way: its words as they come, where they come one after the other. */
export function AnswerUnderWay({ requestId, streams }: { requestId: string; streams: boolean }) {
  return <Said>{streams ? <StreamedWords requestId={requestId} /> : <Waiting hasBegun={false} />}</Said>;
}

function StreamedWords({ requestId }: { requestId: string }) {
  const words = useAnswerWords(requestId);
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
