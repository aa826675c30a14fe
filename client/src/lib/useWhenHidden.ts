import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is hidden or closed. A component's own children are called before it. */
export function useWhenHidden(callback: () => void): void {
  const onHidden = useEffectEvent(callback);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') onHidden();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}
