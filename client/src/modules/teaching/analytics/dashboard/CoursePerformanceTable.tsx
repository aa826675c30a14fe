import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useTableSort } from '../../../../forms/useAddressParams';
import { Badge } from '../../../../ui/display/Badge';
import { DataTable } from '../../../../ui/display/DataTable';
import { Section } from '../../../../ui/layout/Layout';
import { CourseRoleBadge } from '../../../courses/CourseRoleBadge';
import type { InstructorDashboardPageQuery } from './__generated__/InstructorDashboardPage.generated';

type Course = Dashboard['courseMetrics'][number];

/** All courses with their figures and links to their students. */
export function CoursePerformanceTable({ courses }: { courses: Dashboard['courseMetrics'] }) {
  return (
    <Section title="All Courses Performance">
      <DataTable<Course>
        caption="All courses and their figures"
        rows={courses}
        rowKey={({ courseId }) => courseId}
        sort={useTableSort()}
        columns={[
          {
            key: 'course',
            header: 'Course',
            sortBy: ({ title }) => title,
            kind: 'words',
            cell: ({ title, isPublished, viewerRole }) => (
              <>
                {title} {!isPublished && <Badge>Draft</Badge>} <CourseRoleBadge role={viewerRole} />
              </>
            ),
          },
          {
            key: 'enrollments',
            header: 'Enrollments',
            sortBy: ({ metrics }) => metrics.enrollmentCount,
            align: 'end',
            cell: ({ metrics }) => metrics.enrollmentCount,
          },
          {
            key: 'completions',
            header: 'Completions',
            sortBy: ({ metrics }) => metrics.completionCount,
            hint: 'Enrollments at 100%.',
            align: 'end',
            cell: ({ metrics }) => metrics.completionCount,
          },
          {
            key: 'rate',
            header: 'Completion Rate',
            sortBy: ({ metrics }) => metrics.completionRate,
            hint: 'Completions as a percentage of enrollments, rounded. High: 80% or more. Fair: 60% or more. Low: below 60%.',
            cell: ({ metrics }) => (
              <CompletionBadge rate={metrics.completionRate} enrollments={metrics.enrollmentCount} />
            ),
          },
          {
            key: 'progress',
            header: 'Avg Progress',
            sortBy: ({ metrics }) => metrics.averageProgress,
            hint: 'Average progress of enrolled students, rounded.',
            align: 'end',
            cell: ({ metrics }) => `${metrics.averageProgress}%`,
          },
          {
            header: 'Students',
            onPhone: 'plain',
            kind: 'short',
            cell: ({ courseId, title }) => (
              <Link to={paths.courseStudents(courseId)} className="wm-link">
                View Students
                <span className="wm-visually-hidden"> of {title}</span>
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Specification, section 9: green at or above this percentage. */
const HIGH = 80;
/** Yellow at or above this percentage, red below. */
const FAIR = 60;

interface CompletionBadgeProps {
  /** 0 to 100. */
  rate: number;
  /** The number of enrollments; with 0, the rate is shown without a color. */
  enrollments: number;
}

/** A completion rate in the specified color, also stated as text. */
function CompletionBadge({ rate, enrollments }: CompletionBadgeProps) {
  if (enrollments === 0) return <Badge>{rate}% · No students</Badge>;
  if (rate >= HIGH) return <Badge tone="success">{rate}% · High</Badge>;
  if (rate >= FAIR) return <Badge tone="warning">{rate}% · Fair</Badge>;
  return <Badge tone="error">{rate}% · Low</Badge>;
}

type Teaching = NonNullable<NonNullable<InstructorDashboardPageQuery['viewer']>['teaching']>;

/** An instructor's dashboard as selected by its query. */
export type Dashboard = Teaching['dashboard'];
