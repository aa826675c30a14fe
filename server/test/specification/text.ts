import { createHash } from 'node:crypto';
import type { Statement } from './trace';

/** Words that join two statements and have no meaning themselves. */
const GLUE = /^(and|or|also|but|then|with|the|a|an|of|in|on|to|by|at|is|are|plus|otherwise)$/i;

/** The text of each numbered section of the specification, without its headings. */
export function sectionsOf(specification: string): Map<number, string> {
  const sections = new Map<number, string>();
  let number = 0;
  let part = '';
  const endPart = () => {
    sections.set(number, `${sections.get(number) ?? ''} ${plain(part)}`.trim());
    part = '';
  };
  for (const line of specification.split('\n')) {
    const [, level, title] = /^(##|###) (.*)$/.exec(line) ?? [];
    if (title === undefined) part += `${line}\n`;
    else {
      endPart();
      if (level === '##') number = Number.parseInt(title, 10);
    }
  }
  endPart();
  return sections;
}

/** Removes Markdown syntax, the header rows of tables and line breaks. */
function plain(text: string): string {
  return text
    .replace(/^\|.*\|\n\|[-|\s]+\|$/gm, '')
    .replace(/^- /gm, '')
    .replaceAll(/[|`*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The hash by which the trace identifies the text of a statement. */
const hashOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 8);

/** Where the section and the statements, in their order, do not match. */
export function gaps(text: string, statements: readonly Statement[]): string[] {
  let end = 0;
  for (const { number, phrase, length, hash } of statements) {
    const start = startsAfter(text, end).find((from) => hashOf(text.slice(from, from + length)) === hash);
    if (start === undefined)
      return [`${number} (${phrase}) is not what follows "${text.slice(Math.max(0, end - 60), end)}"`];
    end = start + length;
  }
  const rest = text.slice(end);
  return isGlue(rest) ? [] : [`no statement for: ${rest.trim()}`];
}

/** Every position at which the next statement can begin: only spaces, punctuation and glue precede it. */
function startsAfter(text: string, end: number): number[] {
  const starts: number[] = [];
  for (let at = end; at <= text.length && isGlue(text.slice(end, at)); at = nextWord(text, at))
    starts.push(at);
  return starts;
}

/** The start of the next word or punctuation mark after the one at `from`. */
function nextWord(text: string, from: number): number {
  const rest = /^(?:[\w'’]+|[^\w'’])/.exec(text.slice(from));
  return from + Math.max(rest?.[0].length ?? 1, 1);
}

const isGlue = (text: string) => text.split(/[^\w'’]+/).every((word) => word === '' || GLUE.test(word));
