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
  /** 1 is Monday. */
  days: number[];
  hour: string;
};

type Input = Pick<Goal, 'daysPerWeek' | 'minutesPerWeek'> & {
  reminder?: { isOn: boolean; days: number[]; hour: number } | null;
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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
    onDone: onClose,
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
  const { field, errorOf, values, set } = checked;
  const { days } = values;
  const daysError = errorOf('days');

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
      <Checkbox
        label="Remind me by email"
        hint="Only while this week’s goal is not reached."
        checked={values.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      {values.isOn && (
        <>
          <fieldset className="wm-cluster wm-align-stretch wm-gap-24 wm-gap-y-8">
            <legend className="wm-mb-8">Days of the reminder</legend>
            {DAYS.map((name, index) => (
              <Checkbox
                key={name}
                label={name}
                checked={days.includes(index + 1)}
                onChange={(isChosen) =>
                  set({ days: isChosen ? [...days, index + 1] : days.filter((day) => day !== index + 1) })
                }
              />
            ))}
          </fieldset>
          <FormError errors={daysError ? [{ message: daysError }] : []} />
          <SelectField {...field('hour')} label="Time of the reminder" options={HOURS} />
          <MailTimes timeZone={goal.reminder.timeZone} />
        </>
      )}
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
