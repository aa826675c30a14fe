import { decisionRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextArea } from '../../../ui/fields/TextArea';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { WaitingInstructorRowFragment } from './InstructorsPage.generated';
import { useInstructorActions } from './useInstructorActions';

interface DecisionDialogProps {
  person: WaitingInstructorRowFragment;
  isApproved: boolean;
  /** Called when it is closed without a decision. */
  onClose: () => void;
  /** Called when the decision was saved. */
  onDecided: () => void;
}

/** Approves or declines a request, with a note to the person. */
export function DecisionDialog({ person, isApproved, onClose, onDecided }: DecisionDialogProps) {
  const { decide } = useInstructorActions();
  const { form, field, errors, sending } = useCheckedForm({
    initial: { note: '' },
    check: (typed) => check(decisionRules, typed),
    send: async ({ note }) => {
      const outcome = await decide(person, isApproved, note);
      if (outcome.ok) onDecided();
      return outcome;
    },
  });
  return (
    <Dialog
      title={isApproved ? `Make ${person.name} an instructor?` : `Decline the request of ${person.name}?`}
      onClose={onClose}
    >
      <form {...form} aria-label="Decision">
        <Stack gap={16}>
          <p>
            {isApproved
              ? 'They can create and publish courses. They are logged out and have to log in again.'
              : person.isOnTeams
                ? 'They can only work in the teams of courses they joined.'
                : 'Their account stays a student’s. They can’t ask again, but you can change their role under People.'}
          </p>
          <FormError errors={errors} />
          <TextArea
            {...field('note')}
            label={`Note to ${person.name}`}
            optional
            rows={3}
            hint="They read it in their inbox and in an email. At most 500 characters."
          />
          <Cluster>
            <Button
              type="submit"
              variant={isApproved ? 'primary' : 'danger'}
              loading={sending}
              loadingText="Saving..."
            >
              {isApproved ? 'Approve' : 'Decline'}
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
