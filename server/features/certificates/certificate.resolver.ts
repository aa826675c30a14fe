import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Service } from '../../platform/injection';
import { CertificateService } from './certificate.service';
import { Certificate, VerifiedCertificate } from './certificate.types';

@Service()
@Resolver(() => Certificate)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Query(() => VerifiedCertificate, {
    nullable: true,
    description: 'The certificate with this number; null when there is none. Open to everyone.',
  })
  verifyCertificate(
    @Arg('number', () => String, { description: 'Dashes, spaces and case do not count.' }) number: string,
  ) {
    return this.certificates.verify(number);
  }

  @FieldResolver(() => String, { description: 'The public page that verifies it.' })
  verificationUrl(@Root() certificate: Certificate) {
    return this.certificates.verificationUrl(certificate);
  }

  @FieldResolver(() => String, {
    description: 'Path of its HTML, made for print; send the session token along.',
  })
  htmlPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}`;
  }

  @FieldResolver(() => String, { description: 'Path of its PDF; send the session token along.' })
  pdfPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}.pdf`;
  }
}
