import { canonicalCertificateNumber } from '#server/modules/enrollments/certificates/certificate.rules';

/** The number that somebody typed; what is none is only trimmed and upper-cased, so that the server reports it as unknown. */
export const certificateNumberFrom = (typed: string): string =>
  canonicalCertificateNumber(typed) ?? typed.trim().toUpperCase();
