import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// The product's own display type (OFL), whose license allows embedding.
const stylesheet = require.resolve('@fontsource-variable/overpass/index.css');

interface Face {
  css: string;
  ranges: [from: number, to: number][];
}

let faces: Promise<Face[]> | undefined;

/**
 * `@font-face` rules with embedded fonts, so that the document loads nothing; only for the scripts that the text uses.
 * Text in other scripts falls back to the reader's fonts.
 */
export async function embeddedFontFaces(text: string): Promise<string> {
  faces ??= readFaces();
  const codePoints = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const isUsed = ({ ranges }: Face) =>
    ranges.some(([from, to]) => codePoints.some((codePoint) => from <= codePoint && codePoint <= to));
  return (await faces)
    .filter(isUsed)
    .map(({ css }) => css)
    .join('');
}

async function readFaces(): Promise<Face[]> {
  const rules = (await readFile(stylesheet, 'utf8')).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return Promise.all(rules.map(readFace));
}

async function readFace(rule: string): Promise<Face> {
  const file = /url\(([^)]+)\)/.exec(rule)?.[1];
  const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
  if (!file || !range) throw new Error(`The stylesheet ${stylesheet} has a font without a file or a range`);
  const data = await readFile(join(dirname(stylesheet), file), 'base64');
  return {
    css: rule.replace(/url\([^)]+\)/, `url(data:font/woff2;base64,${data})`),
    ranges: Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), ([, from = '', to = from]) => [
      parseInt(from, 16),
      parseInt(to, 16),
    ]),
  };
}
