import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { QueryPage, QueryView } from '../../../../apollo/QueryView';
import { paths } from '../../../../app/paths';
import { formatCount, formatDate, formatMinutes, formatTime } from '../../../../lib/format';
import { Button } from '../../../../ui/buttons/Button';
import { Avatar } from '../../../../ui/display/Avatar';
import { Badge } from '../../../../ui/display/Badge';
import { Card } from '../../../../ui/display/Card';
import { ShortList } from '../../../../ui/display/ShortList';
import { StatCards } from '../../../../ui/display/StatCard';
import { SelectField } from '../../../../ui/fields/Fields';
import { PlusIcon, SendIcon } from '../../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack } from '../../../../ui/layout/Layout';
import { SkeletonHeading, SkeletonPanel, SkeletonRows, SkeletonStats } from '../../../../ui/states/Skeletons';
import { EmptyState, SurfaceNote } from '../../../../ui/states/States';
import { InstructorOnlyNote } from '../../../accounts/RoleNote';
import { isAllowed } from '../../../courses/coursePermissions';
import { GroupFilter, useGroupId } from '../students/StudentList';
import {
  type CourseAnalyticsPageQuery,
  useCourseAnalyticsPageQuery,
  useCourseFiguresQuery,
} from './__generated__/CourseAnalyticsPage.generated';
import { type Analytics, CourseActivity, useDays } from './CourseActivity';
import { LessonDropOff } from './LessonDropOff';
import { StudentProgress } from './StudentProgress';

type Course = NonNullable<NonNullable<CourseAnalyticsPageQuery['viewer']>['teaching']>['courses'][number];

/** Analytics of one of an instructor's courses, with its students (specification, section 2). */
export function CourseAnalyticsPage() {
  const query = useCourseAnalyticsPageQuery({ fetchPolicy: 'cache-and-network' });
  const courses = query.data?.viewer?.teaching?.courses;
  const { courseId } = useParams();
  // Without a course in the URL, show the first (specification, section 2).
  const chosen = courseId ? courses?.find(({ id }) => id === courseId) : courses?.[0];
  return (
    <QueryPage
      title={chosen ? `Analytics of ${chosen.title}` : 'Course Analytics'}
      heading="Course Analytics"
      gap={16}
      actions={courses && courses.length > 0 && <CourseSelect courses={courses} chosen={chosen} />}
      query={query}
      value={courses}
      what="analytics"
      failed="Analytics couldn’t be loaded"
      skeleton={<AnalyticsSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {(all) => <ChosenCourse courses={all} chosen={chosen} isStudentsFirst={courseId !== undefined} />}
    </QueryPage>
  );
}

interface ChosenCourseProps {
  courses: readonly Course[];
  /** Undefined if the instructor has no courses, or none with the id in the URL. */
  chosen: Course | undefined;
  /** Links to a course's students lead to the list, not to the figures. */
  isStudentsFirst: boolean;
}

/** The selected course. */
function ChosenCourse({ courses, chosen, isStudentsFirst }: ChosenCourseProps) {
  if (courses.length === 0)
    return (
      <EmptyState
        title="Select a Course"
        text="You have no courses yet. Analytics appear here once you have a course."
        action={
          <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
            Create Course
          </Button>
        }
      />
    );

  return chosen ? (
    <CourseFigures key={chosen.id} course={chosen} isStudentsFirst={isStudentsFirst} />
  ) : (
    <EmptyState
      title="Select a Course"
      text="The course in this link was deleted, or you are not on its team."
    />
  );
}

/** Chooses another course. */
function CourseSelect({ courses, chosen }: Pick<ChosenCourseProps, 'courses' | 'chosen'>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  /** Keeps the date range and drops the student search, which applies to one course. */
  function choose(id: string) {
    const days = params.get('days');
    void navigate({ pathname: paths.courseStudents(id), search: days ? `?days=${days}` : '' });
  }

  return (
    <SelectField
      label="Course"
      value={chosen?.id ?? ''}
      onChange={({ target }) => choose(target.value)}
      options={courses.map(({ id, title }) => [id, title])}
    >
      {!chosen && <option value="">Select a course</option>}
    </SelectField>
  );
}

interface CourseFiguresProps {
  course: Course;
  isStudentsFirst: boolean;
}

/** All figures of a course; its students too, if the viewer's role allows it. */
function CourseFigures({ course, isStudentsFirst }: CourseFiguresProps) {
  const courseId = course.id;
  const withStudents = isAllowed(course, 'SEE_STUDENTS');
  const withInvited = isAllowed(course, 'MANAGE_STUDENTS');
  const [days, setDays] = useDays();
  const groupId = useGroupId();
  const { data, previousData, ...query } = useCourseFiguresQuery({
    variables: { courseId, days, groupId, withStudents, withInvited },
    fetchPolicy: 'cache-and-network',
  });
  // Keep showing the previous range while another one loads.
  const shown = data ?? (query.loading ? previousData : undefined);
  const invitedCount = shown?.invitedStudents?.totalCount ?? 0;
  return (
    <QueryView
      query={{ ...query, data: shown }}
      value={shown?.viewer?.teaching?.course}
      what="analytics"
      failed="Analytics couldn’t be loaded"
      skeleton={<AnalyticsSkeleton />}
      otherwise={
        <EmptyState title="Select a Course" text="This course was deleted, or you are not on its team." />
      }
    >
      {({ category, analytics }) => {
        const hasStudents = analytics.totalStudents > 0;
        const students = withStudents && hasStudents && (
          <StudentProgress
            courseId={courseId}
            category={category}
            totalLessons={analytics.totalLessons}
            csvPath={analytics.csvPath}
            viewerPermissions={course.viewerPermissions}
          />
        );
        return (
          <>
            {isStudentsFirst && students}
            {hasStudents && analytics.atRiskStudents && (
              <StudentsAtRisk
                students={analytics.atRiskStudents}
                courseId={courseId}
                withFilter={!isStudentsFirst}
              />
            )}
            <FigureCards analytics={analytics} category={category} />
            {analytics.computedAt && (
              <SurfaceNote>Figures from {formatTime(analytics.computedAt)}</SurfaceNote>
            )}
            {invitedCount > 0 && <InvitedNote courseId={courseId} count={invitedCount} />}
            {hasStudents ? (
              <>
                <CourseActivity
                  activity={analytics.activity}
                  category={category}
                  days={days}
                  isUnderWay={query.loading && !data}
                  onChoose={setDays}
                />
                <LessonDropOff
                  lessons={analytics.lessonProgress}
                  totalStudents={analytics.totalStudents}
                  category={category}
                />
                {!isStudentsFirst && students}
              </>
            ) : (
              <EmptyState
                title="No Students Enrolled"
                text="Students appear here once they enroll, with their progress and where they stopped."
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** Whoever imported students finds those who have not accepted yet. */
function InvitedNote({ courseId, count }: { courseId: string; count: number }) {
  return (
    <SurfaceNote
      title={`${formatCount(count, 'invited person has', 'invited people have')} not answered yet`}
      action={
        <Button component={Link} to={paths.importStudents(courseId)} variant="secondary" size="sm">
          Show invitations
        </Button>
      }
    >
      <p>They are enrolled, and counted here, as soon as they accept.</p>
    </SurfaceNote>
  );
}

function AnalyticsSkeleton() {
  return (
    <Stack gap={40}>
      <Stack>
        <SkeletonHeading />
        <SkeletonStats count={4} />
      </Stack>
      <Stack>
        <SkeletonHeading />
        <SkeletonStats count={3} />
      </Stack>
      <SkeletonRows rows={2} picture />
      <SkeletonPanel height={420} lines={1} />
    </Stack>
  );
}

/** A course's seven figures, each with its definition. */
function FigureCards({ analytics, category }: { analytics: Analytics; category: string }) {
  const { engagement } = analytics;
  return (
    <>
      <Section title="At a glance">
        <StatCards
          compact
          category={category}
          figures={{
            'Total Students': analytics.totalStudents,
            'Active Students': analytics.activeStudents,
            'Avg Progress': `${analytics.averageProgress}%`,
            'Completion Rate': `${analytics.completionRate}%`,
          }}
          definitions={{
            'Total Students': 'Students who are enrolled in this course.',
            'Active Students':
              'Students who opened or completed a lesson, or started, answered or submitted a quiz, in the last 30 days.',
            'Avg Progress': 'Average progress of enrolled students, rounded.',
            'Completion Rate': 'Percentage of enrolled students at 100%, rounded.',
          }}
        />
      </Section>
      <Section title="Engagement Metrics">
        <StatCards
          compact
          category={category}
          figures={{
            'Daily Active Users': engagement.dailyActiveUsers,
            'Weekly Active Users': engagement.weeklyActiveUsers,
            'Avg Time Spent': formatMinutes(engagement.averageMinutesSpent),
          }}
          definitions={{
            'Daily Active Users': 'Students who opened or completed something in the last 24 hours.',
            'Weekly Active Users': 'Students who opened or completed something in the last 7 days.',
            'Avg Time Spent':
              'Average time students had a lesson open. Time with the page hidden is not counted.',
          }}
        />
      </Section>
    </>
  );
}

type StudentAtRisk = NonNullable<Analytics['atRiskStudents']>[number];

const FIRST_SHOWN = 5;

/** Short labels of the reasons; the text beside them has the details. */
const REASON_LABELS: Record<StudentAtRisk['reason'], string> = {
  FAILED_QUIZ: 'Failed a quiz',
  STUCK: 'Stuck',
  NO_ACTIVITY: 'Inactive',
};

interface StudentsAtRiskProps {
  students: readonly StudentAtRisk[];
  courseId: string;
  /** Unless the list of all students, above, has the filter of both. */
  withFilter: boolean;
}

/** Students at risk, each with the reason and a button to message them. */
function StudentsAtRisk({ students, courseId, withFilter }: StudentsAtRiskProps) {
  return (
    <Section
      title="Students at risk"
      actions={
        withFilter && (
          <Cluster align="end">
            <GroupFilter courseId={courseId} />
          </Cluster>
        )
      }
    >
      {students.length === 0 ? (
        <p className="wm-muted">
          No students at risk. Students who fail a quiz twice, get stuck on a lesson or are inactive for 14
          days appear here.
        </p>
      ) : (
        <Card padding="none">
          <ShortList entries={students} first={FIRST_SHOWN}>
            {({ student, reason, message }) => (
              <li key={student.id} className="wm-entry wm-align-center">
                <Avatar name={student.name} size={36} />
                <div>
                  <p className="wm-strong wm-anywhere wm-line-14">{student.name}</p>
                  <p className="wm-anywhere wm-line-14">{message}</p>
                  <p className="wm-muted wm-small wm-line-14">
                    {student.percent}% ·{' '}
                    {student.lastActivityAt
                      ? `last active ${formatDate(student.lastActivityAt)}`
                      : 'not active yet'}
                  </p>
                </div>
                <Cluster gap={8}>
                  <Badge tone="warning">{REASON_LABELS[reason]}</Badge>
                  <Button
                    component={Link}
                    to={paths.newMessageTo(student.studentId, courseId)}
                    variant="secondary"
                    size="sm"
                    iconStart={<SendIcon size={16} />}
                  >
                    Write<span className="wm-visually-hidden"> to {student.name}</span>
                  </Button>
                </Cluster>
              </li>
            )}
          </ShortList>
        </Card>
      )}
    </Section>
  );
}
