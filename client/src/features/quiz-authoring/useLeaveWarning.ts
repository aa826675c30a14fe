import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readSession } from '../../lib/session';
import { confirm } from '../../ui/confirm';

/**
 * Asks before the person leaves the page while `wouldLose` says so. Whoever has logged out, or whose session is over,
 * goes without being asked.
 */
export function useLeaveWarning(wouldLose: () => boolean, isKept: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readSession() !== null && wouldLose(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: isKept()
        ? 'What you have written stays on this device as a draft. It is not part of the quiz until you save it.'
        : 'This browser cannot keep a draft: what you have written will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, isKept]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldLose]);
}
