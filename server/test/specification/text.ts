import type { Section } from './statement';

/** Words that join two statements and say nothing themselves. */
const GLUE = /^(and|or|also|but|then|with|the|a|an|of|in|on|to|by|at|is|are|plus|otherwise)$/i;

/** The sections of the specification by number, each by heading; a section's own title is a heading too. */
export function sectionsOf(specification: string): Map<number, Map<string, string>> {
  const sections = new Map<number, Map<string, string>>();
  let number = 0;
  let heading = '';
  for (const line of specification.split('\n')) {
    const [, level, title] = /^(##|###) (.*)$/.exec(line) ?? [];
    if (level === '##') {
      number = Number.parseInt(title!, 10);
      sections.set(number, new Map());
    }
    if (title) {
      heading = level === '##' ? title.replace(/^\d+\. /, '') : title;
      sections.get(number)?.set(heading, '');
    } else {
      const headings = sections.get(number);
      headings?.set(heading, `${headings.get(heading) ?? ''}${line}\n`);
    }
  }
  return sections;
}

/** Without the marks of Markdown, the first rows of tables (which name their columns) and the breaks of lines. */
export function plain(text: string): string {
  return text
    .replace(/^\|.*\|\n\|[-|\s]+\|$/gm, '')
    .replace(/^- /gm, '')
    .replaceAll(/[|`*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What no statement says of a section, and what its statements say that it does not, or not in this place. */
export function gaps(section: Section, headings: ReadonlyMap<string, string>): string[] {
  const unknown = Object.keys(section).filter((heading) => !headings.has(heading));
  const problems = unknown.map((heading) => `the specification has no heading "${heading}" here`);
  for (const [heading, raw] of headings) {
    const text = plain(raw);
    let end = 0;
    for (const { says } of section[heading] ?? []) {
      const words = plain(says);
      const start = text.indexOf(words, end);
      if (start < 0) {
        problems.push(
          `${heading}: not said, or not after "${text.slice(Math.max(0, end - 60), end)}": ${words}`,
        );
        continue;
      }
      if (!isGlue(text.slice(end, start)))
        problems.push(`${heading}: held by nothing: ${text.slice(end, start).trim()}`);
      end = start + words.length;
    }
    if (!isGlue(text.slice(end))) problems.push(`${heading}: held by nothing: ${text.slice(end).trim()}`);
  }
  return problems;
}

const isGlue = (text: string) => text.split(/[^\w'’]+/).every((word) => word === '' || GLUE.test(word));
