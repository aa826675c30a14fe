import { randomBytes } from 'node:crypto';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { PublicAddress } from '../../../platform/public-address';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { canonicalCertificateNumber, groupedNumber } from './certificate.rules';
import { Certificate } from './certificate.types';

// Crockford's base32: no I, L, O (they read as 1 and 0) and no U. https://www.crockford.com/base32.html
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number for a new certificate, like `WM-7K3Q-9ZPA-X2MD`: 60 random bits, unguessable enough to prove that somebody
 * was shown the certificate, yet short enough to read aloud and type.
 */
export function newCertificateNumber(): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are unbiased.
  return groupedNumber(Array.from(randomBytes(12), (byte) => ALPHABET.charAt(byte & 31)).join(''));
}

@Service()
export class CertificateService {
  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
  ) {}

  /** Open to everyone who knows the number, dashes and case aside; null if there is no such certificate. */
  async verify(number: string): Promise<Certificate | null> {
    const canonical = canonicalCertificateNumber(number);
    if (!canonical) return null;
    return this.database.reading(Certificate, (certificates) =>
      certificates.findOneBy({ number: canonical }),
    );
  }

  /** The picture that link previews show, as PNG; null if there is no certificate with this number. */
  async picture(number: string): Promise<Buffer | null> {
    const certificate = await this.verify(number);
    if (!certificate) return null;
    const { certificatePicture } = await import('./certificate-picture');
    return certificatePicture(certificate);
  }

  /** The style sheet with the fonts that its public page needs beside the site's own; null likewise. */
  async fontStyles(number: string): Promise<string | null> {
    const certificate = await this.verify(number);
    if (!certificate) return null;
    const { fontFaceRules } = await import('./certificate-fonts');
    const { studentName, courseTitle, instructorName, skills } = certificate;
    return fontFaceRules([studentName, courseTitle, instructorName, ...skills]);
  }

  /** The viewer's certificate of the course as a printable page; NOT_FOUND if none was issued. */
  async asHtml(viewer: Viewer | null, courseId: string): Promise<string> {
    const certificate = await this.own(viewer, courseId);
    // The renderer loads slowly, and most processes never need it.
    const { certificateHtml } = await import('./certificate-html');
    return certificateHtml(certificate, this.verificationUrl(certificate));
  }

  /** Like `asHtml`, as PDF. */
  async asPdf(viewer: Viewer | null, courseId: string): Promise<Buffer> {
    const certificate = await this.own(viewer, courseId);
    const { certificatePdf } = await import('./certificate-pdf');
    return certificatePdf(certificate, this.verificationUrl(certificate));
  }

  /** The public page that verifies the certificate. */
  verificationUrl({ number }: { number: string }): string {
    return `${this.address.origin}/verify/${number}`;
  }

  private async own(viewer: Viewer | null, courseId: string): Promise<Certificate> {
    const { account } = requireViewer(viewer);
    const certificate = isId(courseId)
      ? await this.database.reading(Certificate, (certificates) =>
          certificates.findOneBy({ studentId: account.id, courseId }),
        )
      : null;
    if (!certificate) throw notFound('Certificate');
    return certificate;
  }
}
