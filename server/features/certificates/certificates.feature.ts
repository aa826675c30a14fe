import type { Feature } from '../../platform/feature';
import { Certificate } from './certificate.entities';
import { CertificateResolver } from './certificate.resolver';

export const certificates: Feature = {
  entities: [Certificate],
  resolvers: [CertificateResolver],
};
