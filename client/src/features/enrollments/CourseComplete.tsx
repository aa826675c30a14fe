import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { CertificateIcon } from '../../ui/ToolIcons';
import { Confetti } from './Confetti';
import styles from './CourseComplete.module.css';

interface CourseCompleteProps {
  lessonCount: number;
  /** Null while the certificate is being issued. */
  certificateNumber: string | null;
  celebrate: boolean;
}

/** Shown when all lessons are completed. */
export function CourseComplete({ lessonCount, certificateNumber, celebrate }: CourseCompleteProps) {
  return (
    <section className={styles.card} aria-labelledby="course-complete">
      {celebrate && <Confetti />}
      <h3 id="course-complete">Course complete</h3>
      <p>
        You completed {lessonCount === 1 ? 'the lesson' : `all ${lessonCount} lessons`} of this course.
        {certificateNumber && (
          <>
            {' '}
            Your certificate is <span className="wm-digits">{certificateNumber}</span>.
          </>
        )}
      </p>
      {certificateNumber ? (
        <Button
          component={Link}
          to={`${paths.studentDashboard}#certificates`}
          iconStart={<CertificateIcon />}
        >
          Go to your certificate
        </Button>
      ) : (
        <p className={styles.waiting}>Your certificate is being issued.</p>
      )}
    </section>
  );
}
