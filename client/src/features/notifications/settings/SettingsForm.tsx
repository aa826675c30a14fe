import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { HOURS, MailTimes } from '../../accounts/MailTimes';
import { INBOX_ID } from '../useInboxUpdates';
import { KindFields } from './KindFields';
import {
  type NotificationSettingsFieldsFragment,
  useUpdateNotificationSettingsMutation,
} from './SettingsForm.generated';
import styles from './SettingsForm.module.css';

const NOT_SAVED = 'Your settings weren’t saved. Try again.';

type Kinds = NotificationSettingsFieldsFragment['kinds'];

/**
 * Chooses which kinds of notifications the inbox shows and the daily email includes. What was chosen stays when saving
 * fails.
 */
export function SettingsForm({ saved }: { saved: NotificationSettingsFieldsFragment }) {
  const [update] = useUpdateNotificationSettingsMutation();
  const { form, field, values, set, errors, sending } = useCheckedForm<{
    kinds: Kinds;
    isOn: boolean;
    hour: string;
  }>({
    initial: { kinds: saved.kinds, isOn: saved.summary.isOn, hour: String(saved.summary.hour) },
    send: async ({ kinds, isOn, hour }): Promise<FormOutcome> => {
      const optional = kinds.filter(({ isOptional }) => isOptional);
      const input = {
        kinds: optional.map(({ kind, inInbox, byMail }) => ({ kind, inInbox, byMail })),
        summary: { isOn, hour: Number(hour) },
        timeZone: isOn ? (saved.timeZone ?? browserTimeZone) : null,
      };
      return attempt(
        async () => {
          const { data } = await update({
            variables: { input },
            // The inbox shows other notifications now.
            update: (cache) => {
              cache.evict({ id: INBOX_ID, fieldName: 'notifications' });
            },
          });
          const result = data?.updateNotificationSettings;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'NotificationSettingsUpdated') return { ok: false, message: NOT_SAVED };
          toast.success('Settings saved');
          return { ok: true };
        },
        NOT_SAVED,
        refused,
      );
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
          <div className={styles.kinds}>
            {values.kinds.map((setting) => (
              <KindFields key={setting.kind} setting={setting} onChange={change} />
            ))}
          </div>
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
