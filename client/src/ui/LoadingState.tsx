import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Waits shorter than this, in milliseconds, show nothing: a flash of grey is worse than a moment of calm. What is to come
 * has its room all the while, so that whatever stands below stays where it is.
 */
const PATIENCE = 150;

interface LoadingStateProps {
  /** What is loading, in the specification's words; read by screen readers, not shown. */
  text: string;
  /** A skeleton of what is to come. */
  children?: ReactNode;
  className?: string;
}

/** Something is on its way: said at once to screen readers, shown as a skeleton when it takes longer than a blink. */
export function LoadingState({ text, children, className }: LoadingStateProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {shown ? children : <div style={{ visibility: 'hidden' }}>{children}</div>}
    </div>
  );
}
