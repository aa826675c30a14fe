import { isStorableText } from '../../platform/text.rules';

/** In bytes of UTF-8, about two hours of speech; with the longest notes a lesson still fits into one request. */
export const CAPTIONS_MAX_BYTES = 150_000;
/** Far more than fits a screen. */
const LINE_MAX_LENGTH = 1000;

/** A timed part of a video's captions. */
export interface Cue {
  /** Seconds from the start of the video. */
  start: number;
  /** One line without markup; never empty. */
  text: string;
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]|$)`);
const ARROW = '-->';
/** WebVTT blocks without captions. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const EXAMPLE = '00:01:02.500 --> 00:01:05.000';

/** Normalizes captions for storage: line endings unified, byte order mark removed; '' if empty. */
export function captionsTextOf(given: string): string {
  return given
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
}

/**
 * Why the result of `captionsTextOf` is no valid WebVTT (https://www.w3.org/TR/webvtt1/#file-structure): a message
 * that names the first wrong line, counted from 1; null if it is valid.
 */
export function captionsProblem(text: string): string | null {
  if (!isStorableText(text)) return 'Captions contain unsupported characters';
  if (new Blob([text]).size > CAPTIONS_MAX_BYTES)
    return `Captions can be at most ${CAPTIONS_MAX_BYTES / 1000} kB`;
  const long = text.split('\n').findIndex((line) => line.length > LINE_MAX_LENGTH);
  if (long >= 0)
    return `Line ${long + 1}: a line can be at most ${LINE_MAX_LENGTH.toLocaleString('en-US')} characters`;
  const read = readCaptions(text);
  return 'problem' in read ? read.problem : null;
}

/** The cues in the file's order; none if the text is no WebVTT. */
export function cuesOf(text: string): Cue[] {
  const read = readCaptions(text);
  return 'problem' in read ? [] : read.cues.filter((cue) => cue.text !== '');
}

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

function readCaptions(text: string): { cues: Cue[] } | { problem: string } {
  const [header, ...blocks] = blocksOf(text);
  if (!header || !/^WEBVTT(?:[ \t].*)?$/.test(header[0]!.text))
    return { problem: 'Line 1: a captions file must start with WEBVTT' };
  const early = header.find((line) => line.text.includes(ARROW));
  if (early) return { problem: `Line ${early.number}: an empty line is missing before it` };
  const cues: Cue[] = [];
  for (const block of blocks) {
    if (ASIDE.test(block[0]!.text)) continue;
    const read = readCue(block);
    if (typeof read === 'string') return { problem: read };
    cues.push(read);
  }
  return cues.length === 0
    ? { problem: `Captions need a time, such as ${EXAMPLE}, with text below it` }
    : { cues };
}

/** A message if the block is invalid. */
function readCue(block: Line[]): Cue | string {
  // A cue may have an identifier, on a line above its timing.
  const timing = block.findIndex(({ text }) => text.includes(ARROW));
  if (timing < 0 || timing > 1) return `Line ${block[0]!.number}: a time is missing, such as ${EXAMPLE}`;
  const { text, number } = block[timing]!;
  const match = TIMING.exec(text);
  if (!match) return `Line ${number}: times must be written as ${EXAMPLE}`;
  const [start, end] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
  if (end <= start) return `Line ${number}: this caption ends before it starts`;
  const words = block.slice(timing + 1);
  const next = words.find((line) => line.text.includes(ARROW));
  if (next) return `Line ${next.number}: an empty line is missing before it`;
  return { start, text: plainWords(words.map((line) => line.text).join(' ')) };
}

/** Splits lines at empty ones. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  text.split('\n').forEach((line, index) => {
    if (line === '') block = [];
    else {
      if (block.length === 0) blocks.push(block);
      block.push({ text: line, number: index + 1 });
    }
  });
  return blocks;
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** The text without markup: voices, styles and timestamps. */
function plainWords(marked: string): string {
  return marked
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_whole, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
