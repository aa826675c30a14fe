import { formatDuration } from '../../../../server/features/courses/duration.rules';
import { certificateFontsPath } from '../../../../server/features/certificates/certificate-picture.rules';
import { paths } from '../../app/paths';
import { formatUtcDate } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { CheckIcon } from '../../ui/icons/Icons';
import styles from './VerifiedCertificate.module.css';
import type { VerifyCertificatePageQuery } from './VerifyCertificatePage.generated';

type Certificate = NonNullable<VerifyCertificatePageQuery['verifyCertificate']>;

/** Letters for which the site's own fonts and those of every device are enough. */
const USUAL_LETTERS = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** The public view of a certificate; printed without the rest of the page. */
export function VerifiedCertificate({ certificate }: { certificate: Certificate }) {
  const { studentName, courseTitle, instructorName, skills } = certificate;
  const written = [studentName, courseTitle, instructorName, ...skills].join('');
  return (
    <>
      {written.replace(USUAL_LETTERS, '') !== '' && (
        <link rel="stylesheet" href={certificateFontsPath(certificate.number)} />
      )}
      <article className={styles.certificate} aria-labelledby="certificate-holder">
        <p className={styles.genuine}>
          <CheckIcon /> This certificate is valid
        </p>
        <h2 id="certificate-holder" className={styles.holder}>
          {certificate.studentName}
        </h2>
        <p className={styles.words}>
          {certificate.rule === 'LESSONS'
            ? 'completed every lesson of'
            : 'completed every lesson and passed every quiz of'}
        </p>
        <p className={styles.course}>{certificate.courseTitle}</p>
        <p className={styles.words}>
          taught by <bdi>{instructorName}</bdi>
          {certificate.durationMinutes !== null && ` · ${formatDuration(certificate.durationMinutes)}`}
        </p>
        {certificate.skills.length > 0 && (
          <p className={styles.words}>Topics: {certificate.skills.join(', ')}</p>
        )}
        <p className={styles.words}>
          <time dateTime={certificate.issuedAt}>{formatUtcDate(certificate.issuedAt)}</time>
        </p>
        <LineEndDrawing />
      </article>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print this page
        </Button>
        <ShareButton
          path={paths.verifyCertificate(certificate.number)}
          title={`${certificate.courseTitle}: certificate of ${certificate.studentName}`}
        >
          Share this page
        </ShareButton>
      </div>
    </>
  );
}

/** Illustration: the last stops of a completed line with the marker at its end. */
function LineEndDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 72" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M0 60h96l36-36h346" />
      {[48, 176, 256, 336, 416].map((x) => (
        <circle key={x} className={styles.stop} cx={x} cy={x === 48 ? 60 : 24} r="7" />
      ))}
      <path className={styles.end} d="M494 4v40" />
      <circle className={styles.marker} cx="478" cy="24" r="13" />
    </svg>
  );
}
