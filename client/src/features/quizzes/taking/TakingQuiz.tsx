import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatTime } from '../../../lib/format';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PAGE_HEADING_ID } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageTitle } from '../../../ui/platform/PageTitle';
import type { FinishedState } from './FinishedAttempt';
import { QuizBar } from './QuizBar';
import { QuizQuestions } from './QuizQuestions';
import styles from './TakingQuiz.module.css';
import type { TakenAttempt } from './TakenAttempt';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { useQuizAttempt, useSecondsLeft } from './useQuizAttempt';

interface TakingQuizProps {
  quiz: { title: string; course: { id: string; category: string } };
  attempt: TakenAttempt;
  accountId: string;
  /** Whether the student has just pressed Start: the heading then takes the focus. */
  justStarted: boolean;
}

/** An attempt in progress; when finished, redirects to its result with `?attempt=`. */
export function TakingQuiz({ quiz, attempt, accountId, justStarted }: TakingQuizProps) {
  const { open, view } = useQuizAttempt(attempt, accountId);
  const isTimeUp = useSecondsLeft(open) === 0;
  const isOver = view.attempt.state !== 'OPEN';
  const { deadline } = view.attempt;
  const [firstDeadline] = useState(attempt.deadline);
  const movedDeadline = deadline && Date.parse(deadline) > Date.parse(firstDeadline ?? '') ? deadline : null;
  const [, setQuery] = useSearchParams();

  useLeaveWarning(
    useCallback(() => (open.isOpen ? leaveQuestion(open.hasUnsent, attempt) : null), [open, attempt]),
  );

  useEffect(() => {
    if (justStarted) document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [justStarted]);

  const showResult = useEffectEvent(() => {
    // Keep the existing query parameters, which may contain the quiz id.
    const withAttempt = (query: URLSearchParams) => (query.set('attempt', attempt.id), query);
    const state: FinishedState = { justFinished: true, ending: view.ending };
    setQuery(withAttempt, { replace: true, state });
  });
  useEffect(() => {
    if (isOver) showResult();
  }, [isOver]);

  return (
    <>
      <PageTitle>{quiz.title}</PageTitle>
      <QuizBar quiz={quiz} open={open} view={view} />
      <Page width="text" className={styles.page}>
        <Stack gap={24}>
          {movedDeadline && !isTimeUp && (
            <SurfaceNote role="status" title="You have more time">
              Your instructor gave you extra time. This attempt now ends at {formatTime(movedDeadline)}.
            </SurfaceNote>
          )}
          {isTimeUp && !isOver && (
            <SurfaceNote tone="warning" role="status" title="Time is up">
              Your quiz is being submitted with the answers saved in time.
            </SurfaceNote>
          )}
          <QuizQuestions
            questions={view.attempt.questions}
            answers={view.answers}
            changedElsewhere={view.changedElsewhere}
            flagged={view.flagged}
            category={quiz.course.category}
            isLocked={isTimeUp}
            isSubmitting={view.isSubmitting || isOver}
            submitError={view.submitError}
            sheet={open}
            onReview={open.refresh}
            onSubmit={() => void open.submit()}
          />
        </Stack>
      </Page>
    </>
  );
}

function leaveQuestion(hasUnsent: boolean, { deadline }: TakenAttempt) {
  const answers = hasUnsent
    ? 'Some answers aren’t saved yet. They are kept on this device and sent when you come back.'
    : 'Your answers are saved.';
  const clock =
    deadline === null ? 'You can continue at any time.' : 'The timer keeps running while you are away.';
  return { title: 'Leave the quiz?', text: `${answers} ${clock}` };
}
