import { type ReactNode, useEffect, useState } from 'react';

/**
 * Delay before the skeleton becomes visible, to avoid a flash. Its space is reserved from the start, so that the layout
 * does not shift.
 */
const DELAY_MS = 150;

interface LoadingStateProps {
  /** Loading text prescribed by the specification, for screen readers only. */
  text: string;
  /** A skeleton. */
  children?: ReactNode;
  className?: string;
}

/** Loading state: announced at once to screen readers, shown as a skeleton after a short delay. */
export function LoadingState({ text, children, className }: LoadingStateProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="wm-visually-hidden">
        {text}
      </span>
      {shown ? children : <div style={{ visibility: 'hidden' }}>{children}</div>}
    </div>
  );
}
