import { CertificateRule } from '../../courses/course.entities';
import { formatDuration } from '../../courses/duration.rules';

/** The text of a certificate, as it was when issued. */
export interface CertificateWords {
  /** In the format of newCertificateNumber. */
  number: string;
  studentName: string;
  courseTitle: string;
  instructorName: string;
  platformName: string;
  rule: CertificateRule;
  /** Of the course's lessons; null if unknown. */
  durationMinutes: number | null;
  issuedAt: Date;
}

/**
 * Normalizes the text to one line: letters composed, white space and control characters as single spaces, lone
 * surrogates as U+FFFD. Removes what could make the page read differently from the stored text: characters that
 * reorder text, and more than four marks on one letter.
 */
export function presentableWords(words: CertificateWords): CertificateWords {
  return {
    ...words,
    number: presentable(words.number),
    studentName: presentable(words.studentName),
    courseTitle: presentable(words.courseTitle),
    instructorName: presentable(words.instructorName),
    platformName: presentable(words.platformName),
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

/** The words that people chose. */
export const writtenWords = ({
  studentName,
  courseTitle,
  instructorName,
  platformName,
}: CertificateWords) => [studentName, courseTitle, instructorName, platformName];

/** The document's title, for the browser tab and the PDF metadata. */
export const certificateTitle = (words: CertificateWords): string => `Certificate – ${words.courseTitle}`;

/** The line between the student's name and the course. */
export const achievement = ({ rule }: CertificateWords): string =>
  rule === CertificateRule.LESSONS
    ? 'for completing every lesson of'
    : 'for completing every lesson and passing every quiz of';

/** An invisible mark that ends text from right to left. */
export const LEFT_TO_RIGHT = '\u200E';

/** The length of the course, after the instructor's name, which may be written from right to left; empty if unknown. */
export const lengthSuffix = ({ durationMinutes }: CertificateWords): string =>
  durationMinutes ? ` ${LEFT_TO_RIGHT}· ${formatDuration(durationMinutes)}` : '';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of issue in UTC, so that every copy shows the same day. */
export const issueDay = (words: CertificateWords): string => longDate.format(words.issuedAt);
