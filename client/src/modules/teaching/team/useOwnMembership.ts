import { useApolloClient } from '@apollo/client/react';
import { useAction, useFormAction } from '../../../apollo/useAction';
import {
  AcceptCourseInvitationDocument,
  AcceptCourseOfferDocument,
  DeclineCourseInvitationDocument,
  DeclineCourseOfferDocument,
  LeaveCourseDocument,
} from './__generated__/useOwnMembership.generated';

interface Answer {
  id: string;
  courseTitle: string;
  /** The token of the link; null without it. */
  token: string | null;
  leavePage?: LeavePage;
}

interface Course {
  id: string;
  title: string;
}

/** Goes to another page; resolves when it is shown. */
type LeavePage = () => void | Promise<void>;

const NOT_ANSWERED = 'The invitation couldn’t be answered';

/** Joining, leaving and taking over the courses of others. */
export function useOwnMembership() {
  const client = useApolloClient();

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
    accept: useFormAction(AcceptCourseInvitationDocument, {
      variables: ({ id, token }: Answer) => ({ id, token }),
      done: async ({ courseTitle, leavePage }) => {
        await reloadEverything(leavePage);
        return `You are now on the team of “${courseTitle}”`;
      },
      failed: NOT_ANSWERED,
    }),
    decline: useFormAction(DeclineCourseInvitationDocument, {
      variables: ({ id, token }: Answer) => ({ id, token }),
      ask: ({ courseTitle }) => ({
        title: `Decline the invitation to “${courseTitle}”?`,
        text: 'The owner of the course would have to invite you again.',
        confirmLabel: 'Decline',
        danger: true,
      }),
      done: async () => {
        await reloadEverything();
        return 'The invitation was declined';
      },
      failed: NOT_ANSWERED,
    }),
    acceptOffer: useAction(AcceptCourseOfferDocument, {
      variables: ({ id }: Course) => ({ courseId: id }),
      ask: ({ title }) => ({
        title: `Take over “${title}”?`,
        text: 'The course will belong to you, and its page names you as the instructor.',
        confirmLabel: 'Take over',
      }),
      done: async ({ title }) => {
        await reloadEverything();
        return `“${title}” belongs to you now`;
      },
      failed: 'The course couldn’t be taken over',
    }),
    declineOffer: useAction(DeclineCourseOfferDocument, {
      variables: ({ id }: Course) => ({ courseId: id }),
      done: () => 'The offer was declined',
      failed: 'The offer couldn’t be declined',
    }),
    leave: useAction(LeaveCourseDocument, {
      variables: ({ id }: Course & { leavePage: LeavePage }) => ({ courseId: id }),
      ask: ({ title }) => ({
        title: `Leave the team of “${title}”?`,
        text: 'You will no longer see the course and its students here. Its owner can invite you again.',
        confirmLabel: 'Leave',
        danger: true,
      }),
      done: async ({ title, leavePage }) => {
        await reloadEverything(leavePage);
        return `You left the team of “${title}”`;
      },
      failed: 'Failed to leave the team',
    }),
  };
}
