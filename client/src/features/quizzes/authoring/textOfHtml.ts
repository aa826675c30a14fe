/** Begin on a line of their own. */
const LINES = 'address, article, dd, div, dt, hr, li, section, tr';
/** Are kept apart by an empty line. */
const PARAGRAPHS = 'blockquote, dl, figure, h1, h2, h3, h4, h5, h6, ol, p, pre, table, ul';

/** Neighboring marks are one. */
const [LINE_MARK, PARAGRAPH_MARK] = ['\v', '\f'];

/** The characters that Unicode can raise or lower. */
const RAISED = { from: '0123456789+-−=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', sign: '^' };
const LOWERED = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎', sign: '_' };

/**
 * The text that one reads of HTML: paragraphs, list items and line breaks stay apart, powers and indexes are raised and
 * lowered, pictures are their descriptions.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[^\S\u00a0]+/g, ' ');
  for (const end of body.querySelectorAll('br')) {
    if (end.nextSibling instanceof Text) end.nextSibling.data = end.nextSibling.data.trimStart();
    end.replaceWith('\n');
  }
  for (const image of body.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const power of body.querySelectorAll('sup')) power.replaceWith(moved(power, RAISED));
  for (const index of body.querySelectorAll('sub')) index.replaceWith(moved(index, LOWERED));
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ');
  for (const item of body.querySelectorAll('ul > li')) item.prepend('- ');
  for (const line of body.querySelectorAll(LINES)) apart(line, LINE_MARK);
  for (const paragraph of body.querySelectorAll(PARAGRAPHS)) apart(paragraph, PARAGRAPH_MARK);
  return body.textContent
    .replace(/(?: ?[\v\f])+ ?/g, (marks) => (marks.includes(PARAGRAPH_MARK) ? '\n\n' : '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function apart(element: Element, mark: string) {
  element.before(mark);
  element.after(mark);
}

/** Raised or lowered text: in Unicode's characters, otherwise as one types it: `x^k`, `e^(2x)`. */
function moved(element: Element, { from, to, sign }: typeof RAISED): string {
  const text = element.textContent.trim();
  const characters = [...text].map((character) => [...to][from.indexOf(character)]);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  // "1st", "2nd", "№" and "™" are no powers.
  const before = element.previousSibling?.textContent?.at(-1) ?? '';
  if (/^\P{L}$/u.test(text) || (/\d/.test(before) && /^\p{L}{2,}$/u.test(text))) return text;
  return [...text].length === 1 ? sign + text : `${sign}(${text})`;
}
