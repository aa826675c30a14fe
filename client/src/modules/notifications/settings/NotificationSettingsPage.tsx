import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '../../../apollo/__generated__/types';
import { QueryPage } from '../../../apollo/QueryView';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { ShortList } from '../../../ui/display/ShortList';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError, SelectField } from '../../../ui/fields/Fields';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { HOURS, MailTimes } from '../../accounts/MailTimes';
import { useMuteCourse } from '../CourseNotificationsMenu';
import { INBOX_ID } from '../useInboxUpdates';
import {
  type NotificationSettingsFieldsFragment,
  UpdateNotificationSettingsDocument,
  type UpdateNotificationSettingsMutationVariables,
  useNotificationSettingsPageQuery,
} from './__generated__/NotificationSettingsPage.generated';
import styles from './NotificationSettingsPage.module.css';

/** Which notifications the viewer wants. */
export function NotificationSettingsPage() {
  // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
  const query = useNotificationSettingsPageQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryPage
      title="Notification settings"
      width="text"
      eyebrow={
        <Link to={paths.profile} className="wm-link">
          Back to My Profile
        </Link>
      }
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
      {(settings) => (
        <Stack gap={40}>
          <Section title="Kinds of notifications">
            <SettingsForm saved={settings} />
          </Section>
          <Section title="Courses">
            <MutedCourses courses={settings.courses} />
          </Section>
        </Stack>
      )}
    </QueryPage>
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

type Kinds = NotificationSettingsFieldsFragment['kinds'];

/**
 * Chooses which kinds of notifications the inbox shows and the daily email includes. What was chosen stays when saving
 * fails.
 */
function SettingsForm({ saved }: { saved: NotificationSettingsFieldsFragment }) {
  const update = useFormAction(UpdateNotificationSettingsDocument, {
    variables: (input: UpdateNotificationSettingsMutationVariables['input']) => ({ input }),
    // The inbox shows other notifications now.
    update: (cache) => {
      cache.evict({ id: INBOX_ID, fieldName: 'notifications' });
    },
    done: 'Settings saved',
    failed: 'Your settings weren’t saved. Try again.',
  });
  const { form, field, values, set, errors, sending } = useCheckedForm<{
    kinds: Kinds;
    isOn: boolean;
    hour: string;
  }>({
    initial: { kinds: saved.kinds, isOn: saved.summary.isOn, hour: String(saved.summary.hour) },
    send: ({ kinds, isOn, hour }) => {
      const optional = kinds.filter(({ isOptional }) => isOptional);
      const input = {
        kinds: optional.map(({ kind, inInbox, byMail }) => ({ kind, inInbox, byMail })),
        summary: { isOn, hour: Number(hour) },
        timeZone: isOn ? (saved.timeZone ?? browserTimeZone()) : null,
      };
      return update(input);
    },
  });

  const chosen = JSON.stringify([values.kinds, values.isOn, values.hour]);
  const isChanged = chosen !== JSON.stringify([saved.kinds, saved.summary.isOn, String(saved.summary.hour)]);
  useLeaveWarning(() =>
    isChanged ? { title: 'Leave without saving?', text: 'Your changes to the settings will be lost.' } : null,
  );

  const change = (changed: Kinds[number]) =>
    set({ kinds: values.kinds.map((setting) => (setting.kind === changed.kind ? changed : setting)) });

  return (
    <Card padding="lg">
      <form {...form} aria-label="Kinds of notifications">
        <Stack gap={24}>
          {saved.sendsMail && (
            <div className={`wm-stack wm-gap-16 wm-rule-below ${styles.summary}`}>
              <Checkbox
                label="Send me a daily email with my unread notifications"
                hint="Only on days with something new."
                checked={values.isOn}
                onChange={(isOn) => set({ isOn })}
              />
              {values.isOn && (
                <>
                  <SelectField {...field('hour')} label="Time of the daily email" options={HOURS} />
                  <MailTimes timeZone={saved.timeZone} />
                </>
              )}
            </div>
          )}
          <Stack gap={8}>
            {values.kinds.flatMap((setting) => {
              const words = KIND_WORDS[setting.kind];
              if (!setting.isOptional || typeof words === 'string') return [];
              const hasMail = saved.sendsMail && values.isOn;
              return <KindFields key={setting.kind} {...{ setting, words, hasMail }} onChange={change} />;
            })}
          </Stack>
          <p>You are always notified of {alwaysOn(values.kinds)}.</p>
          <FormError errors={errors} />
          <div>
            <Button type="submit" loading={sending} loadingText="Saving...">
              Save settings
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

interface KindWords {
  label: string;
  hint: string;
}

/** What a kind of notification is called and what it is about; those that are always on only what they are about. */
const KIND_WORDS: Readonly<Record<NotificationKind, KindWords | string>> = {
  MESSAGE: {
    label: 'Messages',
    hint: 'Somebody writes to you. Messages stay in your conversations in any case.',
  },
  QUIZ_PUBLISHED: { label: 'New quizzes', hint: 'A quiz opens in a course you are enrolled in.' },
  CERTIFICATE_EARNED: { label: 'Certificates', hint: 'You complete a course.' },
  STUDENT_ENROLLED: {
    label: 'New enrollments',
    hint: 'Students enroll in your courses. At most one notification a day.',
  },
  COURSE_TEAM: {
    label: 'Course teams',
    hint: 'Somebody invites you to the team of a course, or changes a team that you belong to.',
  },
  ENROLLMENT_REQUESTED: { label: 'Requests to join', hint: 'Students ask to join your courses.' },
  REVIEW_MODERATED: {
    label: 'Decisions about your reviews',
    hint: 'An administrator approves or hides your review of a course.',
  },
  PASSWORD_CHANGED: 'changes of your password',
  EMAIL_CHANGED: 'changes of your email address',
  ENROLLMENT_CHANGED: 'your place in a course',
  INSTRUCTOR_DECIDED: 'your request to become an instructor',
  COURSE_MODERATED: 'decisions of administrators about your courses',
};

const alwaysOn = (kinds: Kinds) =>
  new Intl.ListFormat('en').format(
    kinds.flatMap(({ kind }) => {
      const words = KIND_WORDS[kind];
      return typeof words === 'string' ? words : [];
    }),
  );

interface KindFieldsProps {
  setting: Kinds[number];
  words: KindWords;
  /** Whether the daily email is sent too. */
  hasMail: boolean;
  onChange: (changed: Kinds[number]) => void;
}

/** Whether the inbox shows one kind of notification, and the daily email includes it. */
function KindFields({ setting, words: { label, hint }, hasMail, onChange }: KindFieldsProps) {
  const hintId = useId();
  const inbox = {
    checked: setting.inInbox,
    onChange: (inInbox: boolean) => onChange({ ...setting, inInbox }),
  };
  if (!hasMail) return <Checkbox {...{ label, hint }} {...inbox} />;
  return (
    <fieldset aria-describedby={hintId}>
      <legend>{label}</legend>
      <p id={hintId} className="wm-muted wm-small">
        {hint}
      </p>
      <Cluster gap={24}>
        <Checkbox label="In the inbox" {...inbox} />
        <Checkbox
          label="In the daily email"
          checked={setting.byMail}
          onChange={(byMail) => onChange({ ...setting, byMail })}
        />
      </Cluster>
    </fieldset>
  );
}
