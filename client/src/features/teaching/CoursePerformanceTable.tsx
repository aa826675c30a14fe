import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Badge } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import { Hint } from '../../ui/Hint';
import { Cluster, Section, Stack } from '../../ui/Layout';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CompletionBadge } from './CompletionBadge';
import styles from './CoursePerformanceTable.module.css';
import type { Dashboard } from './dashboard';

type Course = Dashboard['courseMetrics'][number];

const FIGURES = [
  { name: 'Completions', words: 'Enrollments at 100%.' },
  {
    name: 'Completion Rate',
    words:
      'Completions as a percentage of enrollments, rounded. High: 80% or more. Fair: 60% or more. Low: below 60%.',
  },
  { name: 'Avg Progress', words: 'Average progress of enrolled students, rounded.' },
] as const;

/** All courses with their figures and links to their students. */
export function CoursePerformanceTable({ courses }: { courses: Dashboard['courseMetrics'] }) {
  return (
    <Section title="All Courses Performance">
      <Stack gap={12}>
        <Cluster gap={16}>
          {FIGURES.map(({ name, words }) => (
            <span key={name} className={styles.figure}>
              {name} <Hint label={`What "${name}" means`}>{words}</Hint>
            </span>
          ))}
        </Cluster>
        <DataTable<Course>
          caption="All courses and their figures"
          hideCaption
          rows={courses}
          rowKey={({ courseId }) => courseId}
          columns={[
            {
              key: 'course',
              header: 'Course',
              rowHeader: true,
              cell: ({ title, isPublished }) => (
                <span className={styles.title}>
                  {title} {!isPublished && <Badge>Draft</Badge>}
                </span>
              ),
            },
            {
              key: 'enrollments',
              header: 'Enrollments',
              align: 'end',
              cell: ({ metrics }) => metrics.enrollmentCount,
            },
            {
              key: 'completions',
              header: 'Completions',
              align: 'end',
              cell: ({ metrics }) => metrics.completionCount,
            },
            {
              key: 'rate',
              header: 'Completion Rate',
              cell: ({ metrics }) => (
                <CompletionBadge rate={metrics.completionRate} enrollments={metrics.enrollmentCount} />
              ),
            },
            {
              key: 'progress',
              header: 'Avg Progress',
              align: 'end',
              cell: ({ metrics }) => `${metrics.averageProgress}%`,
            },
            {
              key: 'students',
              header: 'Students',
              cell: ({ courseId, title }) => (
                <TextLink component={Link} to={paths.courseStudents(courseId)} className={styles.link}>
                  View Students
                  <VisuallyHidden> of {title}</VisuallyHidden>
                </TextLink>
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
