import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readQuestionsOneAtATime, storeQuestionsOneAtATime } from '../../../lib/preferences';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { classes } from '../../../ui/classes';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/Icons';
import { SurfaceNote } from '../../../ui/states/States';
import { AnswerReview } from './AnswerReview';
import { type AnswerSheet, QuestionCard } from './QuestionCard';
import { Cluster } from '../../../ui/layout/Layout';
import styles from './QuizQuestions.module.css';
import { useQuizLocation } from './useQuizLocation';
import { lineOf } from '../../../ui/theme/tokens';

interface QuizQuestionsProps {
  sheet: AnswerSheet;
  /** The course's category, for the color. */
  category: string;
  /** Sticky bar of a preview; an open attempt has a `QuizBar` above this. */
  bar?: ReactNode;
}

/** The questions, on one page or one at a time, and the review before submitting. */
export function QuizQuestions({ sheet, category, bar }: QuizQuestionsProps) {
  const { questions, answers, submitError } = sheet;
  const [oneAtATime, setOneAtATime] = useState(readQuestionsOneAtATime);
  const [focused, setFocused] = useState<number | null>(null);
  const { isReview, questionIndex, placeOf } = useQuizLocation();
  const navigate = useNavigate();
  const named = questionIndex !== null && questionIndex < questions.length ? questionIndex : null;
  const shown = named ?? 0;
  const current = isReview ? null : oneAtATime ? shown : (focused ?? named);

  function choose(one: boolean) {
    storeQuestionsOneAtATime(one);
    setOneAtATime(one);
  }

  const cards = questions.map((question, index) => (
    <QuestionCard
      key={question.questionId}
      sheet={sheet}
      question={question}
      number={index + 1}
      onFocus={() => setFocused(index)}
    />
  ));

  return (
    <div className={classes('wm-stack wm-gap-24', styles.questions, bar !== undefined && styles.withBar)}>
      {bar !== undefined && (
        <div className={`wm-cluster wm-gap-24 wm-gap-y-4 wm-pad-y-8 ${styles.bar}`}>
          {bar}
          <p className="wm-small wm-numbers wm-end">
            {answers.size} of {questions.length} answered
          </p>
        </div>
      )}
      <div className={`wm-cluster wm-justify-space-between wm-gap-24 wm-gap-y-8 ${styles.tools}`}>
        <QuestionDots sheet={sheet} current={current} category={category} />
        <Cluster gap={8} align="stretch" role="group" aria-label="Show questions">
          <Chip selected={!oneAtATime} onClick={() => choose(false)}>
            On one page
          </Chip>
          <Chip selected={oneAtATime} onClick={() => choose(true)}>
            One at a time
          </Chip>
        </Cluster>
      </div>
      {submitError && (
        <SurfaceNote tone="error" role="alert" title={submitError.title}>
          {submitError.text}
        </SurfaceNote>
      )}
      {isReview ? (
        <AnswerReview sheet={sheet} />
      ) : (
        <>
          {oneAtATime ? cards[shown] : cards}
          <div className={`wm-cluster wm-align-stretch wm-justify-end wm-gap-12 ${styles.steps}`}>
            {oneAtATime && <Steps at={shown} count={questions.length} />}
            {/* Both it and Next on the last question lead to the review, which submits. */}
            <Button
              size="lg"
              variant={oneAtATime ? 'secondary' : 'primary'}
              className={styles.submit}
              loading={sheet.isSubmitting}
              loadingText="Submitting…"
              disabled={answers.size === 0}
              onClick={() => void navigate(placeOf('#review'), { replace: true, preventScrollReset: true })}
            >
              Submit Quiz
            </Button>
          </div>
          {answers.size === 0 && (
            <p className={`wm-muted ${styles.hint}`}>Answer at least one question to submit.</p>
          )}
        </>
      )}
    </div>
  );
}

/** Links to the previous question and the next one, after the last to the review. */
function Steps({ at, count }: { at: number; count: number }) {
  const { placeOf } = useQuizLocation();
  const link = (place: string) => ({
    component: Link,
    to: placeOf(place),
    replace: true,
    preventScrollReset: true,
    size: 'lg' as const,
  });
  return (
    <>
      {at > 0 && (
        <Button
          {...link(`#q${at}`)}
          variant="secondary"
          className={styles.previous}
          iconStart={<ChevronLeftIcon size={16} />}
        >
          Previous
        </Button>
      )}
      <Button {...link(at < count - 1 ? `#q${at + 2}` : '#review')} iconEnd={<ChevronRightIcon size={16} />}>
        {at < count - 1 ? 'Next' : 'Review answers'}
      </Button>
    </>
  );
}

interface QuestionDotsProps {
  sheet: AnswerSheet;
  /** Index of the current question; null for none. */
  current: number | null;
  category: string;
}

/** Navigation between questions as stops of a line. A single tab stop; the arrow keys move between questions. */
function QuestionDots({ sheet, current, category }: QuestionDotsProps) {
  const { questions, answers, flagged } = sheet;
  const { placeOf } = useQuizLocation();
  return (
    <nav aria-label="Questions" className={styles.box}>
      <ol
        className={`wm-cluster wm-align-stretch wm-relative ${styles.dots}`}
        style={{ '--line': lineOf(category).variable } as CSSProperties}
        onKeyDown={moveFocus}
      >
        {questions.map(({ questionId }, index) => {
          const isAnswered = answers.has(questionId);
          const isFlagged = flagged.has(questionId);
          const isCurrent = index === current;
          return (
            <li
              key={questionId}
              // On a phone the dots are one row that scrolls.
              ref={isCurrent ? revealInRow : undefined}
              className={classes(isAnswered && styles.answered, isCurrent && styles.current)}
            >
              <Link
                to={placeOf(`#q${index + 1}`)}
                replace
                preventScrollReset
                className={`wm-center wm-relative ${styles.dot}`}
                tabIndex={index === (current ?? 0) ? 0 : -1}
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={[
                  `Question ${index + 1}`,
                  isAnswered ? 'answered' : 'not answered',
                  ...(isFlagged ? ['flagged'] : []),
                ].join(', ')}
              >
                <span className={`wm-small wm-strong wm-numbers wm-line-1 wm-center ${styles.sign}`}>
                  {index + 1}
                </span>
                {isFlagged && <span className={styles.flag} aria-hidden="true" />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Scrolls the row sideways to show the dot; does nothing while the whole row fits. */
function revealInRow(dot: HTMLElement | null) {
  const row = dot?.parentElement;
  if (!row) return;
  row.scrollLeft = dot.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2;
}

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const dots = [...event.currentTarget.querySelectorAll('a')];
  const at = dots.findIndex((dot) => dot === document.activeElement);
  const target = targetOf(event.key, at, dots.length);
  if (target === null) return;
  event.preventDefault();
  dots[target]?.focus();
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step));
}
