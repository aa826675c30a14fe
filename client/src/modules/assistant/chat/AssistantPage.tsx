import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PAGE_HEADING_ID, PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SkeletonFields, SkeletonPanel } from '../../../ui/states/Skeletons';
import { AssistantDesk } from './AssistantDesk';
import styles from './AssistantDesk.module.css';
import { useAssistantPageQuery } from './__generated__/AssistantPage.generated';

/**
 * The assistant for students and instructors; `?session=` is the current chat, by default a new one, and `?exercise=` an
 * exercise and `?question=` a question to begin with.
 */
export function AssistantPage() {
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useAssistantPageQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.viewer)
    return (
      <AssistantDesk
        session={params.get('session')}
        question={params.get('question')}
        exercise={params.get('exercise')}
        {...data.viewer}
        role={data.viewer.account.role}
      />
    );
  return <BeforeDesk loading={loading} error={error} onRetry={() => void refetch()} />;
}

/** Loading and error state. */
function BeforeDesk({ loading, error, onRetry }: { loading: boolean; error: unknown; onRetry: () => void }) {
  useLayoutEffect(() => passHeadingFocusOn, []);
  return (
    <Page>
      <PageTitle>AI Assistant</PageTitle>
      <Stack gap={40}>
        <PageHeading>AI Assistant</PageHeading>
        {loading ? (
          <LoadingState text="Loading assistant...">
            <div className={`wm-stack wm-gap-16 wm-grow ${styles.desk}`}>
              <SkeletonFields />
              <SkeletonPanel height={420} lines={6} />
            </div>
          </LoadingState>
        ) : (
          <ErrorState
            title="The assistant couldn’t be loaded"
            message={errorSentence(error, 'Your chats are saved. Try again.')}
            onRetry={onRetry}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Call before the heading is replaced: if it has the focus, as after a navigation, the next one gets it. */
function passHeadingFocusOn(): void {
  if (document.activeElement?.id !== PAGE_HEADING_ID) return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  });
}
