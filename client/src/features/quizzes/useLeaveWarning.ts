import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  askBeforeLeaving,
  askToLeave,
  hasAgreedToLeave,
  type LeaveQuestion,
  withdrawQuestion,
} from '../../ui/leaving';

/**
 * Asks before the person leaves for another page, or closes this one, as long as `questionNow` has something to ask.
 * Moving within the page asks nothing. The browser has words of its own for a page that closes.
 */
export function useLeaveWarning(questionNow: () => LeaveQuestion | null): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !hasAgreedToLeave() && questionNow() !== null,
  );
  const newestQuestion = useEffectEvent(questionNow);

  useEffect(() => askBeforeLeaving(() => newestQuestion()), []);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (newestQuestion()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = newestQuestion();
    if (!question) return blocker.proceed();
    let isCurrent = true;
    void askToLeave(question).then((leaves) => {
      if (!isCurrent) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      // Another way out is asked about by itself.
      isCurrent = false;
      withdrawQuestion();
    };
  }, [blocker]);
}
