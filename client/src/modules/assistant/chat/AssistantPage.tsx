import { useSearchParams } from 'react-router-dom';
import { LoadedPage } from '../../../apollo/QueryView';
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
  const query = useAssistantPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LoadedPage
      title="AI Assistant"
      query={query}
      value={query.data?.viewer}
      what="assistant"
      reason="Your chats are saved. Try again."
      skeleton={
        <div className={`wm-stack wm-gap-16 wm-grow ${styles.desk}`}>
          <SkeletonFields />
          <SkeletonPanel height={420} lines={6} />
        </div>
      }
    >
      {({ assistant, account }) => (
        <AssistantDesk
          session={params.get('session')}
          question={params.get('question')}
          exercise={params.get('exercise')}
          assistant={assistant}
          role={account.role}
        />
      )}
    </LoadedPage>
  );
}
