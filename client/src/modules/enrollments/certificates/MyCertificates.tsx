import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatUtcDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { ShareButton } from '../../../ui/buttons/ShareButton';
import { Card } from '../../../ui/display/Card';
import { CertificateIcon, DownloadIcon } from '../../../ui/icons/ToolIcons';
import { Grid, Section } from '../../../ui/layout/Layout';
import { usePlatform } from '../../../ui/platform/platform';
import { EmptyState } from '../../../ui/states/States';
import styles from './MyCertificates.module.css';
import type { MyCertificatesFragment } from './__generated__/MyCertificates.generated';
import { useDownloadCertificate } from './useDownloadCertificate';

type Certificate = MyCertificatesFragment['certificates'][number];

/** The viewer's certificates, with their number in the heading. */
export function MyCertificates({ certificates }: MyCertificatesFragment) {
  return (
    <Section id="certificates" title={`My Certificates (${certificates.length})`}>
      {certificates.length === 0 ? (
        <EmptyState
          level={3}
          title="No Certificates Yet"
          text="Complete every lesson of a course to earn its certificate."
        />
      ) : (
        <Grid min={420}>
          {certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

/** One of the viewer's certificates, with buttons to download, print and share it. */
function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { name: platform } = usePlatform();
  const { running, print, savePdf } = useDownloadCertificate(certificate);
  return (
    <Card component="article" padding="none" className={styles.card}>
      <div className={`wm-center ${styles.drawing}`} aria-hidden="true">
        <CertificateIcon size={28} />
      </div>
      <div className={`wm-stack wm-gap-12 wm-min-0 ${styles.words}`}>
        <h3>{certificate.courseTitle}</h3>
        <p className="wm-cluster wm-align-stretch wm-gap-16 wm-gap-y-0 wm-muted wm-small">
          <span>Issued {formatUtcDate(certificate.issuedAt)}</span>
          <span className="wm-digits">{certificate.number}</span>
        </p>
        <div className="wm-cluster wm-gap-16 wm-gap-y-12">
          <Button
            size="sm"
            iconStart={<DownloadIcon size={18} />}
            loading={running === 'print'}
            loadingText="Generating..."
            onClick={print}
          >
            Download Certificate
            <span className="wm-visually-hidden"> of {certificate.courseTitle}</span>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={running === 'pdf'}
            loadingText="Generating..."
            onClick={savePdf}
          >
            Save PDF
            <span className="wm-visually-hidden"> of {certificate.courseTitle}</span>
          </Button>
          <Link to={paths.verifyCertificate(certificate.number)} className="wm-link">
            Verification page
            <span className="wm-visually-hidden"> of {certificate.courseTitle}</span>
          </Link>
          <a
            href={linkedInAddress(certificate, platform)}
            target="_blank"
            rel="noreferrer"
            className="wm-link"
          >
            Add<span className="wm-visually-hidden"> the certificate of {certificate.courseTitle}</span> to
            LinkedIn
            <span className="wm-visually-hidden"> (opens in a new tab)</span>
          </a>
          <ShareButton path={paths.verifyCertificate(certificate.number)} title={certificate.courseTitle}>
            Share
            <span className="wm-visually-hidden"> the certificate of {certificate.courseTitle}</span>
          </ShareButton>
        </div>
      </div>
    </Card>
  );
}

/**
 * LinkedIn's form that adds a certificate to one's profile, filled in; `platform` is the name of this platform. See
 * https://addtoprofile.linkedin.com.
 */
export function linkedInAddress(
  {
    number,
    courseTitle,
    issuedAt,
    verificationUrl,
  }: Pick<Certificate, 'number' | 'courseTitle' | 'issuedAt' | 'verificationUrl'>,
  platform: string,
): string {
  // In UTC, like the date on the certificate.
  const issued = new Date(issuedAt);
  const parameters = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: platform,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: verificationUrl,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${parameters.toString()}`;
}
