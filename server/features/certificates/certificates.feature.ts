import type { Feature } from '../../platform/feature';
import { Certificate } from './certificate.entities';
import { CertificateResolver } from './certificate.resolver';
import { certificateData } from './certificates.personal-data';

export const certificates: Feature = {
  entities: [Certificate],
  resolvers: [CertificateResolver],
  purposeOfPersonalData: 'To issue certificates that anyone can verify',
  personalData: certificateData,
};
