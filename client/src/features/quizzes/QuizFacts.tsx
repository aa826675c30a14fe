import styles from './QuizFacts.module.css';
import { Section } from '../../ui/Layout';
import { pointsLabel, timeLimitLabel } from './quizWords';

interface QuizFactsProps {
  quiz: {
    questionCount: number;
    totalPoints: number;
    passingScorePercent: number;
    maxAttempts: number | null;
  };
  /** With the extra time; null: no limit. */
  limitMinutes: number | null;
  extraMinutes: number;
  /** null: as many as one likes. */
  attemptsLeft: number | null;
}

/** The figures of a quiz before it begins. */
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
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How taking a quiz works. */
export function QuizInstructions({ isTimed }: { isTimed: boolean }) {
  return (
    <Section title="Instructions">
      <ul className={styles.instructions}>
        <li>
          Answer in any order, and change your answers until you submit. Each one is saved as you give it.
        </li>
        <li>Flag a question to come back to it. Before you submit you see what is still unanswered.</li>
        {isTimed ? (
          <>
            <li>The clock starts with Start Quiz and keeps running when you close the page.</li>
            <li>When the time is up the quiz is submitted by itself, with everything saved by then.</li>
          </>
        ) : (
          <li>There is no time limit: you can close the page and go on another day.</li>
        )}
      </ul>
    </Section>
  );
}
