import { useParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { ErrorState } from '../../ui/states/ErrorState';
import { Page, Stack } from '../../ui/layout/Layout';
import { LoadingState } from '../../ui/states/LoadingState';
import { PageHeading } from '../../ui/text/PageHeading';
import { SkeletonPanel } from '../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { PageTitle } from '../../ui/platform/PageTitle';
import { usePlatform } from '../../ui/platform/platform';
import { certificateNumberFrom } from './certificateNumber';
import { CertificateNumberForm } from './CertificateNumberForm';
import { VerifiedCertificate } from './VerifiedCertificate';
import styles from './VerifyCertificatePage.module.css';
import { useVerifyCertificatePageQuery } from './VerifyCertificatePage.generated';

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
  const { data, loading, error, refetch } = useVerifyCertificatePageQuery({
    variables: { number },
    notifyOnNetworkStatusChange: true,
  });
  if (loading)
    return (
      <LoadingState text="Checking the certificate...">
        <SkeletonPanel height={320} />
      </LoadingState>
    );
  if (error)
    return (
      <ErrorState
        title="The certificate couldn’t be checked"
        message={errorSentence(error, 'We couldn’t check the result yet. Try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data?.verifyCertificate)
    return (
      <SurfaceNote tone="warning" title="No certificate has this number">
        No {name} certificate has the number <span className="wm-digits">{number}</span>. Check the number on
        the certificate.
      </SurfaceNote>
    );
  return <VerifiedCertificate certificate={data.verifyCertificate} />;
}
