import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  askBeforeLeaving,
  askToLeave,
  hasAgreedToLeave,
  type LeaveQuestion,
  withdrawQuestion,
} from '../ui/overlays/leaving';

/**
 * Confirms before navigating to another page or closing this one while `questionNow` returns a question. Navigation
 * within the page is not blocked. Browsers show their own text when a page is closed.
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
      // Another navigation shows its own confirmation.
      isCurrent = false;
      withdrawQuestion();
    };
  }, [blocker]);
}
