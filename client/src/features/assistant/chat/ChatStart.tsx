import { FLASHCARD_PREFIX, QUIZ_PREFIX } from '../../../../../server/features/assistant/assistant.rules';
import type { Account } from '../../../apollo/generated/types';
import styles from './ChatStart.module.css';

/** Empty state of a chat: three examples of requests. */
export function ChatStart({ role }: { role: Account['role'] }) {
  return (
    <div className={styles.start}>
      <h3 className={styles.title}>Ask about your courses</h3>
      <ol className={styles.stops}>
        <li>
          <strong>Ask.</strong> Every answer links to the lesson it comes from.
        </li>
        <li>
          <strong>{role === 'INSTRUCTOR' ? 'Write a quiz.' : 'Practice.'}</strong> Begin with “{QUIZ_PREFIX}”{' '}
          {role === 'INSTRUCTOR'
            ? 'and add the questions you like to a draft.'
            : 'for ungraded practice questions.'}
        </li>
        <li>
          <strong>Remember.</strong> Begin with “{FLASHCARD_PREFIX}” to get a deck that is shown again before
          you forget it.
        </li>
      </ol>
    </div>
  );
}
