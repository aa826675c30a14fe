import { useState } from 'react';
import { Button } from './Button';
import styles from './ShowMore.module.css';
import { toast } from './toast';

interface ShowMoreProps {
  hasMore: boolean;
  /** Brings the next part into the list; what it throws is told by `trouble`. */
  onMore: () => Promise<unknown>;
  /** The sentence for what went wrong. */
  trouble: (error: unknown) => string;
  size?: 'sm' | 'md';
  /** The words of the button. */
  children: string;
}

/** The button under a list that comes in parts. After the last part a sentence takes its place, and the focus it had. */
export function ShowMore({ hasMore, onMore, trouble, size = 'md', children }: ShowMoreProps) {
  const [wasPressed, setPressed] = useState(false);
  const [isComing, setComing] = useState(false);

  async function more() {
    setPressed(true);
    setComing(true);
    try {
      await onMore();
    } catch (error) {
      toast.error(trouble(error));
    }
    setComing(false);
  }

  if (hasMore)
    return (
      <div>
        <Button variant="secondary" size={size} loading={isComing} onClick={() => void more()}>
          {children}
        </Button>
      </div>
    );
  if (!wasPressed) return null;
  return (
    <p ref={keepPlace} tabIndex={-1} className={styles.all}>
      End of list
    </p>
  );
}

/** Whoever has gone on to something else meanwhile stays there. */
function keepPlace(end: HTMLElement | null) {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true });
}
