import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { CertificateIcon } from '../../ui/ToolIcons';
import { Confetti } from './Confetti';
import styles from './Terminus.module.css';

interface TerminusProps {
  lessonCount: number;
  /** Null while the certificate is being issued. */
  certificateNumber: string | null;
  celebrate: boolean;
}

/** The end of the line: every lesson is completed. */
export function Terminus({ lessonCount, certificateNumber, celebrate }: TerminusProps) {
  return (
    <section className={styles.terminus} aria-labelledby="terminus">
      {celebrate && <Confetti />}
      <h3 id="terminus">Terminus</h3>
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
