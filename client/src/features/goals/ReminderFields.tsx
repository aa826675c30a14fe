import type { ComponentProps } from 'react';
import { Checkbox } from '../../ui/fields/Choices';
import { FormError } from '../../ui/fields/FormError';
import { SelectField } from '../../ui/fields/SelectField';
import { HOURS, MailTimes } from '../accounts/MailTimes';
import styles from './ReminderFields.module.css';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface ReminderFieldsProps {
  isOn: boolean;
  /** 1 is Monday. */
  days: number[];
  daysError: string | undefined;
  /** Props of the field for the hour. */
  hour: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;
  /** null: not chosen yet. */
  timeZone: string | null;
  onChange: (part: { isOn?: boolean; days?: number[] }) => void;
}

/** Whether, when and on which days to remind of the goal by email. */
export function ReminderFields({ isOn, days, daysError, hour, timeZone, onChange }: ReminderFieldsProps) {
  return (
    <>
      <Checkbox
        label="Remind me by email"
        hint="Only while this week’s goal is not reached."
        checked={isOn}
        onChange={(next) => onChange({ isOn: next })}
      />
      {isOn && (
        <>
          <fieldset className={styles.days}>
            <legend>Days of the reminder</legend>
            {DAYS.map((name, index) => (
              <Checkbox
                key={name}
                label={name}
                checked={days.includes(index + 1)}
                onChange={(isChosen) =>
                  onChange({
                    days: isChosen ? [...days, index + 1] : days.filter((day) => day !== index + 1),
                  })
                }
              />
            ))}
          </fieldset>
          <FormError errors={daysError ? [{ message: daysError }] : []} />
          <SelectField {...hour} label="Time of the reminder">
            {HOURS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <MailTimes timeZone={timeZone} />
        </>
      )}
    </>
  );
}
