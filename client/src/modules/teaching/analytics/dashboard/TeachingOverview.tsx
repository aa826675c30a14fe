import { Link } from 'react-router-dom';
import { QueryView } from '../../../../apollo/QueryView';
import { paths } from '../../../../app/paths';
import { formatCount } from '../../../../lib/format';
import { Button } from '../../../../ui/buttons/Button';
import { Badge } from '../../../../ui/display/Badge';
import { Card } from '../../../../ui/display/Card';
import { ShortList } from '../../../../ui/display/ShortList';
import { Section, Stack } from '../../../../ui/layout/Layout';
import { EmptyState } from '../../../../ui/states/States';
import { SkeletonHeading, SkeletonPanel } from '../../../../ui/states/Skeletons';
import { ConversationItem } from '../../../messages/ConversationItem';
import {
  type TeachingOverviewQuery,
  useTeachingOverviewQuery,
} from './__generated__/TeachingOverview.generated';
import styles from './TeachingOverview.module.css';

type Viewer = NonNullable<TeachingOverviewQuery['viewer']>;
type Course = NonNullable<Viewer['teaching']>['courses'][number];

const FIRST_SHOWN = 5;
/** The server counts no further. */
const AT_RISK_MAX = 50;

/** What waits for an instructor: unread messages, students at risk and drafts; then their published courses. */
export function TeachingOverview() {
  const query = useTeachingOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  return (
    <QueryView
      query={query}
      value={viewer?.teaching?.courses}
      what="courses"
      loading="Loading your courses…"
      failed="Your courses couldn’t be loaded"
      reason="Try again."
      skeleton={<TeachingOverviewSkeleton />}
    >
      {(courses) => (
        <>
          <UnreadMessages inbox={viewer!.inbox} />
          <StudentsAtRisk courses={courses.filter(({ atRiskCount }) => atRiskCount > 0)} />
          <Drafts courses={courses.filter(({ isPublished }) => !isPublished)} />
          <YourCourses
            courses={courses.filter(({ isPublished }) => isPublished)}
            hasDrafts={courses.some(({ isPublished }) => !isPublished)}
          />
        </>
      )}
    </QueryView>
  );
}

/** Skeleton of an overview with one unread message and two short lists of courses. */
export function TeachingOverviewSkeleton() {
  return (
    <Stack gap={40} className={styles.skeleton}>
      {[2, 5, 5].map((lines, index) => (
        <Stack key={index}>
          <SkeletonHeading />
          <SkeletonPanel height={lines === 2 ? 'var(--message)' : 'var(--courses)'} lines={lines} />
        </Stack>
      ))}
    </Stack>
  );
}

function UnreadMessages({ inbox }: { inbox: Viewer['inbox'] }) {
  return (
    <Section
      title="Unread messages"
      actions={
        <Link to={paths.messages} className="wm-link">
          All messages
        </Link>
      }
    >
      {inbox.unreadConversationCount === 0 ? (
        <p className="wm-muted">No unread messages.</p>
      ) : (
        <Stack component="ul" gap={12} aria-label="Unread conversations">
          {inbox.conversations.nodes.map((conversation) => (
            <li key={conversation.id}>
              <ConversationItem conversation={conversation} level={3} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function StudentsAtRisk({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <Section title="Students at risk">
      <CourseList
        courses={courses}
        facts={({ atRiskCount }) =>
          atRiskCount < AT_RISK_MAX ? formatCount(atRiskCount, 'student') : `${AT_RISK_MAX} or more students`
        }
        linkText="View"
        linkTo={({ id }) => paths.courseStudents(id)}
        linkLabel="View students at risk of"
      />
    </Section>
  );
}

function Drafts({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <Section title="Drafts to finish">
      <CourseList
        courses={courses}
        facts={({ lessonCount }) => formatCount(lessonCount, 'lesson')}
        linkText="Edit"
        linkTo={({ id }) => paths.editCourse(id)}
        linkLabel="Edit"
      />
    </Section>
  );
}

function YourCourses({ courses, hasDrafts }: { courses: readonly Course[]; hasDrafts: boolean }) {
  if (courses.length === 0 && hasDrafts) return null;
  return (
    <Section
      title="Your courses"
      actions={
        <Link to={paths.myCourses} className="wm-link">
          My Courses
        </Link>
      }
    >
      {courses.length === 0 ? (
        <EmptyState
          title="No Courses Yet"
          text="Create your first course: add a title, then its lessons."
          action={
            <Button component={Link} to={paths.createCourse}>
              Create Course
            </Button>
          }
        />
      ) : (
        <CourseList
          courses={courses}
          facts={({ metrics: { enrollmentCount, averageProgress } }) =>
            enrollmentCount === 0
              ? 'No students yet'
              : `${formatCount(enrollmentCount, 'student')} · ${averageProgress}% average progress`
          }
          linkText="Students"
          linkTo={({ id }) => paths.courseStudents(id)}
          linkLabel="Students of"
        />
      )}
    </Section>
  );
}

interface CourseListProps {
  courses: readonly Course[];
  facts: (course: Course) => string;
  linkText: string;
  linkTo: (course: Course) => string;
  /** The link's accessible name, before the course's title. */
  linkLabel: string;
}

function CourseList({ courses, facts, linkText, linkTo, linkLabel }: CourseListProps) {
  return (
    <Card padding="none">
      <ShortList entries={courses} first={FIRST_SHOWN}>
        {(course) => (
          <li key={course.id} className="wm-row wm-justify-space-between wm-gap-16">
            <div>
              <p className="wm-strong wm-anywhere">
                {course.title} {!course.isPublished && <Badge>Draft</Badge>}
              </p>
              <p className="wm-muted wm-small">{facts(course)}</p>
            </div>
            <Link to={linkTo(course)} aria-label={`${linkLabel} ${course.title}`} className="wm-link">
              {linkText}
            </Link>
          </li>
        )}
      </ShortList>
    </Card>
  );
}
