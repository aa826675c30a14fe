import fs from 'node:fs';
import path from 'node:path';
import { captionsTextOf, cuesOf, type Cue } from '../catalogue/captions.rules';

/** Path of the site's own videos and captions. */
const MEDIA = '/media/';

/**
 * Cues of the site's own videos by the address of their captions. Foreign addresses are never fetched, so their videos
 * have no cues.
 */
export class CaptionTexts {
  private readonly cues = new Map<string, Cue[]>();

  /** `folder` is served as /media; null if nothing is. */
  constructor(folder: string | null) {
    if (folder === null) return;
    for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.vtt')))
      this.cues.set(MEDIA + name, cuesOf(captionsTextOf(fs.readFileSync(path.join(folder, name), 'utf8'))));
  }

  /** Empty if unknown. */
  cuesAt(captionsUrl: string): Cue[] {
    return this.cues.get(captionsUrl) ?? [];
  }

  /** The addresses of captions that contain at least half of these words, each in any spelling. */
  thatSay(words: string[][]): string[] {
    const says = (text: string, writings: string[]) => writings.some((word) => text.includes(word));
    return [...this.cues].flatMap(([address, cues]) => {
      const text = cues.map((cue) => cue.text.toLowerCase()).join(' ');
      const count = words.filter((writings) => says(text, writings)).length;
      return count > 0 && count * 2 >= words.length ? [address] : [];
    });
  }
}
