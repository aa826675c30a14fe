import { withFragment } from '../../../apollo/fragments';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatDateTime } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Section } from '../../../ui/layout/Layout';
import styles from './EarlierAttempts.module.css';
import {
  type EarlierAttemptsFragment,
  useEarlierAttemptsFragment,
} from './__generated__/EarlierAttempts.generated';
import { passedLabel } from '../quizLabels';

interface EarlierAttemptsProps {
  quiz: EarlierAttemptsFragment;
  /** The attempt on screen, which is omitted. */
  exceptId?: string;
}

/** The viewer's finished attempts, newest first; nothing if there are none. */
export const EarlierAttempts = withFragment('quiz', useEarlierAttemptsFragment, EarlierAttemptsView);

function EarlierAttemptsView({ quiz, exceptId }: EarlierAttemptsProps) {
  const finished = quiz.viewerAttempts.filter(({ id, result }) => result !== null && id !== exceptId);
  if (finished.length === 0) return null;
  return (
    <Section title={exceptId ? 'My other attempts' : 'My earlier attempts'}>
      <ul className={`wm-divided ${styles.attempts}`}>
        {finished.map(({ id, number, startedAt, finishedAt, result }) => (
          <li key={id}>
            <Link to={paths.quizAttempt(quiz.id, id)} className="wm-link">
              Attempt {number}
            </Link>
            <span className="wm-muted wm-small wm-flex-10">{formatDateTime(finishedAt ?? startedAt)}</span>
            {result && (
              <>
                <span>
                  {result.score}/{result.total} · {result.percent}%
                </span>
                <Badge tone={result.passed ? 'success' : 'neutral'}>{passedLabel(result.passed)}</Badge>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
