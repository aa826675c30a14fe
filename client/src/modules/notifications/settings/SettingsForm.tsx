import { useId } from 'react';
import { useFormAction } from '../../../apollo/useAction';
import type { NotificationKind } from '../../../apollo/__generated__/types';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { Stack } from '../../../ui/layout/Layout';
import { HOURS, MailTimes } from '../../accounts/MailTimes';
import { INBOX_ID } from '../useInboxUpdates';
import {
  type NotificationSettingsFieldsFragment,
  UpdateNotificationSettingsDocument,
  type UpdateNotificationSettingsMutationVariables,
} from './__generated__/NotificationSettingsPage.generated';
import styles from './SettingsForm.module.css';

type Kinds = NotificationSettingsFieldsFragment['kinds'];

/**
 * Chooses which kinds of notifications the inbox shows and the daily email includes. What was chosen stays when saving
 * fails.
 */
export function SettingsForm({ saved }: { saved: NotificationSettingsFieldsFragment }) {
  const update = useFormAction(UpdateNotificationSettingsDocument, {
    variables: (input: UpdateNotificationSettingsMutationVariables['input']) => ({ input }),
    // The inbox shows other notifications now.
    update: (cache) => {
      cache.evict({ id: INBOX_ID, fieldName: 'notifications' });
    },
    done: () => 'Settings saved',
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
        timeZone: isOn ? (saved.timeZone ?? browserTimeZone) : null,
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
          <Stack gap={24}>
            {values.kinds.map((setting) => (
              <KindFields key={setting.kind} setting={setting} onChange={change} />
            ))}
          </Stack>
          <div className={styles.summary}>
            <Checkbox
              label="Send me a daily email with my unread notifications"
              hint="Only on days with something new."
              checked={values.isOn}
              onChange={(isOn) => set({ isOn })}
            />
            {values.isOn && (
              <>
                <SelectField {...field('hour')} label="Time of the daily email">
                  {HOURS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </SelectField>
                <MailTimes timeZone={saved.timeZone} />
              </>
            )}
          </div>
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

/** What a kind of notification is called in the settings, and what it is about. */
const KIND_WORDS: Readonly<Record<NotificationKind, { label: string; hint: string }>> = {
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
  PASSWORD_CHANGED: {
    label: 'Password changes',
    hint: 'Always on, so that you notice if somebody else changes your password.',
  },
  EMAIL_CHANGED: {
    label: 'Email address changes',
    hint: 'Always on, so that you notice if somebody else changes your email address.',
  },
  COURSE_TEAM: {
    label: 'Course teams',
    hint: 'Somebody invites you to the team of a course, or changes a team that you belong to.',
  },
  ENROLLMENT_CHANGED: {
    label: 'Places in courses',
    hint: 'Somebody enrolls you in a course or removes you from it, you get a place that you waited for, or your request to join is decided. Always on.',
  },
  INSTRUCTOR_DECIDED: {
    label: 'Becoming an instructor',
    hint: 'An administrator decides about your request. Always on.',
  },
  ENROLLMENT_REQUESTED: { label: 'Requests to join', hint: 'Students ask to join your courses.' },
  COURSE_MODERATED: {
    label: 'Decisions about your courses',
    hint: 'An administrator unpublishes a course of yours, allows it again, or features it. Always on.',
  },
  REVIEW_MODERATED: {
    label: 'Decisions about your reviews',
    hint: 'An administrator approves or hides your review of a course.',
  },
};

type KindSetting = NotificationSettingsFieldsFragment['kinds'][number];

interface KindFieldsProps {
  setting: KindSetting;
  onChange: (changed: KindSetting) => void;
}

/** What to do with one kind of notification. */
function KindFields({ setting, onChange }: KindFieldsProps) {
  const hintId = useId();
  const { label, hint } = KIND_WORDS[setting.kind];
  return (
    <fieldset className={styles.kind} aria-describedby={hintId}>
      <legend>{label}</legend>
      <p id={hintId}>{hint}</p>
      <div className={styles.choices}>
        <Checkbox
          label="In the inbox"
          checked={setting.inInbox}
          disabled={!setting.isOptional}
          onChange={(inInbox) => onChange({ ...setting, inInbox })}
        />
        <Checkbox
          label="In the daily email"
          checked={setting.byMail}
          disabled={!setting.isOptional}
          onChange={(byMail) => onChange({ ...setting, byMail })}
        />
      </div>
    </fieldset>
  );
}
