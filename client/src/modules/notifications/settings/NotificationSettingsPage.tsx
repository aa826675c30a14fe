import { withFragment } from '../../../apollo/fragments';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ShortList } from '../../../ui/display/ShortList';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { useMuteCourse } from '../useMuteCourse';
import {
  type NotificationSettingsFieldsFragment,
  useNotificationSettingsFieldsFragment,
  useNotificationSettingsPageQuery,
} from './__generated__/NotificationSettingsPage.generated';
import { SettingsForm } from './SettingsForm';

/** Which notifications the viewer wants. */
export function NotificationSettingsPage() {
  return (
    <Page width="text">
      <PageTitle>Notification settings</PageTitle>
      <Stack gap={24}>
        <Link to={paths.profile} className="wm-link">
          Back to My Profile
        </Link>
        <PageHeading>Notification settings</PageHeading>
        <Settings />
      </Stack>
    </Page>
  );
}

function Settings() {
  const query = useNotificationSettingsPageQuery({
    // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.notificationSettings}
      what="settings"
      loading="Loading your settings…"
      skeleton={
        <Stack gap={40}>
          <SkeletonPanel height={480} lines={3} />
          <SkeletonPanel height={160} lines={2} />
        </Stack>
      }
      failed="Your settings couldn’t be loaded"
      reason="Try again."
    >
      {(settings) => <Parts settings={settings} />}
    </QueryView>
  );
}

const Parts = withFragment('settings', useNotificationSettingsFieldsFragment, PartsView);

function PartsView({ settings }: { settings: NotificationSettingsFieldsFragment }) {
  return (
    <Stack gap={40}>
      <Section title="Kinds of notifications">
        <SettingsForm saved={settings} />
      </Section>
      <Section title="Courses">
        <MutedCourses courses={settings.courses} />
      </Section>
    </Stack>
  );
}

type Courses = NotificationSettingsFieldsFragment['courses'];

const FIRST = 10;

/** The viewer's courses, each of which can be muted. */
function MutedCourses({ courses }: { courses: Courses }) {
  if (courses.length === 0) return <p>You don’t learn or teach any course yet.</p>;
  return (
    <Stack gap={16}>
      <p>
        Notifications of a muted course stay in your inbox, but aren’t counted as unread and aren’t sent by
        email. Messages from people are never muted.
      </p>
      <ShortList entries={courses} first={FIRST}>
        {(course) => <CourseRow key={course.id} course={course} />}
      </ShortList>
    </Stack>
  );
}

function CourseRow({ course }: { course: Courses[number] }) {
  const setMuted = useMuteCourse();
  return (
    <li className="wm-row wm-justify-space-between wm-gap-12 wm-pad-y-8">
      <span className="wm-anywhere wm-min-0">{course.title}</span>
      <Button
        variant="secondary"
        size="sm"
        loading={setMuted.sending}
        onClick={() => void setMuted({ course, isMuted: !course.isMuted })}
      >
        {course.isMuted ? 'Unmute' : 'Mute'}
        <span className="wm-visually-hidden"> {course.title}</span>
      </Button>
    </li>
  );
}
