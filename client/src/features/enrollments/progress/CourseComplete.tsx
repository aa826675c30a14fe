import { Link } from 'react-router-dom';
import type { CertificateRule } from '../../../apollo/generated/types';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { CertificateIcon } from '../../../ui/icons/ToolIcons';
import { Confetti } from './Confetti';
import styles from './CourseComplete.module.css';

interface CourseCompleteProps {
  lessonCount: number;
  /** Null before the certificate is issued. */
  certificateNumber: string | null;
  /** What the certificate of the course requires. */
  rule: CertificateRule;
  celebrate: boolean;
}

/** Shown when all lessons are completed. */
export function CourseComplete({ lessonCount, certificateNumber, rule, celebrate }: CourseCompleteProps) {
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
        <p className={styles.waiting}>
          {rule === 'LESSONS'
            ? 'Your certificate is being issued.'
            : 'To earn the certificate, pass every quiz of this course.'}
        </p>
      )}
    </section>
  );
}
