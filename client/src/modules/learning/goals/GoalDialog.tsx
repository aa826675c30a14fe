import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { learningGoalRules } from '#server/modules/learning/goals/goal.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { cancelForm } from '../../../forms/cancelForm';
import { DraftNotes } from '../../../forms/EditorNotes';
import type { FormOutcome } from '../../../forms/formOutcome';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptForm } from '../../../forms/useCheckedForm';
import { useSession } from '../../../lib/session';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { HOURS, MailTimes } from '../../accounts/MailTimes';
import { showSavedGoal } from './showSavedGoal';
import { SetWeeklyGoalDocument, type WeeklyGoalQuery } from './__generated__/WeeklyGoal.generated';

const goalDraft = z.object({
  daysPerWeek: z.string(),
  minutesPerWeek: z.string(),
  isOn: z.boolean(),
  days: z.array(z.number()),
  hour: z.string(),
});

/** Form values of a weekly goal and its reminder; '' for no goal. */
type GoalDraft = z.infer<typeof goalDraft>;

const goalDraftFormat: DraftFormat<GoalDraft> = { version: 1, schema: goalDraft };

/** Storage key of an account's kept goal. */
const goalDraftKey = (accountId: string): DraftKey => `goalDraft:${accountId}`;

const isSameGoal = (one: GoalDraft, other: GoalDraft) => wordsOf(one) === wordsOf(other);

/** While the reminder is off, its days and hour do not count. */
function wordsOf({ daysPerWeek, minutesPerWeek, isOn, days, hour }: GoalDraft): string {
  const reminder = isOn && [days.toSorted((one, other) => one - other), hour];
  return JSON.stringify([daysPerWeek.trim(), minutesPerWeek.trim(), reminder]);
}

type Goal = NonNullable<WeeklyGoalQuery['viewer']>['learningGoal'];
type Input = Pick<Goal, 'daysPerWeek' | 'minutesPerWeek'> & {
  reminder?: { isOn: boolean; days: number[]; hour: number } | null;
};

interface GoalDialogProps {
  goal: Goal;
  /** The browser's, in which the week is counted. */
  timeZone: string;
  onClose: () => void;
  /** Opens the dialog again when discarding its changes is undone. */
  onReopen: () => void;
}

/**
 * The form for a weekly goal and its reminder; all parts are optional. What is typed is kept on this device until it is
 * saved.
 */
export function GoalDialog({ goal, timeZone, onClose, onReopen }: GoalDialogProps) {
  const setGoal = useFormAction(SetWeeklyGoalDocument, {
    variables: (input: Input) => ({ input, timeZone }),
    update: showSavedGoal(timeZone),
    done: () => {
      kept.forget();
      onClose();
    },
    failed: 'Your goal wasn’t saved. Try again.',
  });
  const {
    form,
    field,
    errors,
    errorOf,
    values,
    set: change,
    sending,
    kept,
  } = useKeptForm<GoalDraft, Input>({
    key: goalDraftKey(useSession()?.user.id ?? ''),
    format: goalDraftFormat,
    saved: draftOf(goal),
    savedRevision: null,
    isSame: isSameGoal,
    check: (typed) => {
      const checked = check(learningGoalRules, inputOf(typed, goal));
      return checked.ok ? checked : { ...checked, fields: checked.fields.map(inForm) };
    },
    send,
  });

  async function send(input: Input): Promise<FormOutcome> {
    const outcome = await setGoal(input);
    if (outcome.ok || !outcome.fields) return outcome;
    return { ...outcome, fields: outcome.fields.map(inForm) };
  }

  const cancel = () => cancelForm(kept, { onClose, onReopen });

  return (
    <Dialog title="Weekly goal" onClose={onClose}>
      <form {...form} aria-label="Weekly goal">
        <Stack gap={16}>
          <p>
            How much would you like to learn in a week? Only you see your goal. Leave both fields blank for
            none.
          </p>
          <DraftNotes draft={kept} notYet="not saved" />
          <TextField {...field('daysPerWeek')} label="Days a week" inputMode="numeric" optional />
          <TextField {...field('minutesPerWeek')} label="Minutes a week" inputMode="numeric" optional />
          <ReminderFields
            isOn={values.isOn}
            days={values.days}
            daysError={errorOf('days')}
            hour={field('hour')}
            timeZone={goal.reminder.timeZone}
            onChange={change}
          />
          <FormError errors={errors} />
          <Cluster>
            <Button type="submit" loading={sending} loadingText="Saving...">
              Save goal
            </Button>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

const draftOf = ({ daysPerWeek, minutesPerWeek, reminder }: Goal): GoalDraft => ({
  daysPerWeek: String(daysPerWeek ?? ''),
  minutesPerWeek: String(minutesPerWeek ?? ''),
  isOn: reminder.isOn,
  days: reminder.days,
  hour: String(reminder.hour),
});

/** While the reminder is off, its days and hour stay as they are saved. */
const inputOf = (values: GoalDraft, saved: Goal) => ({
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
