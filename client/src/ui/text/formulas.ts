/** A part of a text: as it is, code with its marks, or a formula in TeX without its delimiters. */
export interface TextPart {
  kind: 'text' | 'code' | 'fence' | 'inline' | 'display';
  /** The part as it stands in the text. */
  source: string;
  /** The TeX of a formula, the content of code; the same as `source` for text. */
  content: string;
}

/** A block of code from a fence to the next or, as in Markdown, to the end of the text. */
const FENCE =
  /^ {0,3}(?<fence>`{3,}|~{3,})[^\n`]*(?:\n(?<block>[\s\S]*?)(?:(?<=\n) {0,3}\k<fence>[`~]*[ \t]*$|(?![\s\S]))|(?![\s\S]))/
    .source;
/** Code between the same number of backticks. */
const CODE = '(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\\s\\S]*?[^`])\\k<ticks>(?!`)';
/** `$$…$$`, without an empty line inside. */
const DISPLAY = /(?<![\\$])\$\$(?!\$)(?<display>(?:(?!\n[ \t]*\n)(?:\\[\s\S]|[^$\\]))+?)\$\$(?!\$)/.source;
/**
 * `$…$` in one paragraph. As in Pandoc, neither delimiter has a space inside, and no digit follows the closing one, so
 * that "$5 and $10" is no formula. A formula does not begin after a digit either, nor after a letter, except of a script
 * without spaces between words.
 */
const INLINE =
  /(?<![\\$\p{N}])(?<!(?!UNSPACED)\p{L})\$(?![\s$])(?<inline>(?:(?!\n[ \t]*\n)(?:\\[\s\S]|[^$\\]))*?(?:\\\S|[^\s$\\]))\$(?![\d$])/u.source.replace(
    'UNSPACED',
    String.raw`[ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`,
  );

const PARTS = new RegExp(`${FENCE}|${CODE}|${DISPLAY}|${INLINE}`, 'gmu');

/** Splits a text into formulas, code and what is between them. Joined sources are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > end) parts.push(plain(text.slice(end, match.index)));
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(plain(text.slice(end)));
  return parts;
}

const plain = (source: string): TextPart => ({ kind: 'text', source, content: source });

function partOf({ 0: source, groups = {} }: RegExpMatchArray): TextPart {
  const { fence, block, ticks, code, display, inline } = groups;
  if (fence !== undefined) return { kind: 'fence', source, content: (block ?? '').replace(/\n$/, '') };
  // As in Markdown, one space at each end only separates the code from its marks.
  if (ticks !== undefined) return { kind: 'code', source, content: code!.replace(/^ (.*\S.*) $/s, '$1') };
  if (display !== undefined) return { kind: 'display', source, content: display.trim() };
  return { kind: 'inline', source, content: inline! };
}

export function hasFormula(text: string): boolean {
  return text.includes('$') && textParts(text).some(({ kind }) => kind === 'inline' || kind === 'display');
}

/** Whether RichText shows the text in another way than it is typed. */
export function hasFormatting(text: string): boolean {
  return textParts(text).some(({ kind }) => kind !== 'text');
}

/** Whether the text has a block of code with a language, which can be highlighted. */
export function hasNamedFence(text: string): boolean {
  return /^ {0,3}(?:`{3,}|~{3,})[ \t]*[a-z]/im.test(text);
}

/**
 * The Markdown text in the form remark-math reads without single dollars: every formula between double ones, alone on its
 * line if it is one of its own; every other pair of dollars escaped.
 */
export function withDoubleDollars(text: string): string {
  const parts = textParts(text);
  return parts
    .map(({ kind, source, content }, index) => {
      if (kind === 'inline') return `$$${withoutPipes(content)}$$`;
      if (kind === 'text') return source.replace(/\${2,}/g, (run) => '\\$'.repeat(run.length));
      if (kind !== 'display' || content.includes('\n')) return source;
      const line = /(?:^|\n)([ \t]*)$/.exec(parts[index - 1]?.source ?? '');
      const isAlone = line && /^[ \t]*(?:\n|$)/.test(parts[index + 1]?.source ?? '');
      return isAlone ? `$$\n${line[1]}${content}\n${line[1]}$$` : `$$${content}$$`;
    })
    .join('');
}

/** A pipe would end the cell of a table. An unpaired one at an end is perhaps the table's own. */
function withoutPipes(formula: string): string {
  if (formula.includes('\\begin') || formula.startsWith('|') !== formula.endsWith('|')) return formula;
  return formula.replace(/\\.|\|/g, (part) => (part === '|' ? '\\vert ' : part));
}
