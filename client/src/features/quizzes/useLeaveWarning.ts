import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm, confirmStore } from '../../ui/confirm';

interface LeaveQuestion {
  title: string;
  text: string;
}

/**
 * Asks before the person leaves for another page, or closes this one, as long as `questionNow` has something to ask.
 * Moving within the page asks nothing. The browser has words of its own for a page that closes.
 */
export function useLeaveWarning(questionNow: () => LeaveQuestion | null): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && questionNow() !== null,
  );

  useEffect(() => {
    // The dialog is a file of its own: asked for only when somebody leaves without a network, it would never come.
    void import('../../ui/ConfirmDialog').catch(() => undefined);
  }, []);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (questionNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [questionNow]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = questionNow();
    if (!question) return blocker.proceed();
    let isAnswered = false;
    void confirm({ ...question, confirmLabel: 'Leave', cancelLabel: 'Stay' }).then((leaves) => {
      isAnswered = true;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    const asked = confirmStore.read();
    return () => {
      // The page has gone another way, as when the session ends: the question with it.
      if (!isAnswered) asked?.answer(false);
    };
  }, [blocker, questionNow]);
}
