import { attempt } from '../../apollo/attempt';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { commonPasswordRefusal } from '../accounts/commonPassword';
import {
  type AcceptInvitationMutationVariables,
  useAcceptInvitationMutation,
} from './InvitationPage.generated';

const FAILED = 'The account couldn’t be created. Please try again.';

/** Creates the account of an invited person, without logging in. */
export function useAcceptInvitation(
  email: string,
): (input: AcceptInvitationMutationVariables['input']) => Promise<FormOutcome> {
  const [accept] = useAcceptInvitationMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    const refusal = await commonPasswordRefusal('password', input.password, [input.name, email]);
    if (refusal) return refusal;
    return attempt(
      async () => {
        const { data } = await accept({ variables: { input } });
        const result = data?.acceptInvitation;
        if (result?.__typename === 'Registered') return { ok: true };
        if (result?.__typename === 'InvalidInput')
          return { ok: false, message: result.message, fields: result.fields };
        return refused(result?.message ?? FAILED);
      },
      FAILED,
      refused,
    );
  };
}
