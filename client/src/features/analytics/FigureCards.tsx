import { Section } from '../../ui/Layout';
import { StatCard } from '../../ui/StatCard';
import { StatCards } from '../../ui/StatCards';
import type { Analytics } from './analyticsOfCourse';
import { minutesWords } from './minutesWords';

/** A course in seven figures, each with its definition (docs/decisions). */
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
            definition="Students with a learning act in it in the last 30 days: a lesson opened or completed, a quiz started, answered or submitted."
          />
          <StatCard
            category={category}
            label="Avg Progress"
            value={`${analytics.averageProgress}%`}
            definition="The mean of the students’ progress in percent, rounded."
          />
          <StatCard
            category={category}
            label="Completion Rate"
            value={`${analytics.completionRate}%`}
            definition="Students at exactly 100 percent, in percent of all who are enrolled, rounded."
          />
        </StatCards>
      </Section>
      <Section title="Engagement Metrics">
        <StatCards columns={3}>
          <StatCard
            category={category}
            label="Daily Active Users"
            value={engagement.dailyActiveUsers}
            definition="Different students with a learning act in it in the last 24 hours."
          />
          <StatCard
            category={category}
            label="Weekly Active Users"
            value={engagement.weeklyActiveUsers}
            definition="Different students with a learning act in it in the last 7 days."
          />
          <StatCard
            category={category}
            label="Avg Time Spent"
            value={minutesWords(engagement.averageMinutesSpent)}
            definition="How long its lessons were open in front of each enrolled student, on average. Time in which the page was hidden does not count."
          />
        </StatCards>
      </Section>
    </>
  );
}
