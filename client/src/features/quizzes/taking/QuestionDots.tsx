import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/classes';
import { lineOf } from '../../../ui/theme/tokens';
import styles from './QuestionDots.module.css';
import type { Question } from './TakenAttempt';
import { useQuizLocation } from './useQuizLocation';

interface QuestionDotsProps {
  questions: readonly Question[];
  answers: ReadonlyMap<string, string>;
  flagged: ReadonlySet<string>;
  /** Index of the current question; null for none. */
  current: number | null;
  /** The course's category, for the color. */
  category: string;
}

/** Navigation between questions as stops of a line. A single tab stop; the arrow keys move between questions. */
export function QuestionDots({ questions, answers, flagged, current, category }: QuestionDotsProps) {
  const { placeOf } = useQuizLocation();
  return (
    <nav aria-label="Questions" className={styles.box}>
      <ol
        className={styles.dots}
        style={{ '--line': lineOf(category).variable } as CSSProperties}
        onKeyDown={moveFocus}
      >
        {questions.map(({ questionId }, index) => {
          const isAnswered = answers.has(questionId);
          const isFlagged = flagged.has(questionId);
          const isCurrent = index === current;
          return (
            <li
              key={questionId}
              // On a phone the dots are one row that scrolls.
              ref={isCurrent ? revealInRow : undefined}
              className={classes(isAnswered && styles.answered, isCurrent && styles.current)}
            >
              <Link
                to={placeOf(`#q${index + 1}`)}
                replace
                preventScrollReset
                className={styles.dot}
                tabIndex={index === (current ?? 0) ? 0 : -1}
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={[
                  `Question ${index + 1}`,
                  isAnswered ? 'answered' : 'not answered',
                  ...(isFlagged ? ['flagged'] : []),
                ].join(', ')}
              >
                <span className={styles.sign}>{index + 1}</span>
                {isFlagged && <span className={styles.flag} aria-hidden="true" />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Scrolls the row sideways to show the dot; does nothing while the whole row fits. */
function revealInRow(dot: HTMLElement | null) {
  const row = dot?.parentElement;
  if (!row) return;
  row.scrollLeft = dot.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2;
}

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const dots = [...event.currentTarget.querySelectorAll('a')];
  const at = dots.findIndex((dot) => dot === document.activeElement);
  const target = targetOf(event.key, at, dots.length);
  if (target === null) return;
  event.preventDefault();
  dots[target]?.focus();
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step));
}
