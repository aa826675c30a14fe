import { Link } from 'react-router-dom';
import type { CertificateRule } from '../../../apollo/__generated__/types';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ShareButton } from '../../../ui/buttons/ShareButton';
import { Cluster } from '../../../ui/layout/Layout';
import { CertificateIcon } from '../../../ui/icons/ToolIcons';
import styles from './CourseComplete.module.css';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

interface CourseCompleteProps {
  courseTitle: string;
  lessonCount: number;
  /** Null before the certificate is issued. */
  certificateNumber: string | null;
  /** What the certificate of the course requires. */
  rule: CertificateRule;
  celebrate: boolean;
  /** What to learn next. */
  children?: ReactNode;
}

/** Shown when all lessons are completed: the certificate, and how to go on. */
export function CourseComplete(props: CourseCompleteProps) {
  const { courseTitle, lessonCount, certificateNumber, rule, celebrate, children } = props;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (celebrate) card.current?.scrollIntoView({ block: 'nearest' });
  }, [celebrate]);
  return (
    <section
      ref={card}
      className={`wm-stack wm-align-start wm-gap-8 wm-small wm-pad-16 wm-mt-16 wm-relative ${styles.card}`}
      aria-labelledby="course-complete"
    >
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
        <Cluster>
          <Button
            component={Link}
            to={`${paths.studentDashboard}#certificates`}
            iconStart={<CertificateIcon />}
          >
            Go to your certificate
          </Button>
          <ShareButton path={paths.verifyCertificate(certificateNumber)} title={courseTitle}>
            Share your certificate
          </ShareButton>
        </Cluster>
      ) : (
        <p className="wm-muted">
          {rule === 'LESSONS'
            ? 'Your certificate is being issued.'
            : 'To earn the certificate, pass every quiz of this course.'}
        </p>
      )}
      {children}
    </section>
  );
}

const PIECES = 48;
const COLORS = ['ux', 'fs', 'ai', 'be', 'lm', 'gd', 'pe', 'fe'];
const WAIT_MS = 500;
const FALL_MS = 2200;

/** A deterministic pseudo-random number from 0 to 1. */
function spread(index: number, salt: number): number {
  const noise = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return noise - Math.floor(noise);
}

function piece(index: number): CSSProperties {
  const isLast = index === PIECES - 1;
  return {
    '--color': `var(--wm-line-${COLORS[index % COLORS.length]})`,
    '--across': `${Math.round(spread(index, 1) * 100)}vw`,
    '--drift': `${Math.round((spread(index, 2) - 0.5) * 160)}px`,
    '--turn': `${45 * (index % 8)}deg`,
    '--wait': `${isLast ? WAIT_MS : Math.round(spread(index, 3) * WAIT_MS)}ms`,
    '--fall': `${FALL_MS}ms`,
  } as CSSProperties;
}

/** A one-time confetti animation in the category colors; nothing if the viewer prefers reduced motion. */
function Confetti() {
  const [falling, setFalling] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!falling) return null;
  return (
    <div className={styles.sky} aria-hidden="true" data-confetti>
      {Array.from({ length: PIECES }, (_, index) => (
        <i
          key={index}
          style={piece(index)}
          onAnimationEnd={index === PIECES - 1 ? () => setFalling(false) : undefined}
        />
      ))}
    </div>
  );
}
