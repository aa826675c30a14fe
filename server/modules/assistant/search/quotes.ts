import type { Passage, Term } from '../provider';
import { blocksOf, isCode, isTable, itemsOf, sentencesIn } from './markdown';
import { rarityIn } from './words';

/** A quote goes on around its best paragraph up to this many words. */
const WORDS_MAX = 90;

interface Sentence {
  /** Place of its paragraph in the passage. */
  block: number;
  /** Verbatim Markdown. */
  text: string;
}

/** The sentence of a passage that says most of the question; null if all that it has is tables and code. */
export function bestSentence({ text }: Passage, terms: readonly Term[]): Sentence | null {
  const all = blocksOf(text).flatMap((part, block) =>
    isCode(part) || isTable(part)
      ? []
      : itemsOf(part)
          .flatMap(sentencesIn)
          .map((sentence) => ({ block, text: sentence })),
  );
  const scores = all.map((sentence) => rarityIn(sentence.text, terms));
  return all[scores.indexOf(Math.max(...scores))] ?? null;
}

/** The passage as a Markdown quotation, or the paragraphs around its best sentence, which is in bold. */
export function quoteOf(passage: Passage, terms: readonly Term[]): string {
  const blocks = blocksOf(passage.text);
  const best = bestSentence(passage, terms);
  const rarities = blocks.map((block) => rarityIn(block, terms));
  const start = best && rarityIn(best.text, terms) > 0 ? best.block : rarities.indexOf(Math.max(...rarities));
  let [from, to] = [start, start + 1];
  const fits = (first: number, end: number) =>
    first >= 0 && end <= blocks.length && wordCount(blocks.slice(first, end).join(' ')) <= WORDS_MAX;
  // What announces a list belongs to it, and a list to what announces it.
  while (fits(from, to + 1)) to++;
  while (fits(from - 1, to)) from--;
  const shown = blocks.slice(from, to);
  if (best && best.block >= from && best.block < to)
    shown[best.block - from] = withBold(shown[best.block - from]!, best.text);
  return shown
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function withBold(block: string, sentence: string): string {
  const plain = sentence.replaceAll('**', '');
  return block.replace(sentence, () => `**${plain}**`);
}

const wordCount = (text: string) => text.split(/\s+/).length;
