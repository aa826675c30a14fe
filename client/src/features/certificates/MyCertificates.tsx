import type { useFragment } from '@apollo/client/react';
import { EmptyState } from '../../ui/states/EmptyState';
import { Grid, Section } from '../../ui/layout/Layout';
import { CertificateCard } from './CertificateCard';
import { type MyCertificatesFragment, useMyCertificatesFragment } from './MyCertificates.generated';

/** The viewer's certificates, with their number in the heading. */
export function MyCertificates({
  learning,
}: {
  learning: useFragment.FromOptionValue<MyCertificatesFragment>;
}) {
  const { data, complete } = useMyCertificatesFragment(learning);
  if (!complete) return null;
  return (
    <Section id="certificates" title={`My Certificates (${data.certificates.length})`}>
      {data.certificates.length === 0 ? (
        <EmptyState
          level={3}
          title="No Certificates Yet"
          text="Complete every lesson of a course to earn its certificate."
        />
      ) : (
        <Grid min={420}>
          {data.certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </Grid>
      )}
    </Section>
  );
}
