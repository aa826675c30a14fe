import { CertificateRule } from '../../courses/course.entities';
import { courseLength } from './certificate.rules';

/** The text of a certificate, as it was when issued. */
export interface CertificateWords {
  /** The number in the format of newCertificateNumber. */
  number: string;
  studentName: string;
  courseTitle: string;
  instructorName: string;
  platformName: string;
  rule: CertificateRule;
  /** The duration of the course's lessons; null if unknown. */
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

/** The length of the course, after the instructor's name, which may be written from right to left; empty if not shown. */
export const lengthSuffix = (words: CertificateWords): string => {
  const length = courseLength(words);
  return length ? ` ${LEFT_TO_RIGHT}· ${length}` : '';
};

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of issue in UTC, so that every copy shows the same day. */
export const issueDay = (words: CertificateWords): string => longDate.format(words.issuedAt);

// Hebrew, Arabic, Syriac, Thaana and N'Ko with their presentation forms.
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * The words of a line in visual order from left to right. pdfkit orders the letters within a word, but not the words
 * of a line. A word has the direction of its first letter, or of the previous word if it has no letters, which is
 * enough of the Unicode bidirectional algorithm for names and titles.
 * @param text the whole text that the line is part of
 */
export function visualWordOrder(line: string, text: string): string[] {
  const words = line.split(' ');
  if (!rightToLeft.test(text)) return words;
  const base = directionOf(text) ?? 'ltr';
  const runs: { direction: Direction; words: string[] }[] = [];
  for (const word of words) {
    const direction = directionOf(word) ?? runs.at(-1)?.direction ?? base;
    const run = runs.at(-1);
    if (run?.direction === direction) run.words.push(word);
    else runs.push({ direction, words: [word] });
  }
  if (base === 'rtl') runs.reverse();
  return runs.flatMap((run) => (run.direction === 'rtl' ? run.words.reverse() : run.words));
}

type Direction = 'ltr' | 'rtl';

function directionOf(text: string): Direction | null {
  const letter = /[\p{L}\u200E]/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
