import styles from './QuizFacts.module.css';
import { Section } from '../../../ui/layout/Layout';
import { pointsLabel, timeLimitLabel } from '../quizLabels';

interface QuizFactsProps {
  quiz: {
    questionCount: number;
    totalPoints: number;
    passingScorePercent: number;
    maxAttempts: number | null;
  };
  /** Including extra time; null: no limit. */
  limitMinutes: number | null;
  extraMinutes: number;
  /** null: unlimited. */
  attemptsLeft: number | null;
}

/** Key figures of a quiz and instructions for taking it, before it is started. */
export function QuizFacts({ quiz, limitMinutes, extraMinutes, attemptsLeft }: QuizFactsProps) {
  const facts = {
    Questions: quiz.questionCount,
    Points: pointsLabel(quiz.totalPoints),
    'Time limit': timeLimitLabel(limitMinutes, extraMinutes),
    'Passing score': `${quiz.passingScorePercent}%`,
    'Attempts left':
      attemptsLeft === null ? 'Unlimited' : `${attemptsLeft} of ${quiz.maxAttempts ?? attemptsLeft}`,
  };
  return (
    <>
      <dl className={`wm-grid wm-gap-16 wm-pad-y-16 ${styles.facts}`}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt className="wm-muted wm-small">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Section title="Instructions">
        <ul className="wm-stack wm-gap-8 wm-measure wm-bullets">
          <li>
            Answer in any order and change your answers until you submit. Every answer is saved automatically.
          </li>
          <li>Flag questions to come back to them. Unanswered questions are listed before you submit.</li>
          {limitMinutes === null ? (
            <li>No time limit. You can leave and continue later.</li>
          ) : (
            <>
              <li>The timer starts when you select Start Quiz and keeps running if you leave.</li>
              <li>When time runs out, your saved answers are submitted automatically.</li>
            </>
          )}
        </ul>
      </Section>
    </>
  );
}
