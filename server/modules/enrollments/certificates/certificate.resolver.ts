import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { RequiresScope } from '../../../platform/required-scope';
import { CertificateService } from './certificate.service';
import { Certificate, VerifiedCertificate } from './certificate.types';

@Resolver(() => Certificate)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @RequiresScope('none')
  @Query(() => VerifiedCertificate, {
    nullable: true,
    description:
      'Verifies a certificate by its number; null if there is none with this number. Does not require signing in.',
  })
  verifyCertificate(
    @Arg('number', () => String, {
      description: 'Number of the certificate; dashes, spaces and case are ignored.',
    })
    number: string,
  ) {
    return this.certificates.verify(number);
  }

  @FieldResolver(() => String, { description: 'URL of the public page that verifies the certificate.' })
  verificationUrl(@Root() certificate: Certificate) {
    return this.certificates.verificationUrl(certificate);
  }

  @FieldResolver(() => String, {
    description: 'Path of the certificate as a printable HTML page. Requires the session token.',
  })
  htmlPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}`;
  }

  @FieldResolver(() => String, {
    description: 'Path of the certificate as a PDF. Requires the session token.',
  })
  pdfPath(@Root() { courseId }: Certificate) {
    return `/student/certificate/${courseId}.pdf`;
  }
}
