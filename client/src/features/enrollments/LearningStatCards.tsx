import type { useFragment } from '@apollo/client/react';
import { StatCard } from '../../ui/display/StatCard';
import { StatCards } from '../../ui/display/StatCards';
import { type LearningStatCardsFragment, useLearningStatCardsFragment } from './LearningStatCards.generated';

/** The four figures of the student dashboard, each with its definition. */
export function LearningStatCards({
  stats,
}: {
  stats: useFragment.FromOptionValue<LearningStatCardsFragment>;
}) {
  const { data, complete } = useLearningStatCardsFragment(stats);
  if (!complete) return null;
  return (
    <StatCards columns={4}>
      <StatCard
        label="Total Courses"
        value={data.totalCourses}
        definition="The courses you are enrolled in."
      />
      <StatCard
        label="Completed"
        value={data.completedCourses}
        definition="Courses in which you have completed every lesson."
      />
      <StatCard
        label="Lessons Completed"
        value={data.totalLessonsCompleted}
        definition="Lessons you have completed across all your courses."
      />
      <StatCard
        label="Average Progress (%)"
        value={data.averageProgress}
        definition="Average progress of your courses. Every course counts the same, whatever its length."
      />
    </StatCards>
  );
}
