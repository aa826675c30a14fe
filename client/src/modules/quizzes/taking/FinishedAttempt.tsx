import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { type AttemptEnding, endingSentence } from './AttemptEnding';
import { AttemptReview } from './AttemptReview';
import { useQuizAttemptChangesSubscription } from './__generated__/TakenAttempt.generated';
import { EarlierAttempts } from './EarlierAttempts';
import { PracticeAgain } from './PracticeAgain';
import {
  type QuizAttemptPageQuery,
  useQuizAttemptPageQuery,
} from './__generated__/QuizAttemptPage.generated';
import { QuizResult } from './QuizResult';
import { QuizLoading, QuizMissing, QuizNotFound } from './QuizStates';
import { Section, Stack } from '../../../ui/layout/Layout';
import type { TakenAttempt } from './TakenAttempt';

interface FinishedAttemptProps {
  quizId: string;
  attemptId: string;
  /** Ids in the URL of the course and lesson the student came from. */
  courseId?: string;
  lessonId?: string;
}

/** The result of one of the viewer's attempts; redirects to the questions if it is still open. */
export function FinishedAttempt({ quizId, attemptId, courseId, lessonId }: FinishedAttemptProps) {
  // The result is already cached, but what may be shown of it can change with later attempts.
  const query = useQuizAttemptPageQuery({
    variables: { attemptId },
    fetchPolicy: 'cache-and-network',
  });
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
  if (attempt) return <Result attempt={attempt} lessonId={lessonId} />;
  if (query.data && attempt === null) return <QuizNotFound courseId={courseId} />;
  return <QuizMissing key={quizId} query={query} />;
}

/** Navigation state with which the quiz window opens the result. */
export interface FinishedState {
  justFinished: true;
  ending: AttemptEnding | null;
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
  const { questions, answers, review } = attempt;
  return (
    <QuizResult
      quiz={quiz}
      result={result}
      ending={endingSentence(attempt, state?.ending ?? null)}
      justFinished={state?.justFinished === true}
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
        <LessonsOfQuiz course={quiz.course} lessons={attempt.lessons} />
      )}
      {review && <LessonsToRepeat course={quiz.course} review={review} />}
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

interface LessonsToRepeatProps {
  course: { id: string; title: string };
  review: NonNullable<TakenAttempt['review']>;
}

/** The lessons of the wrong answers; the course itself for questions without a lesson. Nothing without wrong answers. */
function LessonsToRepeat({ course, review }: LessonsToRepeatProps) {
  const targets = new Map<string, { title: string; numbers: number[] }>();
  review.forEach(({ isCorrect, lesson }, index) => {
    if (isCorrect) return;
    const path = lesson ? paths.courseAtLesson(course.id, lesson.id) : paths.course(course.id);
    const target = targets.get(path) ?? { title: lesson?.title ?? course.title, numbers: [] };
    target.numbers.push(index + 1);
    targets.set(path, target);
  });
  if (targets.size === 0) return null;
  return (
    <Section title="Review these lessons">
      <Stack component="ul" gap={8}>
        {[...targets].map(([path, { title, numbers }]) => (
          <li key={path}>
            <Link to={path} className="wm-link">
              {title}
            </Link>{' '}
            <span className="wm-muted wm-small">
              {numbers.length === 1 ? 'question' : 'questions'}{' '}
              {new Intl.ListFormat('en').format(numbers.map(String))}
            </span>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface LessonsOfQuizProps {
  course: { id: string };
  lessons: readonly { id: string; title: string }[];
}

/** All lessons that a quiz is about, after an attempt of which only the score is shown. */
function LessonsOfQuiz({ course, lessons }: LessonsOfQuizProps) {
  if (lessons.length === 0) return null;
  return (
    <Section title="Review these lessons">
      <p className="wm-muted wm-small">The questions are about these lessons.</p>
      <Stack component="ul" gap={8}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.courseAtLesson(course.id, id)} className="wm-link">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
