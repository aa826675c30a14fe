import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import type { JoiningInput } from '../../../apollo/generated/types';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import {
  useCreateJoinLinkMutation,
  useDecideEnrollmentRequestMutation,
  useRemoveStudentMutation,
  useRevokeJoinLinkMutation,
  useSetJoiningMutation,
} from './useJoiningActions.generated';

interface Person {
  studentId: string;
  name: string;
}

type Result =
  | { __typename: 'JoiningChanged' }
  | { __typename: 'InvalidInput'; fields: readonly { path: string; message: string }[] };

function outcomeOf(result: Result | undefined, done: string): FormOutcome {
  if (result?.__typename === 'InvalidInput') return { ok: false, fields: [...result.fields] };
  toast.success(done);
  return { ok: true };
}

/** The changes that members who manage the students of a course can make. */
export function useJoiningActions(courseId: string) {
  const [set] = useSetJoiningMutation();
  const [create] = useCreateJoinLinkMutation();
  const [revoke] = useRevokeJoinLinkMutation();
  const [decide] = useDecideEnrollmentRequestMutation();
  const [remove] = useRemoveStudentMutation();

  return {
    set: (input: JoiningInput) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await set({ variables: { courseId, input } });
          return outcomeOf(data?.setJoining, 'Joining saved');
        },
        'The changes couldn’t be saved',
        refused,
      ),
    createLink: (link: { maxUses: number | null; expiresAt: string | null }) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await create({ variables: { courseId, ...link } });
          return outcomeOf(data?.createJoinLink, 'Link created');
        },
        'The link couldn’t be created',
        refused,
      ),
    revokeLink: async ({ id: linkId, code }: { id: string; code: string }) => {
      const isSure = await confirm({
        title: `Revoke the link ${code}?`,
        text: 'Nobody can join with it any more. Students who joined with it stay in the course.',
        confirmLabel: 'Revoke',
        danger: true,
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => revoke({ variables: { courseId, linkId } }),
        'The link couldn’t be revoked',
      );
      if (isDone) toast.success(`The link ${code} was revoked`);
    },
    decide: async ({ studentId, name }: Person, isApproved: boolean) => {
      const isSure =
        isApproved ||
        (await confirm({
          title: `Decline the request of ${name}?`,
          text: 'They get a notification, and can ask again.',
          confirmLabel: 'Decline',
          danger: true,
        }));
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => decide({ variables: { courseId, studentId, isApproved } }),
        'Your decision couldn’t be saved',
      );
      if (isDone) toast.success(isApproved ? `${name} was approved` : `The request of ${name} was declined`);
    },
    /** Asks first. */
    removeFromList: async ({ studentId, name }: Person) => {
      const isSure = await confirm({
        title: `Remove ${name} from the waiting list?`,
        text: 'They get a notification, and can join the list again at its end.',
        confirmLabel: 'Remove',
        danger: true,
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => decide({ variables: { courseId, studentId, isApproved: false } }),
        `${name} couldn’t be removed from the waiting list`,
      );
      if (isDone) toast.success(`${name} was removed from the waiting list`);
    },
    /** Asks first. Resolves to whether the student was removed. */
    removeStudent: async ({ studentId, name }: Person): Promise<boolean> => {
      const isSure = await confirm({
        title: `Remove ${name} from the course?`,
        text: 'They get a notification and leave all groups of the course. Their progress is kept and comes back if they join again.',
        confirmLabel: 'Remove',
        danger: true,
      });
      if (!isSure) return false;
      const isDone = await attemptOrToast(
        () => remove({ variables: { courseId, studentId } }),
        'The student couldn’t be removed',
      );
      if (isDone) toast.success(`${name} was removed`);
      return isDone;
    },
  };
}
