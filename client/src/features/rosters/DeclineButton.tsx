import { attemptOrToast } from '../../apollo/attemptOrToast';
import { Button } from '../../ui/buttons/Button';
import { useDeclineInvitationMutation } from './InvitationPage.generated';

interface DeclineButtonProps {
  token: string;
  onDeclined: () => void;
}

/** Declines the invitation of a link, with or without an account. */
export function DeclineButton({ token, onDeclined }: DeclineButtonProps) {
  const [decline, { loading }] = useDeclineInvitationMutation({ fetchPolicy: 'no-cache' });

  async function send() {
    const isSent = await attemptOrToast(
      () => decline({ variables: { token } }),
      'The invitation couldn’t be declined',
    );
    if (isSent) onDeclined();
  }

  return (
    <Button
      variant="quiet"
      fullWidth
      loading={loading}
      loadingText="Declining..."
      onClick={() => void send()}
    >
      Decline
    </Button>
  );
}
