import type { ComponentProps } from 'react';
import { learningGoalRules } from '#server/modules/learning/goals/goal.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import type { FormOutcome } from '../../../lib/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { HOURS, MailTimes } from '../../accounts/MailTimes';
import { SetWeeklyGoalDocument, type WeeklyGoalFragment as Goal } from './__generated__/WeeklyGoal.generated';

/** Form values of a weekly goal and its reminder; '' for no goal. */
type GoalValues = {
  daysPerWeek: string;
  minutesPerWeek: string;
  isOn: boolean;
  days: number[];
  hour: string;
};

type Input = Pick<Goal, 'daysPerWeek' | 'minutesPerWeek'> & {
  reminder?: { isOn: boolean; days: number[]; hour: number } | null;
};

interface GoalDialogProps {
  goal: Goal;
  /** The browser's, in which the week is counted. */
  timeZone: string;
  onClose: () => void;
}

/** The form for a weekly goal and its reminder; all parts are optional. */
export function GoalDialog({ goal, timeZone, onClose }: GoalDialogProps) {
  const setGoal = useFormAction(SetWeeklyGoalDocument, {
    variables: (input: Input) => ({ input, timeZone }),
    done: onClose,
    failed: 'Your goal wasn’t saved. Try again.',
  });
  const checked = useCheckedForm<GoalValues, Input>({
    initial: valuesOf(goal),
    check: (typed) => {
      const result = check(learningGoalRules, inputOf(typed, goal));
      return result.ok ? result : { ...result, fields: result.fields.map(inForm) };
    },
    send,
  });
  const { field, errorOf, values } = checked;

  async function send(input: Input): Promise<FormOutcome> {
    const outcome = await setGoal(input);
    if (outcome.ok || !outcome.fields) return outcome;
    return { ...outcome, fields: outcome.fields.map(inForm) };
  }

  return (
    <FormDialog
      title="Weekly goal"
      label="Weekly goal"
      checked={checked}
      intro={
        <p>
          How much would you like to learn in a week? Only you see your goal. Leave both fields blank for
          none.
        </p>
      }
      submit="Save goal"
      onClose={onClose}
    >
      <TextField {...field('daysPerWeek')} label="Days a week" inputMode="numeric" optional />
      <TextField {...field('minutesPerWeek')} label="Minutes a week" inputMode="numeric" optional />
      <ReminderFields
        isOn={values.isOn}
        days={values.days}
        daysError={errorOf('days')}
        hour={field('hour')}
        timeZone={goal.reminder.timeZone}
        onChange={checked.set}
      />
    </FormDialog>
  );
}

const valuesOf = ({ daysPerWeek, minutesPerWeek, reminder }: Goal): GoalValues => ({
  daysPerWeek: String(daysPerWeek ?? ''),
  minutesPerWeek: String(minutesPerWeek ?? ''),
  isOn: reminder.isOn,
  days: reminder.days,
  hour: String(reminder.hour),
});

/** While the reminder is off, its days and hour stay as they are saved. */
const inputOf = (values: GoalValues, saved: Goal) => ({
  daysPerWeek: numberIn(values.daysPerWeek),
  minutesPerWeek: numberIn(values.minutesPerWeek),
  reminder: values.isOn
    ? { isOn: true, days: values.days, hour: Number(values.hour) }
    : { isOn: false, days: saved.reminder.days, hour: saved.reminder.hour },
});

/** null for a blank field; NaN, which the rules refuse, for anything but a number. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form has the parts of the reminder as fields of their own. */
const inForm = ({ path, message }: { path: string; message: string }) => ({
  path: path.replace('reminder.', ''),
  message,
});

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
function ReminderFields({ isOn, days, daysError, hour, timeZone, onChange }: ReminderFieldsProps) {
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
          <fieldset className="wm-cluster wm-align-stretch wm-gap-24 wm-gap-y-8">
            <legend className="wm-mb-8">Days of the reminder</legend>
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
