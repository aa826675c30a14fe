import { useState } from 'react';
import { formatClockTime } from '../../../lib/format';
import { readQuizClockIsHidden, storeQuizClockIsHidden } from '../../../lib/preferences';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { AlertIcon } from '../../../ui/icons/Icons';
import { ClockIcon } from '../../../ui/icons/ToolIcons';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { LOW_SECONDS, roughTimeLeft } from './countdown';
import styles from './Countdown.module.css';
import type { OpenAttempt } from './OpenAttempt';
import { useSecondsLeft } from './useQuizAttempt';

/** The remaining time, which can be hidden. The attempt itself announces it to screen readers. */
export function Countdown({ open }: { open: OpenAttempt }) {
  const seconds = useSecondsLeft(open);
  const [isHidden, setIsHidden] = useState(readQuizClockIsHidden);
  if (seconds === null) return <p className={styles.clock}>No time limit</p>;

  const toggle = () => {
    storeQuizClockIsHidden(!isHidden);
    setIsHidden(!isHidden);
  };
  const isLow = seconds < LOW_SECONDS;
  return (
    <div className={classes(styles.clock, isLow && !isHidden && styles.low)}>
      {isLow && !isHidden ? <AlertIcon /> : <ClockIcon />}
      {isHidden ? (
        <span>Time is hidden</span>
      ) : (
        <>
          {/* Hidden from screen readers, as a digit every second would drown everything else. */}
          <span className={classes(styles.digits, 'wm-digits')} aria-hidden="true" data-testid="countdown">
            {formatClockTime(seconds)}
          </span>
          {isLow && (
            <span className={styles.words}>{seconds === 0 ? 'Time is up' : 'Less than 5 minutes left'}</span>
          )}
        </>
      )}
      <VisuallyHidden>{seconds === 0 ? 'Time is up' : roughTimeLeft(seconds)}</VisuallyHidden>
      <Button variant="quiet" size="sm" onClick={toggle}>
        {isHidden ? 'Show time' : 'Hide time'}
      </Button>
    </div>
  );
}
