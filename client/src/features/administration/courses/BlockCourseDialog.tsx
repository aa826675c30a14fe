import { useApolloClient } from '@apollo/client/react';
import { blockCourseRules } from '../../../../../server/features/courses/moderation/course-moderation.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { TextArea } from '../../../ui/fields/TextArea';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { WaitingCountsDocument } from '../WaitingBadge.generated';
import { BlockCourseDocument, type ManagedCourseRowFragment } from './CoursesPage.generated';

interface BlockCourseDialogProps {
  course: ManagedCourseRowFragment;
  onClose: () => void;
}

/** Asks for the reason for which a course is unpublished, or for another one. */
export function BlockCourseDialog({ course: { id, title, block }, onClose }: BlockCourseDialogProps) {
  const { cache } = useApolloClient();
  const send = useFormAction(BlockCourseDocument, {
    variables: ({ reason }: { reason: string }) => ({ courseId: id, reason }),
    refetchQueries: [WaitingCountsDocument],
    done: () => {
      evictCatalogue(cache);
      onClose();
      return `“${title}” is unpublished. Its instructor was told why.`;
    },
    failed: 'The course couldn’t be unpublished',
  });
  const checked = useCheckedForm({
    initial: { reason: block?.reason ?? '' },
    check: (typed) => check(blockCourseRules, typed),
    send,
  });
  return (
    <FormDialog
      title={block ? `Change the reason for “${title}”` : `Unpublish “${title}”?`}
      label="Reason"
      checked={checked}
      submit={block ? 'Save reason' : 'Unpublish'}
      danger
      onClose={onClose}
      intro={
        <p>
          The course disappears for everyone but its instructor and the students who are enrolled. The
          instructor reads your reason and can’t publish the course until you allow it.
        </p>
      }
    >
      <TextArea {...checked.field('reason')} label="Reason for the instructor" required rows={4} />
    </FormDialog>
  );
}
