import { courseOwnerRules } from '../../../../../server/features/courses/moderation/course-moderation.rules';
import { check } from '../../../../../server/platform/validation.rules';
import type { FormOutcome } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { usePossibleOwnersQuery } from './ChangeOwnerDialog.generated';
import type { ManagedCourseRowFragment } from './CoursesPage.generated';

interface ChangeOwnerDialogProps {
  course: ManagedCourseRowFragment;
  onSend: (email: string) => Promise<FormOutcome>;
  onClose: () => void;
}

/** Asks for the instructor who becomes the owner of a course, by email address or from the team. */
export function ChangeOwnerDialog({ course, onSend, onClose }: ChangeOwnerDialogProps) {
  const { form, field, values, set, errors, sending } = useCheckedForm({
    initial: { email: '' },
    check: (typed) => check(courseOwnerRules, typed),
    send: async ({ email }) => {
      const outcome = await onSend(email);
      if (outcome.ok) onClose();
      return outcome;
    },
  });
  return (
    <Dialog title={`Change the owner of “${course.title}”`} onClose={onClose}>
      <form {...form} aria-label="New owner">
        <Stack gap={16}>
          <p>
            The new owner is named on the course’s page and manages its team. {formerOwnerSentence(course)}
          </p>
          <FormError errors={errors} />
          <TextField
            {...field('email')}
            label="Email of the new owner"
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="The account must be an instructor’s."
            required
          />
          <TeamChoices courseId={course.id} chosen={values.email} onChoose={(email) => set({ email })} />
          <Cluster>
            <Button type="submit" loading={sending} loadingText="Saving...">
              Change owner
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

/** What happens to the current owner. */
function formerOwnerSentence({ instructorName, ownerState }: ManagedCourseRowFragment): string {
  switch (ownerState) {
    case 'ACTIVE':
      return `${instructorName} stays on the team as an instructor. Both get a notification.`;
    case 'SUSPENDED':
      return `${instructorName}, whose account is suspended, leaves the team. Both get a notification.`;
    case 'NOT_INSTRUCTOR':
      return `${instructorName}, who is no longer an instructor, leaves the team. Both get a notification.`;
    case 'DELETED':
      return 'The present owner, whose account is deleted, leaves the team. The new owner gets a notification.';
  }
}

interface TeamChoicesProps {
  courseId: string;
  /** The address in the field. */
  chosen: string;
  onChoose: (email: string) => void;
}

/** The members of the team who can become the owner; nothing while they are loaded, since the field does the same. */
function TeamChoices({ courseId, chosen, onChoose }: TeamChoicesProps) {
  const { data } = usePossibleOwnersQuery({ variables: { courseId }, fetchPolicy: 'network-only' });
  const people = data?.viewer?.administration?.possibleOwners ?? [];
  if (people.length === 0) return null;
  return (
    <Stack gap={8}>
      <p>Or choose somebody from the team:</p>
      <Cluster gap={8}>
        {people.map(({ id, name, email }) => (
          <Chip key={id} selected={email === chosen} onClick={() => onChoose(email)}>
            {name} · {email}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  );
}
