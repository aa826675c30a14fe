import fs from 'node:fs';
import path from 'node:path';

/** Address of the site's own films and captions. */
const MEDIA = '/media/';
const TIME_LINE = /^(WEBVTT|NOTE|STYLE|\d+$|.*-->.*)/;

/**
 * What is said in the site's own films, by the address of their captions. Addresses of others are never fetched, so
 * what is said there is not known.
 */
export class CaptionTexts {
  private readonly texts = new Map<string, string>();

  /** `folder` holds what is served below /media; null when nothing is. */
  constructor(folder: string | null) {
    if (folder === null) return;
    for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.vtt')))
      this.texts.set(MEDIA + name, spokenWords(fs.readFileSync(path.join(folder, name), 'utf8')));
  }

  /** '' when it is not known. */
  textOf(captionsUrl: string): string {
    return this.texts.get(captionsUrl) ?? '';
  }

  /** The addresses of captions that hold at least half of these words, each in any of its writings. */
  thatSay(words: string[][]): string[] {
    const says = (text: string, writings: string[]) => writings.some((word) => text.includes(word));
    return [...this.texts].flatMap(([address, text]) => {
      const folded = text.toLowerCase();
      const count = words.filter((writings) => says(folded, writings)).length;
      return count > 0 && count * 2 >= words.length ? [address] : [];
    });
  }
}

function spokenWords(webVtt: string): string {
  return webVtt
    .split('\n')
    .filter((line) => line.trim() !== '' && !TIME_LINE.test(line))
    .map((line) => line.replace(/<[^>]*>/g, '').trim())
    .join(' ');
}
