import { blockCourseRules } from '../../../../../server/features/courses/moderation/course-moderation.rules';
import { check } from '../../../../../server/platform/validation.rules';
import type { FormOutcome } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextArea } from '../../../ui/fields/TextArea';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';

interface BlockCourseDialogProps {
  title: string;
  /** The present reason; '' if the course is published. */
  reason: string;
  onSend: (reason: string) => Promise<FormOutcome>;
  onClose: () => void;
}

/** Asks for the reason for which a course is unpublished. */
export function BlockCourseDialog({ title, reason, onSend, onClose }: BlockCourseDialogProps) {
  const { form, field, errors, sending } = useCheckedForm({
    initial: { reason },
    check: (typed) => check(blockCourseRules, typed),
    send: async (input) => {
      const outcome = await onSend(input.reason);
      if (outcome.ok) onClose();
      return outcome;
    },
  });
  return (
    <Dialog title={reason ? `Change the reason for “${title}”` : `Unpublish “${title}”?`} onClose={onClose}>
      <form {...form} aria-label="Reason">
        <Stack gap={16}>
          <p>
            The course disappears for everyone but its instructor and the students who are enrolled. The
            instructor reads your reason and can’t publish the course until you allow it.
          </p>
          <FormError errors={errors} />
          <TextArea {...field('reason')} label="Reason for the instructor" required rows={4} />
          <Cluster>
            <Button type="submit" variant="danger" loading={sending} loadingText="Saving...">
              {reason ? 'Save reason' : 'Unpublish'}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
