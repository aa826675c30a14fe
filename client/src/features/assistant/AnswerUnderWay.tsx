import { AnswerText } from './AnswerText';
import styles from './AnswerUnderWay.module.css';
import { Said } from './MessageFrame';
import { useAnswerWords } from './useAnswerWords';

/** An answer on its way: its words as they come, when they come one after the other. */
export function AnswerUnderWay({ requestId, streams }: { requestId: string; streams: boolean }) {
  const words = useAnswerWords({ requestId, enabled: streams });
  return (
    <Said>
      {words && <AnswerText>{words}</AnswerText>}
      <p className={styles.waiting}>
        <span className={styles.stops} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {words ? 'Still answering…' : 'Looking through your course material…'}
      </p>
    </Said>
  );
}
