import type { useFragment } from '@apollo/client/react';
import { StatCard } from '../../ui/StatCard';
import { StatCards } from '../../ui/StatCards';
import { type LearningStatCardsFragment, useLearningStatCardsFragment } from './LearningStatCards.generated';

/** The four figures of a student's dashboard, each with its definition. */
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
        definition="Your courses in which every lesson is completed now."
      />
      <StatCard
        label="Lessons Completed"
        value={data.totalLessonsCompleted}
        definition="The lessons you have completed, over all your courses."
      />
      <StatCard
        label="Average Progress (%)"
        value={data.averageProgress}
        definition="The mean of your courses' progress, each course counting the same however long it is."
      />
    </StatCards>
  );
}
