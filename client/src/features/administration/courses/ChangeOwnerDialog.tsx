import { useApolloClient } from '@apollo/client/react';
import { courseOwnerRules } from '../../../../../server/features/courses/moderation/course-moderation.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Chip } from '../../../ui/buttons/Chip';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import {
  ChangeCourseOwnerDocument,
  type ManagedCourseRowFragment,
  usePossibleOwnersQuery,
} from './CoursesPage.generated';

interface ChangeOwnerDialogProps {
  course: ManagedCourseRowFragment;
  onClose: () => void;
}

/** Asks for the instructor who becomes the owner of a course, by email address or from the team. */
export function ChangeOwnerDialog({ course, onClose }: ChangeOwnerDialogProps) {
  const { cache } = useApolloClient();
  const send = useFormAction(ChangeCourseOwnerDocument, {
    variables: ({ email }: { email: string }) => ({ courseId: course.id, email }),
    done: (_input, result) => {
      evictCatalogue(cache);
      onClose();
      return `${result.course.instructorName} owns “${course.title}” now`;
    },
    failed: 'The owner couldn’t be changed',
  });
  const checked = useCheckedForm({
    initial: { email: '' },
    check: (typed) => check(courseOwnerRules, typed),
    send,
  });
  return (
    <FormDialog
      title={`Change the owner of “${course.title}”`}
      label="New owner"
      checked={checked}
      submit="Change owner"
      onClose={onClose}
      intro={
        <p>The new owner is named on the course’s page and manages its team. {formerOwnerSentence(course)}</p>
      }
    >
      <TextField
        {...checked.field('email')}
        label="Email of the new owner"
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="The account must be an instructor’s."
        required
      />
      <TeamChoices
        courseId={course.id}
        chosen={checked.values.email}
        onChoose={(email) => checked.set({ email })}
      />
    </FormDialog>
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
