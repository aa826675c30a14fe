import { readConnection, subscribeToConnection } from '../../lib/connection';

/**
 * Calls `onWake` when the page is seen again, or the network or the server is back, and `onHide` when the page is hidden.
 * Returns the function that stops both.
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
