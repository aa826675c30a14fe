import { useState } from 'react';
import { attemptOrToast } from '../../apollo/attemptOrToast';
import { Button } from '../../ui/buttons/Button';
import { useDeclineInvitationMutation } from './InvitationPage.generated';

/** Declines the invitation of a link, with or without an account. */
export function DeclineButton({ token }: { token: string }) {
  const [decline, { loading }] = useDeclineInvitationMutation({ fetchPolicy: 'no-cache' });
  const [isDeclined, setIsDeclined] = useState(false);

  async function send() {
    const isSent = await attemptOrToast(
      () => decline({ variables: { token } }),
      'The invitation couldn’t be declined',
    );
    if (isSent) setIsDeclined(true);
  }

  return isDeclined ? (
    <p role="status">You declined the invitation. You can close this page.</p>
  ) : (
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
