import { joiningRules } from '../../../../../server/features/enrollments/joining/joining.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { Stack } from '../../../ui/layout/Layout';
import { type JoiningDraft, numberOf, timeOf, typedTime } from './joiningDraft';
import type { JoiningOfCourseFragment } from './JoiningPage.generated';
import { useJoiningActions } from './useJoiningActions';

/** Who can join, how many, and until when. */
export function JoiningForm({ course }: { course: JoiningOfCourseFragment }) {
  const { set } = useJoiningActions(course.id);
  const initial: JoiningDraft = {
    mode: course.enrollmentMode,
    capacity: course.capacity === null ? '' : String(course.capacity),
    endsAt: typedTime(course.enrollmentEndsAt),
  };
  const { form, field, errors, sending } = useCheckedForm({
    initial,
    check: ({ mode, capacity, endsAt }: JoiningDraft) =>
      check(joiningRules, { mode, capacity: numberOf(capacity), endsAt: timeOf(endsAt) }),
    send: ({ mode, capacity, endsAt }) =>
      set({ mode: mode, capacity, endsAt: endsAt?.toISOString() ?? null }),
  });
  return (
    <form {...form} aria-label="Who can join">
      <Stack gap={16}>
        <FormError errors={errors} />
        <SelectField {...field('mode')} label="Who can join">
          <option value="OPEN">Everybody</option>
          <option value="LINK">Only with a join link or code</option>
          <option value="APPROVAL">Students whose request is approved</option>
        </SelectField>
        <TextField
          {...field('capacity')}
          label="Places"
          optional
          inputMode="numeric"
          hint="When all are taken, students join a waiting list. A lower number removes nobody."
        />
        <TextField
          {...field('endsAt')}
          label="Enrollment ends"
          optional
          type="datetime-local"
          hint="In the time zone of this device. Students on the waiting list then still get a place that becomes free."
        />
        <div>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
