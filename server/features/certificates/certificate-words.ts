/** What a certificate says: the words as they were when it was issued. */
export interface CertificateWords {
  /** As newCertificateNumber writes it. */
  number: string;
  studentName: string;
  courseTitle: string;
  instructorName: string;
  issuedAt: Date;
}

/**
 * The words as they can be shown on one line of one page: letters composed, white space and control characters as
 * single spaces, lone surrogates as U+FFFD. What a person could use to make the page read differently from what is
 * stored goes: characters that reorder the text, and marks piled on one letter beyond four.
 */
export function presentableWords(words: CertificateWords): CertificateWords {
  return {
    ...words,
    number: presentable(words.number),
    studentName: presentable(words.studentName),
    courseTitle: presentable(words.courseTitle),
    instructorName: presentable(words.instructorName),
  };
}

function presentable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The document's title, in the browser's tab and in the PDF's metadata. */
export const certificateTitle = (words: CertificateWords): string => `Certificate – ${words.courseTitle}`;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of issue in UTC, so that every copy of a certificate says the same day wherever it was made. */
export const issueDay = (words: CertificateWords): string => longDate.format(words.issuedAt);
