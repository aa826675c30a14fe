import { attempt } from '../../apollo/attempt';
import { attemptOrToast } from '../../apollo/attemptOrToast';
import { confirm } from '../../ui/overlays/confirm';
import { toast } from '../../ui/overlays/toast';
import {
  InvitedStudentsDocument,
  useInviteAgainMutation,
  useWithdrawStudentInvitationMutation,
} from './InvitedStudents.generated';

interface Person {
  personId: string;
  name: string;
}

const FAILED = 'The invitation couldn’t be sent';

/** The changes that instructors can make to invitations of students. */
export function useInvitedStudents(courseId: string) {
  const afterwards = { refetchQueries: [InvitedStudentsDocument], awaitRefetchQueries: true };
  const [again] = useInviteAgainMutation({ ...afterwards, fetchPolicy: 'no-cache' });
  const [withdraw] = useWithdrawStudentInvitationMutation(afterwards);
  return {
    /** Resolves with the link where no email can be sent. */
    inviteAgain: ({ personId, name }: Person): Promise<string | null> =>
      attempt(
        async () => {
          const { data } = await again({ variables: { courseId, personId } });
          const link = data?.inviteAgain.link ?? null;
          if (link === null) toast.success(`${name} was invited again`);
          return link;
        },
        FAILED,
        (sentence) => {
          toast.error(sentence);
          return null;
        },
      ),
    withdraw: async ({ personId, name }: Person) => {
      const isSure = await confirm({
        title: `Withdraw the invitation of ${name}?`,
        text: 'If the invitation is for this course only, its link will no longer work.',
        confirmLabel: 'Withdraw',
        danger: true,
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => withdraw({ variables: { courseId, personId } }),
        'The invitation couldn’t be withdrawn',
      );
      if (isDone) toast.success(`The invitation of ${name} was withdrawn`);
    },
  };
}
