import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { WaitingCountsDocument } from '../WaitingBadge.generated';
import { InstructorsPageDocument } from './InstructorsPage.generated';
import {
  useDecideInstructorRequestMutation,
  useInviteInstructorMutation,
  useWithdrawInstructorInvitationMutation,
} from './useInstructorActions.generated';

const NOT_INVITED = 'The invitation couldn’t be made';

/** An invitation that was made: its link, and why it was not mailed; null if it was. */
export interface MadeInvitation {
  email: string;
  link: string;
  mailProblem: string | null;
}

/** What administrators decide about people who would like to be instructors. */
export function useInstructorActions() {
  const afterwards = { refetchQueries: [InstructorsPageDocument], awaitRefetchQueries: true };
  const [decide] = useDecideInstructorRequestMutation({
    ...afterwards,
    refetchQueries: [InstructorsPageDocument, WaitingCountsDocument],
  });
  const [invite] = useInviteInstructorMutation({ ...afterwards, fetchPolicy: 'no-cache' });
  const [withdraw] = useWithdrawInstructorInvitationMutation(afterwards);

  return {
    decide: (person: { id: string; name: string }, isApproved: boolean, note: string | null) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await decide({ variables: { accountId: person.id, isApproved, note } });
          const result = data?.decideInstructorRequest;
          if (result?.__typename === 'InvalidInput')
            return { ok: false, message: result.message, fields: result.fields };
          toast.success(
            isApproved ? `${person.name} is an instructor now` : `The request of ${person.name} was declined`,
          );
          return { ok: true };
        },
        'Your decision couldn’t be saved',
        refused,
      ),
    /** Calls `onMade` with the link, which is not shown again. */
    invite: (email: string, onMade: (made: MadeInvitation) => void) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await invite({ variables: { email } });
          const result = data?.inviteInstructor;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (!result) return refused(NOT_INVITED);
          onMade({ email, link: result.link, mailProblem: result.mailProblem });
          return { ok: true };
        },
        NOT_INVITED,
        refused,
      ),
    withdraw: async (email: string) => {
      const isSure = await confirm({
        title: `Withdraw the invitation of ${email}?`,
        text: 'Its link will no longer work.',
        confirmLabel: 'Withdraw',
        danger: true,
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => withdraw({ variables: { email } }),
        'The invitation couldn’t be withdrawn',
      );
      if (isDone) toast.success(`The invitation of ${email} was withdrawn`);
    },
  };
}
