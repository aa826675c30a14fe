import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { PAGE_HEADING_ID } from '../../../ui/text/PageHeading';
import { Countdown } from './Countdown';
import type { AttemptView, OpenAttempt } from './OpenAttempt';
import styles from './QuizBar.module.css';
import { SaveStatus } from './SaveStatus';

interface QuizBarProps {
  quiz: { title: string; course: { id: string } };
  open: OpenAttempt;
  view: AttemptView;
}

/** The header of an open attempt. It replaces the header and menu of the application, see `RoleFrame.module.css`. */
export function QuizBar({ quiz, open, view }: QuizBarProps) {
  const { questions, answersSavedAt } = view.attempt;
  return (
    <header className={styles.bar} data-own-frame>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={styles.title}>
        {quiz.title}
      </h1>
      <div className={styles.state}>
        <Countdown open={open} />
        <p className={styles.count}>
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
