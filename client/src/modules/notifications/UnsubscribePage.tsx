import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { MailScheduleKind } from '../../apollo/__generated__/types';
import { QueryView } from '../../apollo/QueryView';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { SkeletonBlock } from '../../ui/states/Skeletons';
import { SurfaceNote } from '../../ui/states/States';
import { AccountCard } from '../accounts/AccountCard';
import {
  type MailSubscriptionQuery,
  SetMailSubscriptionDocument,
  useMailSubscriptionQuery,
} from './__generated__/UnsubscribePage.generated';

const NAMES: Record<MailScheduleKind, string> = {
  DAILY_SUMMARY: 'the daily email with your unread notifications',
  GOAL_REMINDER: 'the reminder of your weekly goal',
};

/** Where the link in a recurring email leads. A button unsubscribes, because mail programs open links to check them. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  // The answer depends on who opened the link before.
  const query = useMailSubscriptionQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  return (
    <AccountCard title="Email settings">
      <QueryView
        query={query}
        value={query.data?.mailSubscription}
        what="link"
        loading="Loading…"
        skeleton={<SkeletonBlock height="7.5rem" />}
        failed="The link couldn’t be checked"
        reason="Try again."
      >
        {(result) => <Choice token={token} result={result} />}
      </QueryView>
    </AccountCard>
  );
}

interface ChoiceProps {
  token: string;
  result: MailSubscriptionQuery['mailSubscription'];
}

function Choice({ token, result }: ChoiceProps) {
  const [changed, setChanged] = useState<boolean | null>(null);
  const set = useFormAction(SetMailSubscriptionDocument, {
    variables: (isSubscribed: boolean) => ({ token, isSubscribed }),
    onDone: setChanged,
    failed: (isSubscribed) =>
      isSubscribed
        ? 'You couldn’t be subscribed. Try again.'
        : 'You couldn’t be unsubscribed. You still get this email. Try again.',
  });
  if (result.__typename !== 'MailSubscription')
    return (
      <SurfaceNote tone="error" role="alert" title={result.message}>
        Open the link in the email again, or change your emails in the{' '}
        <Link to={paths.notificationSettings} className="wm-link">
          notification settings
        </Link>
        .
      </SurfaceNote>
    );

  const { kind } = result;
  const isSubscribed = changed ?? result.isSubscribed;

  return (
    <>
      {changed !== null && (
        <SurfaceNote
          tone="success"
          role="status"
          title={isSubscribed ? 'You are subscribed again' : 'You are unsubscribed'}
        />
      )}
      <p>{isSubscribed ? `You get ${NAMES[kind]}.` : `You don’t get ${NAMES[kind]}.`}</p>
      {set.problem && <SurfaceNote tone="error" role="alert" title={set.problem.message} />}
      <Button
        fullWidth
        variant={isSubscribed ? 'primary' : 'secondary'}
        loading={set.sending}
        loadingText="Saving..."
        onClick={() => void set(!isSubscribed)}
      >
        {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
      </Button>
    </>
  );
}
