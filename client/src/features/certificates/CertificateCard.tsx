import type { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatUtcDate } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { Card } from '../../ui/display/Card';
import { TextLink } from '../../ui/navigation/TextLink';
import { CertificateIcon, DownloadIcon } from '../../ui/icons/ToolIcons';
import { usePlatform } from '../../ui/platform/platform';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './CertificateCard.module.css';
import { type CertificateCardFragment, useCertificateCardFragment } from './CertificateCard.generated';
import { linkedInAddress } from './linkedInAddress';
import { useDownloadCertificate } from './useDownloadCertificate';

/** One of the viewer's certificates, with buttons to download, print and share it. */
export function CertificateCard({
  certificate,
}: {
  certificate: useFragment.FromOptionValue<CertificateCardFragment>;
}) {
  const { data, complete } = useCertificateCardFragment(certificate);
  return complete ? <CertificateCardView certificate={data} /> : null;
}

function CertificateCardView({
  certificate,
}: {
  certificate: Omit<CertificateCardFragment, ' $fragmentName'>;
}) {
  const { name: platform } = usePlatform();
  const { running, print, savePdf } = useDownloadCertificate(certificate);
  return (
    <Card component="article" padding="none" className={styles.card}>
      <div className={styles.drawing} aria-hidden="true">
        <CertificateIcon size={28} />
      </div>
      <div className={styles.words}>
        <h3>{certificate.courseTitle}</h3>
        <p className={styles.facts}>
          <span>Issued {formatUtcDate(certificate.issuedAt)}</span>
          <span className="wm-digits">{certificate.number}</span>
        </p>
        <div className={styles.actions}>
          <Button
            size="sm"
            iconStart={<DownloadIcon size={18} />}
            loading={running === 'print'}
            loadingText="Generating..."
            onClick={print}
          >
            Download Certificate
            <VisuallyHidden> of {certificate.courseTitle}</VisuallyHidden>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={running === 'pdf'}
            loadingText="Generating..."
            onClick={savePdf}
          >
            Save PDF
            <VisuallyHidden> of {certificate.courseTitle}</VisuallyHidden>
          </Button>
          <TextLink component={Link} to={paths.verifyCertificate(certificate.number)}>
            Verification page
            <VisuallyHidden> of {certificate.courseTitle}</VisuallyHidden>
          </TextLink>
          <TextLink href={linkedInAddress(certificate, platform)} target="_blank" rel="noreferrer">
            Add<VisuallyHidden> the certificate of {certificate.courseTitle}</VisuallyHidden> to LinkedIn
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </TextLink>
          <ShareButton path={paths.verifyCertificate(certificate.number)} title={certificate.courseTitle}>
            Share
            <VisuallyHidden> the certificate of {certificate.courseTitle}</VisuallyHidden>
          </ShareButton>
        </div>
      </div>
    </Card>
  );
}
