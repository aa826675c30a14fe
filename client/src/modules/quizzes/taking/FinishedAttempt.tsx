import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { isRightAnswer } from '#server/modules/quizzes/grading.rules';
import { withFragment } from '../../../apollo/fragments';
import { paths } from '../../../app/paths';
import { formatCount, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';
import { passedLabel } from '../quizLabels';
import {
  type EarlierAttemptsFragment,
  type QuizAttemptPageQuery,
  useEarlierAttemptsFragment,
  useQuizAttemptPageQuery,
} from './__generated__/FinishedAttempt.generated';
import { useQuizAttemptChangesSubscription } from './__generated__/TakenAttempt.generated';
import { AttemptReview } from './AttemptReview';
import styles from './FinishedAttempt.module.css';
import { AnswerField, answerLabel } from './QuestionCard';
import { QuizResult } from './QuizResult';
import { QuizLoading, QuizPage } from './QuizStates';
import { type Answers, endingSentence, type Question, savedAnswers, type TakenAttempt } from './TakenAttempt';

interface FinishedAttemptProps {
  attemptId: string;
  /** Ids in the URL of the course and lesson the student came from. */
  courseId?: string;
  lessonId?: string;
}

/** The result of one of the viewer's attempts; redirects to the questions if it is still open. */
export function FinishedAttempt({ attemptId, courseId, lessonId }: FinishedAttemptProps) {
  // The result is already cached, but what may be shown of it can change with later attempts.
  const query = useQuizAttemptPageQuery({ variables: { attemptId }, fetchPolicy: 'cache-and-network' });
  const attempt = query.data?.quizAttempt;
  const isHidden = attempt?.reviewHiddenReason === 'OPEN_ATTEMPT';
  // An attempt that is started elsewhere hides the review, and with it the practice, until it is finished.
  useQuizAttemptChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if ((data?.quizAttemptChanged.state === 'OPEN') !== isHidden) void query.refetch();
    },
  });
  if (attempt?.state === 'OPEN') return <Navigate to={paths.takeQuiz(attempt.quiz.id)} replace />;
  return (
    <QuizPage query={query} value={attempt} courseId={courseId}>
      {(finished) => <Result attempt={finished} lessonId={lessonId} />}
    </QuizPage>
  );
}

/** Navigation state with which the quiz window opens the result. */
export interface FinishedState {
  /** How the attempt ended, as that window knows it; see endingSentence. */
  ending: string;
}

type Attempt = NonNullable<QuizAttemptPageQuery['quizAttempt']>;

function Result({ attempt, lessonId }: { attempt: Attempt; lessonId: string | undefined }) {
  const { quiz, result } = attempt;
  const { state } = useLocation() as { state: FinishedState | null };
  if (!result) return <QuizLoading />;
  const canTakeAgain = quiz.isActive && quiz.viewerAttemptsLeft !== 0;
  const takeAgain = (
    <Button component={Link} to={paths.takeQuiz(quiz.id)} variant={result.passed ? 'secondary' : 'primary'}>
      Take again
    </Button>
  );
  const { questions, review } = attempt;
  const answers = savedAnswers(attempt);
  return (
    <QuizResult
      quiz={quiz}
      result={result}
      ending={state?.ending ?? endingSentence(attempt)}
      justFinished={state !== null}
      actions={
        <>
          {canTakeAgain && !result.passed && takeAgain}
          <Button
            component={Link}
            variant={canTakeAgain && !result.passed ? 'secondary' : 'primary'}
            to={lessonId ? paths.courseAtLesson(quiz.course.id, lessonId) : paths.course(quiz.course.id)}
          >
            Back to Course
          </Button>
          {canTakeAgain && result.passed && takeAgain}
        </>
      }
    >
      {attempt.reviewHiddenReason === 'REVIEW_RULE' && !result.passed && (
        <LessonsToReview
          intro="The questions are about these lessons."
          lessons={attempt.lessons.map(({ id, title }) => ({
            path: paths.courseAtLesson(quiz.course.id, id),
            title,
          }))}
        />
      )}
      {review && <LessonsToReview lessons={lessonsToRepeat(quiz.course, review)} />}
      {review && <PracticeAgain questions={questions} answers={answers} review={review} />}
      <AttemptReview
        questions={questions}
        answers={answers}
        review={review}
        note={reviewNote(attempt)}
        course={quiz.course}
      />
      <EarlierAttempts quiz={quiz} exceptId={attempt.id} />
    </QuizResult>
  );
}

/** What the review does not show, and when it will; null for nothing. */
function reviewNote({ reviewHiddenReason: reason, quiz }: Attempt): string | null {
  if (reason === 'OPEN_ATTEMPT') return 'Answers are hidden while you have an open attempt.';
  if (quiz.reviewRule !== 'AUTOMATIC')
    return reason && 'Your instructor doesn’t show correct answers for this attempt.';
  const left = quiz.viewerAttemptsLeft;
  const answers = left
    ? `the correct answers after your last attempt (${formatCount(left, 'attempt')} left)`
    : null;
  if (reason) return `You’ll see which answers were right once you pass${answers ? `, and ${answers}` : ''}.`;
  return answers && `You’ll see ${answers}.`;
}

/** The lessons of the wrong answers; the course itself for questions without a lesson. */
function lessonsToRepeat({ id, title }: Attempt['quiz']['course'], review: NonNullable<Attempt['review']>) {
  const targets = new Map<string, { title: string; numbers: number[] }>();
  review.forEach(({ isCorrect, lesson }, index) => {
    if (isCorrect) return;
    const path = lesson ? paths.courseAtLesson(id, lesson.id) : paths.course(id);
    const target = targets.get(path) ?? { title: lesson?.title ?? title, numbers: [] };
    target.numbers.push(index + 1);
    targets.set(path, target);
  });
  return [...targets].map(([path, { title, numbers }]) => ({
    path,
    title,
    detail: `${numbers.length === 1 ? 'question' : 'questions'} ${new Intl.ListFormat('en').format(numbers.map(String))}`,
  }));
}

interface LessonsToReviewProps {
  intro?: string;
  lessons: readonly { path: string; title: string; detail?: string }[];
}

/** Links to lessons; nothing without lessons. */
function LessonsToReview({ intro, lessons }: LessonsToReviewProps) {
  if (lessons.length === 0) return null;
  return (
    <Section title="Review these lessons">
      {intro && <p className="wm-muted wm-small">{intro}</p>}
      <Stack component="ul" gap={8}>
        {lessons.map(({ path, title, detail }) => (
          <li key={path}>
            <Link to={path} className="wm-link">
              {title}
            </Link>{' '}
            {detail && <span className="wm-muted wm-small">{detail}</span>}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface PracticeAgainProps {
  questions: readonly Question[];
  answers: Answers;
  review: NonNullable<TakenAttempt['review']>;
}

/** A question that was answered wrong, with what the review shows of it. */
interface Missed {
  question: Question;
  /** The wrong answer; '' for none. */
  before: string;
  verdict: NonNullable<TakenAttempt['review']>[number];
}

/**
 * Practice with the questions that were answered wrong, without a score. It knows only what the review shows, and asks
 * the server nothing.
 */
export function PracticeAgain({ questions, answers, review }: PracticeAgainProps) {
  const [at, setAt] = useState<number | null>(null);
  const verdicts = new Map(review.map((verdict) => [verdict.questionId, verdict]));
  const missed = questions.flatMap((question): Missed[] => {
    const verdict = verdicts.get(question.questionId);
    if (!verdict || verdict.isCorrect) return [];
    return [{ question, verdict, before: answers.get(question.questionId) ?? '' }];
  });
  const current = at === null ? undefined : missed[at];
  if (missed.length === 0) return null;
  return (
    <Section title="Practice">
      {current ? (
        <PracticeQuestion
          key={current.question.questionId}
          missed={current}
          number={at! + 1}
          total={missed.length}
          onNext={() => setAt(at! + 1)}
        />
      ) : (
        <>
          {/* After the last question, it replaces the button that was pressed. */}
          <p ref={at === null ? undefined : focusWhenMounted} tabIndex={-1}>
            {at === null
              ? 'Answer the questions you got wrong again. Practice has no score and doesn’t count as an attempt.'
              : 'That was the last question.'}
          </p>
          <Cluster>
            <Button variant="secondary" onClick={() => setAt(0)}>
              {at === null ? 'Practice these questions again' : 'Practice once more'}
            </Button>
          </Cluster>
        </>
      )}
    </Section>
  );
}

interface PracticeQuestionProps {
  missed: Missed;
  /** The number of the question, from 1. */
  number: number;
  total: number;
  onNext: () => void;
}

function PracticeQuestion({ missed, number, total, onNext }: PracticeQuestionProps) {
  const { question, verdict } = missed;
  const [answer, setAnswer] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed this question is gone.
  useEffect(() => heading.current?.focus(), []);
  const outcome = outcomeOf(missed, answer);
  return (
    <div className="wm-surface wm-stack wm-gap-16 wm-pad-16">
      <h3 ref={heading} tabIndex={-1} className="wm-font-17">
        Practice question {number} of {total}
      </h3>
      <AnswerField
        question={question}
        answer={answer}
        isLocked={isChecked}
        onAnswer={(_id, answer) => setAnswer(answer)}
      />
      <div role="status">
        {isChecked && (
          <SurfaceNote tone={outcome.tone} title={outcome.title}>
            {verdict.rightAnswer !== null &&
              outcome.tone !== 'success' &&
              `The correct answer is: ${answerLabel(question.type, verdict.rightAnswer)}. `}
            {verdict.explanation}
          </SurfaceNote>
        )}
      </div>
      <Cluster>
        {isChecked ? (
          <Button onClick={onNext}>{number < total ? 'Next question' : 'Finish'}</Button>
        ) : (
          <Button disabled={answer.trim() === ''} onClick={() => setIsChecked(true)}>
            Check
          </Button>
        )}
      </Cluster>
    </div>
  );
}

interface Outcome {
  tone: 'success' | 'error' | 'info';
  title: string;
}

/**
 * What can be said of a practice answer. Without the right answer, only that the wrong one was given again: more would
 * tell more than the review rule allows.
 */
export function outcomeOf({ question, before, verdict }: Missed, answer: string): Outcome {
  const { type } = question;
  const wrong: Outcome = { tone: 'error', title: 'Incorrect' };
  const right: Outcome = { tone: 'success', title: 'Correct' };
  if (verdict.rightAnswer !== null)
    return isRightAnswer({ type, correctAnswer: verdict.rightAnswer }, answer) ? right : wrong;
  if (before !== '' && isRightAnswer({ type, correctAnswer: before }, answer))
    return { tone: 'error', title: 'Incorrect: this is your answer from the attempt' };
  if (type === 'TRUE_FALSE' && before !== '') return right;
  return {
    tone: 'info',
    title: 'Not checked. Your instructor doesn’t show the correct answer: compare yours with the lesson.',
  };
}

interface EarlierAttemptsProps {
  quiz: EarlierAttemptsFragment;
  /** The attempt on screen, which is omitted. */
  exceptId?: string;
}

/** The viewer's finished attempts, newest first; nothing if there are none. */
export const EarlierAttempts = withFragment('quiz', useEarlierAttemptsFragment, EarlierAttemptsView);

function EarlierAttemptsView({ quiz, exceptId }: EarlierAttemptsProps) {
  const finished = quiz.viewerAttempts.filter(({ id, result }) => result !== null && id !== exceptId);
  if (finished.length === 0) return null;
  return (
    <Section title={exceptId ? 'My other attempts' : 'My earlier attempts'}>
      <ul className={`wm-divided ${styles.attempts}`}>
        {finished.map(({ id, number, startedAt, finishedAt, result }) => (
          <li key={id}>
            <Link to={paths.quizAttempt(quiz.id, id)} className="wm-link">
              Attempt {number}
            </Link>
            <span className="wm-muted wm-small wm-flex-10">{formatDateTime(finishedAt ?? startedAt)}</span>
            {result && (
              <>
                <span>
                  {result.score}/{result.total} · {result.percent}%
                </span>
                <Badge tone={result.passed ? 'success' : 'neutral'}>{passedLabel(result.passed)}</Badge>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
