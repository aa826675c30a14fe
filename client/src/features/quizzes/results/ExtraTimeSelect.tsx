import { attemptOrToast } from '../../../apollo/attemptOrToast';
import type { ExtraTime, QuizAttemptState } from '../../../apollo/generated/types';
import { formatTime } from '../../../lib/format';
import { toast } from '../../../ui/overlays/toast';
import { SelectField } from '../../../ui/fields/SelectField';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useSetExtraTimeMutation } from './QuizStudents.generated';

const FACTORS: Record<ExtraTime, { label: string; factor: number }> = {
  NONE: { label: 'None', factor: 1 },
  QUARTER: { label: '×1.25', factor: 1.25 },
  HALF: { label: '×1.5', factor: 1.5 },
  DOUBLE: { label: '×2', factor: 2 },
};

interface ExtraTimeSelectProps {
  student: {
    quizId: string;
    studentId: string;
    name: string;
    extraTime: ExtraTime;
    attempts: readonly { id: string; state: QuizAttemptState; deadline: string | null }[];
  };
  timeLimitMinutes: number | null;
}

/** Selects a student's extra time, optimistically; rolled back with an error message. */
export function ExtraTimeSelect({ student, timeLimitMinutes }: ExtraTimeSelectProps) {
  const { quizId, studentId, name } = student;
  const [setExtraTime] = useSetExtraTimeMutation();

  async function choose(extraTime: ExtraTime) {
    const attempts = student.attempts.map(({ id, state, deadline }) => ({
      __typename: 'InstructorQuizAttempt' as const,
      ...{ id, state, deadline },
    }));
    await attemptOrToast(async () => {
      const { data } = await setExtraTime({
        variables: { quizId, studentId, extraTime },
        optimisticResponse: {
          setExtraTime: { __typename: 'InstructorQuizStudent', quizId, studentId, extraTime, attempts },
        },
      });
      const open = data?.setExtraTime.attempts.find(
        ({ state, deadline }) => state === 'OPEN' && deadline !== null,
      );
      if (!open) return;
      const before = attempts.find(({ id }) => id === open.id);
      toast.success(
        before?.deadline === open.deadline
          ? `${name}’s open attempt keeps its time. The change applies to the next one.`
          : `${name}’s open attempt now ends at ${formatTime(open.deadline!)}`,
      );
    }, 'Failed to set extra time');
  }

  return (
    <SelectField
      label={<VisuallyHidden>Extra time for {name}</VisuallyHidden>}
      value={student.extraTime}
      onChange={({ target }) => void choose(target.value as ExtraTime)}
    >
      {Object.entries(FACTORS).map(([extraTime, { label, factor }]) => (
        <option key={extraTime} value={extraTime}>
          {timeLimitMinutes === null || factor === 1
            ? label
            : `${label} (${Math.ceil(timeLimitMinutes * factor)} min)`}
        </option>
      ))}
    </SelectField>
  );
}
