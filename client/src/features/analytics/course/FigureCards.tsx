import { Section } from '../../../ui/layout/Layout';
import { StatCard } from '../../../ui/display/StatCard';
import { StatCards } from '../../../ui/display/StatCards';
import type { Analytics } from './analyticsOfCourse';
import { formatMinutes } from '../../../lib/formatMinutes';

/** A course's seven figures, each with its definition (docs/decisions). */
export function FigureCards({ analytics, category }: { analytics: Analytics; category: string }) {
  const { engagement } = analytics;
  return (
    <>
      <Section title="At a glance">
        <StatCards columns={4}>
          <StatCard
            category={category}
            label="Total Students"
            value={analytics.totalStudents}
            definition="Students who are enrolled in this course."
          />
          <StatCard
            category={category}
            label="Active Students"
            value={analytics.activeStudents}
            definition="Students who opened or completed a lesson, or started, answered or submitted a quiz, in the last 30 days."
          />
          <StatCard
            category={category}
            label="Avg Progress"
            value={`${analytics.averageProgress}%`}
            definition="Average progress of enrolled students, rounded."
          />
          <StatCard
            category={category}
            label="Completion Rate"
            value={`${analytics.completionRate}%`}
            definition="Percentage of enrolled students at 100%, rounded."
          />
        </StatCards>
      </Section>
      <Section title="Engagement Metrics">
        <StatCards columns={3}>
          <StatCard
            category={category}
            label="Daily Active Users"
            value={engagement.dailyActiveUsers}
            definition="Students who opened or completed something in the last 24 hours."
          />
          <StatCard
            category={category}
            label="Weekly Active Users"
            value={engagement.weeklyActiveUsers}
            definition="Students who opened or completed something in the last 7 days."
          />
          <StatCard
            category={category}
            label="Avg Time Spent"
            value={formatMinutes(engagement.averageMinutesSpent)}
            definition="Average time students had a lesson open. Time with the page hidden is not counted."
          />
        </StatCards>
      </Section>
    </>
  );
}
