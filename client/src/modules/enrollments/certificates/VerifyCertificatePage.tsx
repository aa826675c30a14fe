import { type SubmitEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  certificateFontsPath,
  courseLength,
} from '#server/modules/enrollments/certificates/certificate.rules';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatUtcDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { ShareButton } from '../../../ui/buttons/ShareButton';
import { TextField } from '../../../ui/fields/Fields';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { usePlatform } from '../../../ui/platform/platform';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { certificateNumberFrom } from './certificateNumber';
import {
  useVerifyCertificatePageQuery,
  type VerifyCertificatePageQuery,
} from './__generated__/VerifyCertificatePage.generated';
import styles from './VerifyCertificatePage.module.css';

/** Public verification of a certificate by its number: shows only name, course and date. */
export function VerifyCertificatePage() {
  const { number: typed } = useParams();
  const { name } = usePlatform();
  const number = typed === undefined ? undefined : certificateNumberFrom(typed);
  return (
    <Page width="text">
      <PageTitle>Verify a certificate</PageTitle>
      <Stack gap={24}>
        <div className={styles.aside}>
          <PageHeading
            display
            lead={`Every ${name} certificate has a number. Enter it to see who earned the certificate, for which course and when.`}
          >
            Verify a certificate
          </PageHeading>
        </div>
        {number !== undefined && <Verification key={number} number={number} />}
        <div className={styles.aside}>
          <CertificateNumberForm key={number} number={number} />
        </div>
      </Stack>
    </Page>
  );
}

function Verification({ number }: { number: string }) {
  const { name } = usePlatform();
  const query = useVerifyCertificatePageQuery({ variables: { number } });
  return (
    <QueryView
      query={query}
      value={query.data?.verifyCertificate}
      what="certificate"
      loading="Checking the certificate..."
      skeleton={<SkeletonPanel height={320} />}
      failed="The certificate couldn’t be checked"
      reason="We couldn’t check the result yet. Try again."
      otherwise={
        <SurfaceNote tone="warning" title="No certificate has this number">
          No {name} certificate has the number <span className="wm-digits">{number}</span>. Check the number
          on the certificate.
        </SurfaceNote>
      }
    >
      {(certificate) => <VerifiedCertificate certificate={certificate} />}
    </QueryView>
  );
}

/** Form that opens the verification page of a certificate number; `number` is the current one, if any. */
function CertificateNumberForm({ number }: { number: string | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number ?? '');
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!typed.trim()) {
      setProblem('Enter the number on the certificate');
      return;
    }
    setProblem(undefined);
    void navigate(paths.verifyCertificate(encodeURIComponent(certificateNumberFrom(typed))));
  }

  return (
    <form className={`wm-grid wm-gap-16 wm-max-30 ${styles.form}`} onSubmit={submit} noValidate>
      <TextField
        className={styles.field}
        label="Certificate number"
        name="number"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint="e.g. WM-7K2M-9QXD-4T8R, with or without dashes"
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant={number ? 'secondary' : 'primary'}>
        Verify
      </Button>
    </form>
  );
}

type Certificate = NonNullable<VerifyCertificatePageQuery['verifyCertificate']>;

/** Letters for which the site's own fonts and those of every device are enough. */
const USUAL_LETTERS = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** The public view of a certificate; printed without the rest of the page. */
function VerifiedCertificate({ certificate }: { certificate: Certificate }) {
  const { studentName, courseTitle, instructorName, skills } = certificate;
  const written = [studentName, courseTitle, instructorName, ...skills].join('');
  const length = courseLength(certificate);
  return (
    <>
      {written.replace(USUAL_LETTERS, '') !== '' && (
        <link rel="stylesheet" href={certificateFontsPath(certificate.number)} />
      )}
      <article
        className={`wm-surface wm-stack wm-gap-8 ${styles.certificate}`}
        aria-labelledby="certificate-holder"
      >
        <p className={`wm-row wm-gap-8 wm-strong wm-success ${styles.genuine}`}>
          <CheckIcon /> This certificate is valid
        </p>
        <h2 id="certificate-holder" className={styles.holder}>
          {certificate.studentName}
        </h2>
        <p className="wm-muted">
          {certificate.rule === 'LESSONS'
            ? 'completed every lesson of'
            : 'completed every lesson and passed every quiz of'}
        </p>
        <p className={`wm-font-24 wm-bold wm-anywhere wm-line-125 ${styles.course}`}>
          {certificate.courseTitle}
        </p>
        <p className="wm-muted">
          taught by <bdi>{instructorName}</bdi>
          {length && ` · ${length}`}
        </p>
        {certificate.skills.length > 0 && <p className="wm-muted">Topics: {certificate.skills.join(', ')}</p>}
        <p className="wm-muted">
          <time dateTime={certificate.issuedAt}>{formatUtcDate(certificate.issuedAt)}</time>
        </p>
        <LineEndDrawing />
      </article>
      <div className={`wm-cluster wm-gap-8 ${styles.actions}`}>
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
