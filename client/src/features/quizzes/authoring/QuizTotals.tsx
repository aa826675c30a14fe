import { StatCard } from '../../../ui/display/StatCard';
import { StatCards } from '../../../ui/display/StatCards';
import type { QuizTotalsFragment } from './QuizTotals.generated';
import { formatPercent } from '../quizLabels';

interface QuizTotalsProps {
  totals: QuizTotalsFragment;
  /** Counted from the list on the page, so that an optimistic update shows in both. */
  totalQuizzes: number;
  activeQuizzes: number;
}

/** Totals of all of an instructor's quizzes. */
export function QuizTotals({ totals, totalQuizzes, activeQuizzes }: QuizTotalsProps) {
  return (
    <StatCards columns={4}>
      <StatCard
        label="Total Quizzes"
        value={totalQuizzes}
        definition="Quizzes in all your courses, active and inactive."
      />
      <StatCard
        label="Active Quizzes"
        value={activeQuizzes}
        definition="Quizzes that enrolled students can take now."
      />
      <StatCard
        label="Total Attempts"
        value={totals.totalAttempts}
        definition="Students’ finished attempts. Attempts that ran out of time without an answer are not counted."
      />
      <StatCard
        label="Avg Score"
        value={formatPercent(totals.averagePercent)}
        definition="Average score of those attempts, rounded."
      />
    </StatCards>
  );
}
