import { learningGoalRules } from '../../../../server/features/goals/goal.rules';
import { check } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { cancelForm } from '../../forms/cancelForm';
import { DraftNotes } from '../../forms/EditorNotes';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { useKeptForm } from '../../forms/useCheckedForm';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { Dialog } from '../../ui/overlays/Dialog';
import { type GoalDraft, goalDraftFormat, goalDraftKey, isSameGoal } from './goalDraft';
import { ReminderFields } from './ReminderFields';
import { useSetWeeklyGoalMutation, WeeklyGoalDocument, type WeeklyGoalQuery } from './WeeklyGoal.generated';

const NOT_SAVED = 'Your goal wasn’t saved. Try again.';

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
  const [set] = useSetWeeklyGoalMutation();
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
    return attempt(
      async () => {
        const { data } = await set({
          variables: { input, timeZone },
          update: (cache, { data: answer }) => {
            const result = answer?.setLearningGoal;
            if (result?.__typename !== 'LearningGoalSet') return;
            const viewer = { __typename: 'Viewer' as const, learningGoal: result.goal };
            cache.writeQuery({ query: WeeklyGoalDocument, variables: { timeZone }, data: { viewer } });
          },
        });
        const result = data?.setLearningGoal;
        if (result?.__typename !== 'LearningGoalSet')
          return { ok: false, message: result ? undefined : NOT_SAVED, fields: result?.fields.map(inForm) };
        kept.forget();
        onClose();
        return { ok: true };
      },
      NOT_SAVED,
      refused,
    );
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
