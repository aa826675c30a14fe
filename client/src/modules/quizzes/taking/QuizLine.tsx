import { withFragment } from '../../../apollo/fragments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { QuizIcon } from '../../../ui/icons/ToolIcons';
import { type QuizLineFragment, useQuizLineFragment } from './__generated__/QuizLine.generated';
import { passedLabel, quizFacts } from '../quizLabels';

/** The viewer's relation to the quiz's course. */
type ViewerRole = 'instructor' | 'enrolled' | 'none';

export function viewerRoleIn(course: {
  viewerIsInstructor: boolean;
  viewerEnrollment: object | null;
}): ViewerRole {
  if (course.viewerIsInstructor) return 'instructor';
  return course.viewerEnrollment ? 'enrolled' : 'none';
}

interface QuizLineProps {
  quiz: QuizLineFragment;
  viewerRole: ViewerRole;
  /** Above the title, such as the course in a list of several. */
  eyebrow?: ReactNode;
  /** Which attempt's result to show. */
  shownResult: 'best' | 'last';
  /** Whether taking the quiz can be the next thing to do. */
  isNext?: boolean;
}

/** A quiz in a list: key figures, result and link. */
export const QuizLine = withFragment('quiz', useQuizLineFragment, QuizLineView);

function QuizLineView(props: QuizLineProps) {
  const { quiz, eyebrow, shownResult } = props;
  return (
    <div className="wm-entry wm-align-center wm-gap-12 wm-gap-y-8">
      <QuizIcon className="wm-self-start" />
      <div className="wm-min-0">
        {eyebrow}
        <h3 className="wm-font-17 wm-line-14">{quiz.title}</h3>
        <p className="wm-muted wm-small">{quizFacts(quiz)}</p>
        <ShownResult quiz={quiz} shownResult={shownResult} />
      </div>
      <div className="wm-row wm-align-stretch wm-no-print">
        <QuizAction {...props} />
      </div>
    </div>
  );
}

function ShownResult({ quiz, shownResult }: Pick<QuizLineProps, 'quiz' | 'shownResult'>) {
  const finished = quiz.viewerAttempts.filter(({ result }) => result !== null);
  const percentOf = (attempt: (typeof finished)[number]) => attempt.result?.percent ?? 0;
  const shown =
    shownResult === 'last'
      ? finished[0]
      : finished.toSorted((one, other) => percentOf(other) - percentOf(one))[0];
  if (!shown?.result) return null;
  const { score, total, percent, passed } = shown.result;
  return (
    <p className="wm-muted wm-small">
      <Link to={paths.quizAttempt(quiz.id, shown.id)} className="wm-link">
        {shownResult === 'best' ? 'Best result' : 'Last result'}
        <span className="wm-visually-hidden"> of {quiz.title}</span>
      </Link>
      {`: ${score}/${total}, ${percent}%, ${passedLabel(passed)}`}
    </p>
  );
}

function QuizAction({ quiz, viewerRole, isNext = true }: QuizLineProps) {
  const to = (words: string, variant: 'primary' | 'secondary' = 'primary') => (
    <Button component={Link} to={paths.takeQuiz(quiz.id)} size="sm" variant={variant}>
      {words}
      <span className="wm-visually-hidden"> {quiz.title}</span>
    </Button>
  );
  if (viewerRole === 'instructor') return to('Preview', 'secondary');
  // An open attempt can be finished even if the quiz is inactive.
  if (quiz.viewerAttempt) return to('Resume Quiz');
  if (!quiz.isActive) return <Badge>Not Available</Badge>;
  if (viewerRole === 'none') return <p className="wm-muted wm-small">Enroll first to take this quiz</p>;
  if (quiz.viewerAttemptsLeft === 0) return <Badge>No attempts left</Badge>;
  const isPassed = quiz.viewerAttempts.some(({ result }) => result?.passed);
  return to('Take Quiz', isNext && !isPassed ? 'primary' : 'secondary');
}

/** A list of quizzes. */
export function QuizLines({ children }: { children: ReactNode }) {
  return <ul className="wm-surface wm-divided wm-entries">{children}</ul>;
}
