import { useState } from 'react';
import { Button } from '../ui/buttons/Button';
import { attemptOrToast } from './attemptOrToast';
import styles from './ShowMore.module.css';

export interface ShowMoreProps {
  /** The end of the list that is shown. */
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  /** Loads the next page, such as the query's `fetchMore`. */
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  /** The message if that fails and the server gives no reason. */
  failed: string;
  size?: 'sm' | 'md';
  /** The button's label. */
  children: string;
}

/** The button below a paginated list. After the last page, a text replaces it and takes over its focus. */
export function ShowMore({ pageInfo, fetchMore, failed, size = 'md', children }: ShowMoreProps) {
  const [wasPressed, setPressed] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    setPressed(true);
    setLoading(true);
    await attemptOrToast(() => fetchMore({ variables: { after: pageInfo.endCursor ?? null } }), failed);
    setLoading(false);
  }

  if (pageInfo.hasNextPage)
    return (
      <div>
        <Button variant="secondary" size={size} loading={isLoading} onClick={() => void more()}>
          {children}
        </Button>
      </div>
    );
  if (!wasPressed) return null;
  return (
    <p ref={takeOverFocus} tabIndex={-1} className={styles.all}>
      End of list
    </p>
  );
}

/** Moves the focus to the end text unless it is elsewhere by now. */
function takeOverFocus(end: HTMLElement | null) {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true });
}
