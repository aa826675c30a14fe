import { useState } from 'react';
import { Button } from '../buttons/Button';
import styles from './ShowMore.module.css';
import { toast } from '../overlays/toast';

interface ShowMoreProps {
  hasMore: boolean;
  /** Loads the next page; its errors are passed to `errorText`. */
  onMore: () => Promise<unknown>;
  /** The message for an error. */
  errorText: (error: unknown) => string;
  size?: 'sm' | 'md';
  /** The button's label. */
  children: string;
}

/** The button below a paginated list. After the last page, a text replaces it and takes over its focus. */
export function ShowMore({ hasMore, onMore, errorText, size = 'md', children }: ShowMoreProps) {
  const [wasPressed, setPressed] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    setPressed(true);
    setLoading(true);
    try {
      await onMore();
    } catch (error) {
      toast.error(errorText(error));
    }
    setLoading(false);
  }

  if (hasMore)
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
