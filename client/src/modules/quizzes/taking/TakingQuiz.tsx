import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatClockTime, formatTime } from '../../../lib/format';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PAGE_HEADING_ID, PageTitle } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/States';
import type { FinishedState } from './FinishedAttempt';
import { QuizQuestions } from './QuizQuestions';
import styles from './TakingQuiz.module.css';
import type { TakenAttempt } from './TakenAttempt';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { type AttemptView, OpenAttempt } from './OpenAttempt';
import { readQuizClockIsHidden, storeQuizClockIsHidden } from '../../../lib/preferences';
import { classes } from '../../../ui/classes';
import { AlertIcon, CheckIcon } from '../../../ui/icons/Icons';
import { ClockIcon } from '../../../ui/icons/ToolIcons';
import { LOW_SECONDS, roughTimeLeft } from './DeadlineTimer';
import type { Saving } from './AnswerSaver';
import { useApolloClient } from '@apollo/client/react';
import { useReadWhenLive } from '../../../apollo/socketGap';
import { useSocketOpening } from '../../../apollo/socketState';
import { readConnection } from '../../../lib/connection';
import { useQuizAttemptChangesSubscription } from './__generated__/TakenAttempt.generated';

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
    const state: FinishedState = { ending: view.ending };
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
            category={quiz.course.category}
            sheet={{
              ...view,
              questions: view.attempt.questions,
              isLocked: isTimeUp,
              isSubmitting: view.isSubmitting || isOver,
              answer: open.answer,
              toggleFlag: open.toggleFlag,
              check: open.refresh,
              submit: () => void open.submit(),
            }}
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

interface QuizBarProps {
  quiz: { title: string; course: { id: string } };
  open: OpenAttempt;
  view: AttemptView;
}

/** The header of an open attempt. It replaces the header and menu of the application, see `RoleFrame.module.css`. */
function QuizBar({ quiz, open, view }: QuizBarProps) {
  const { questions, answersSavedAt } = view.attempt;
  return (
    <header className={`wm-grid wm-align-center ${styles.bar}`} data-own-frame>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={`wm-truncate wm-font-17 ${styles.title}`}>
        {quiz.title}
      </h1>
      <div className={`wm-cluster ${styles.state}`}>
        <Countdown open={open} />
        <p className="wm-small wm-numbers wm-end">
          {view.answers.size} of {questions.length} answered
        </p>
      </div>
      <div className={styles.saving}>
        <SaveStatus saving={view.saving} savedAt={answersSavedAt} />
      </div>
      {/* Leaving asks first and says what is saved and whether the timer keeps running. */}
      <Button
        component={Link}
        to={paths.course(quiz.course.id)}
        variant="quiet"
        size="sm"
        className={styles.leave}
      >
        Leave
      </Button>
    </header>
  );
}

/** The remaining time, which can be hidden. The attempt itself announces it to screen readers. */
function Countdown({ open }: { open: OpenAttempt }) {
  const seconds = useSecondsLeft(open);
  const [isHidden, setIsHidden] = useState(readQuizClockIsHidden);
  if (seconds === null) return <p className={`wm-row wm-gap-8 ${styles.clock}`}>No time limit</p>;

  const toggle = () => {
    storeQuizClockIsHidden(!isHidden);
    setIsHidden(!isHidden);
  };
  const isLow = seconds < LOW_SECONDS;
  return (
    <div className={classes('wm-row wm-gap-8', styles.clock, isLow && !isHidden && 'wm-error')}>
      {isLow && !isHidden ? <AlertIcon /> : <ClockIcon />}
      {isHidden ? (
        <span>Time is hidden</span>
      ) : (
        <>
          {/* Hidden from screen readers, as a digit every second would drown everything else. */}
          <span className="wm-font-24 wm-bold wm-line-1 wm-digits" aria-hidden="true" data-testid="countdown">
            {formatClockTime(seconds)}
          </span>
          {isLow && (
            <span className={`wm-small wm-strong ${styles.words}`}>
              {seconds === 0
                ? 'Time is up'
                : seconds < 60
                  ? roughTimeLeft(seconds)
                  : 'Less than 5 minutes left'}
            </span>
          )}
        </>
      )}
      <span className="wm-visually-hidden">{seconds === 0 ? 'Time is up' : roughTimeLeft(seconds)}</span>
      <Button variant="quiet" size="sm" onClick={toggle}>
        {isHidden ? 'Show time' : 'Hide time'}
      </Button>
    </div>
  );
}

interface SaveStatusProps {
  saving: Saving;
  /** When an answer was last saved (ISO); null: not yet. */
  savedAt: string | null;
}

/** The save status of the answers. Only errors are announced to screen readers. */
function SaveStatus({ saving, savedAt }: SaveStatusProps) {
  const refused = typeof saving === 'object' && `Not saved. ${saving.refused}`;
  const trouble = saving === 'retrying' ? 'Not saved, retrying' : refused;
  return (
    <p className={`wm-muted ${styles.status}`}>
      {saving === 'saving' && 'Saving…'}
      {saving === 'saved' && savedAt !== null && (
        <>
          <CheckIcon size={16} />
          {`Saved ${formatTime(savedAt)}`}
        </>
      )}
      <span role="status" className={`wm-strong wm-error wm-hidden-if-empty ${styles.trouble}`}>
        {trouble && (
          <>
            <AlertIcon size={16} />
            {trouble}
          </>
        )}
      </span>
    </p>
  );
}

/**
 * Polling interval while live events are interrupted: every window must notice the end of an attempt within three
 * seconds.
 */
const POLL_MS = 2_500;

/** Manages an attempt just fetched from the server until unmount. Use a new key for another attempt. */
function useQuizAttempt(attempt: TakenAttempt, accountId: string) {
  const client = useApolloClient();
  const [open] = useState(() => new OpenAttempt(attempt, accountId, client));
  useEffect(() => open.start(), [open]);
  useAttemptEvents(open, attempt.id);
  const view = useSyncExternalStore(open.subscribe, open.read);
  return { open, view };
}

/** Subscribes to the attempt's changes in other windows and on other devices. */
function useAttemptEvents(open: OpenAttempt, attemptId: string): void {
  useQuizAttemptChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const change = data?.quizAttemptChanged;
      if (change?.attemptId !== attemptId) return;
      open.follow({ isOpen: change.state === 'OPEN', revision: change.answersRevision });
    },
  });
  useReadWhenLive({ enabled: open.isOpen, read: () => void open.readAgain() });
  const isLive = useSocketOpening() !== null;
  useEffect(() => {
    if (isLive) return;
    const polling = setInterval(() => {
      // It is read on becoming visible or reconnecting anyway.
      if (document.visibilityState === 'visible' && readConnection() === 'connected') void open.readAgain();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [isLive, open]);
}

/** Subscribes to the remaining seconds; null without a time limit. Separate, so that only the countdown re-renders. */
function useSecondsLeft(open: OpenAttempt): number | null {
  return useSyncExternalStore(open.subscribe, open.readSeconds);
}
