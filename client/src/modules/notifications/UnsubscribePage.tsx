import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { MailScheduleKind } from '../../apollo/__generated__/types';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { TextLink } from '../../ui/navigation/TextLink';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonBlock } from '../../ui/states/Skeleton';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from '../accounts/AccountCard';
import {
  useMailSubscriptionQuery,
  useSetMailSubscriptionMutation,
} from './__generated__/UnsubscribePage.generated';

const NAMES: Record<MailScheduleKind, string> = {
  DAILY_SUMMARY: 'the daily email with your unread notifications',
  GOAL_REMINDER: 'the reminder of your weekly goal',
};

/** Where the link in a recurring email leads. A button unsubscribes, because mail programs open links to check them. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  return (
    <AccountCard title="Email settings">
      <Subscription token={params.get('token') ?? ''} />
    </AccountCard>
  );
}

function Subscription({ token }: { token: string }) {
  const { data, loading, error, refetch } = useMailSubscriptionQuery({
    variables: { token },
    // The answer depends on who opened the link before.
    fetchPolicy: 'no-cache',
  });
  const [set, { loading: saving }] = useSetMailSubscriptionMutation();
  const [changed, setChanged] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const result = data?.mailSubscription;

  if (!result)
    return loading ? (
      <LoadingState text="Loading…">
        <SkeletonBlock height="7.5rem" />
      </LoadingState>
    ) : (
      <ErrorState
        title="The link couldn’t be checked"
        message={errorSentence(error, 'Try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (result.__typename !== 'MailSubscription')
    return (
      <SurfaceNote tone="error" role="alert" title={result.message}>
        Open the link in the email again, or change your emails in the{' '}
        <TextLink component={Link} to={paths.notificationSettings}>
          notification settings
        </TextLink>
        .
      </SurfaceNote>
    );

  const { kind } = result;
  const isSubscribed = changed ?? result.isSubscribed;

  async function change(next: boolean) {
    setProblem(null);
    const failed = next
      ? 'You couldn’t be subscribed. Try again.'
      : 'You couldn’t be unsubscribed. You still get this email. Try again.';
    try {
      const { data: answer } = await set({ variables: { token, isSubscribed: next } });
      if (answer?.setMailSubscription.__typename !== 'MailSubscription') return setProblem(failed);
      setChanged(next);
    } catch (reason) {
      setProblem(errorSentence(reason, failed));
    }
  }

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
      {problem && <SurfaceNote tone="error" role="alert" title={problem} />}
      <Button
        fullWidth
        variant={isSubscribed ? 'primary' : 'secondary'}
        loading={saving}
        loadingText="Saving..."
        onClick={() => void change(!isSubscribed)}
      >
        {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
      </Button>
    </>
  );
}
