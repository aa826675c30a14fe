import { useApolloClient } from '@apollo/client/react';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import {
  useAcceptCourseInvitationMutation,
  useAcceptCourseOfferMutation,
  useDeclineCourseInvitationMutation,
  useDeclineCourseOfferMutation,
  useLeaveCourseMutation,
} from './useOwnMembership.generated';

interface Invited {
  id: string;
  courseTitle: string;
}

const NOT_ANSWERED = 'The invitation couldn’t be answered';

/** Goes to another page; resolves when it is shown. */
type LeavePage = () => void | Promise<void>;

/** Joining, leaving and taking over the courses of others. */
export function useOwnMembership() {
  const client = useApolloClient();
  const [acceptInvitation] = useAcceptCourseInvitationMutation();
  const [declineInvitation] = useDeclineCourseInvitationMutation();
  const [acceptOffer] = useAcceptCourseOfferMutation();
  const [declineOffer] = useDeclineCourseOfferMutation();
  const [leave] = useLeaveCourseMutation();

  /**
   * Courses, figures and permissions may have changed on every page, so all of them are loaded again. A page that no
   * longer exists for the viewer is left before.
   */
  async function reloadEverything(leavePage?: LeavePage) {
    await leavePage?.();
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    client.cache.gc();
    await client.refetchQueries({ include: 'active' });
  }

  return {
    /** Resolves to why it was refused; null if the viewer joined. `token` null: without the link. */
    accept: (
      { id, courseTitle }: Invited,
      token: string | null,
      leavePage?: LeavePage,
    ): Promise<string | null> =>
      attempt(
        async () => {
          const { data } = await acceptInvitation({ variables: { id, token } });
          const result = data?.acceptCourseInvitation;
          if (result?.__typename !== 'CourseJoined') return result?.message ?? NOT_ANSWERED;
          await reloadEverything(leavePage);
          toast.success(`You are now on the team of “${courseTitle}”`);
          return null;
        },
        NOT_ANSWERED,
        (sentence) => sentence,
      ),
    /** Resolves to why it was refused; null if it was declined or the viewer changed their mind. */
    decline: async ({ id, courseTitle }: Invited, token: string | null): Promise<string | null> => {
      const isSure = await confirm({
        title: `Decline the invitation to “${courseTitle}”?`,
        text: 'The owner of the course would have to invite you again.',
        confirmLabel: 'Decline',
        danger: true,
      });
      if (!isSure) return null;
      return attempt(
        async () => {
          const { data } = await declineInvitation({ variables: { id, token } });
          const result = data?.declineCourseInvitation;
          if (result?.__typename !== 'CourseInvitationDeclined') return result?.message ?? NOT_ANSWERED;
          await reloadEverything();
          toast.success('The invitation was declined');
          return null;
        },
        NOT_ANSWERED,
        (sentence) => sentence,
      );
    },
    acceptOffer: async ({ id, title }: { id: string; title: string }) => {
      const isSure = await confirm({
        title: `Take over “${title}”?`,
        text: 'The course will belong to you, and its page names you as the instructor.',
        confirmLabel: 'Take over',
      });
      if (!isSure) return;
      const send = () => acceptOffer({ variables: { courseId: id } });
      if (!(await attemptOrToast(send, 'The course couldn’t be taken over'))) return;
      await reloadEverything();
      toast.success(`“${title}” belongs to you now`);
    },
    declineOffer: async ({ id }: { id: string }) => {
      const send = () => declineOffer({ variables: { courseId: id } });
      if (await attemptOrToast(send, 'The offer couldn’t be declined'))
        toast.success('The offer was declined');
    },
    leave: async ({ id, title }: { id: string; title: string }, leavePage: LeavePage): Promise<void> => {
      const isSure = await confirm({
        title: `Leave the team of “${title}”?`,
        text: 'You will no longer see the course and its students here. Its owner can invite you again.',
        confirmLabel: 'Leave',
        danger: true,
      });
      if (!isSure) return;
      const send = () => leave({ variables: { courseId: id } });
      if (!(await attemptOrToast(send, 'Failed to leave the team'))) return;
      await reloadEverything(leavePage);
      toast.success(`You left the team of “${title}”`);
    },
  };
}
