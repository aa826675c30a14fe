interface ListedCertificate {
  number: string;
  courseTitle: string;
  /** ISO 8601. */
  issuedAt: string;
  verificationUrl: string;
}

/**
 * LinkedIn's form that adds a certificate to one's profile, filled in; `platform` is the name of this platform. See
 * https://addtoprofile.linkedin.com.
 */
export function linkedInAddress(
  { number, courseTitle, issuedAt, verificationUrl }: ListedCertificate,
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
