import { useId } from 'react';
import { Checkbox } from '../../../ui/fields/Choices';
import { KIND_WORDS } from './kindWords';
import type { NotificationSettingsFieldsFragment } from './SettingsForm.generated';
import styles from './SettingsForm.module.css';

type KindSetting = NotificationSettingsFieldsFragment['kinds'][number];

interface KindFieldsProps {
  setting: KindSetting;
  onChange: (changed: KindSetting) => void;
}

/** What to do with one kind of notification. */
export function KindFields({ setting, onChange }: KindFieldsProps) {
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
