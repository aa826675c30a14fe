import { readConnection, subscribeToConnection } from '../../../lib/connection';

/**
 * Calls `onWake` when the page becomes visible or the network or server is back, and `onHide` when it is hidden.
 * Returns the unsubscribe function.
 */
export function listenForWakeUps({ onWake, onHide }: { onWake: () => void; onHide: () => void }): () => void {
  const onVisibility = () => (document.visibilityState === 'visible' ? onWake() : onHide());
  const stopFollowing = subscribeToConnection(() => {
    if (readConnection() === 'connected') onWake();
  });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onWake);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onWake);
  };
}
