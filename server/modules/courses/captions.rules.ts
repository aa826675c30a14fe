import { parseEntities } from 'parse-entities';
import { isStorableText } from '../../platform/text.rules';

/**
 * The maximum in bytes of UTF-8, about two hours of speech; with the longest notes a lesson still fits into one
 * request.
 */
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
export function captionsTextOf(input: string): string {
  return input
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
}

/** A time of a SubRip file: hours may have one digit, and thousandths follow a comma. */
const SRT_TIME = String.raw`(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
const SRT_TIMING = new RegExp(String.raw`^\s*${SRT_TIME}\s*-->\s*${SRT_TIME}(?:\s|$)`);
/** The markup of SubRip that WebVTT does not have. */
const SRT_MARKUP = /<\/?font\b[^<>]*>|\{\\[^{}]*\}/gi;

/** Captions as WebVTT, if they are those of a SubRip file (.srt); otherwise the result of `captionsTextOf`. */
export function convertedCaptions(given: string): string {
  const text = captionsTextOf(given);
  const lines = text.split('\n');
  if (!lines.slice(0, 2).some((line) => SRT_TIMING.test(line))) return text;
  const cues: string[][] = [];
  lines.forEach((line, index) => {
    const times = SRT_TIMING.exec(line)?.slice(1);
    // The number of a cue is on the line above its times.
    const isNumber = /^\s*\d+\s*$/.test(line) && SRT_TIMING.test(lines[index + 1] ?? '');
    if (times) cues.push([`${vttTime(times.slice(0, 4))} --> ${vttTime(times.slice(4))}`]);
    else if (!isNumber && line.trim() !== '') cues.at(-1)?.push(vttWords(line));
  });
  return ['WEBVTT', ...cues.map((cue) => cue.join('\n'))].join('\n\n');
}

function vttTime([hours = '', minutes = '', seconds = '', fraction = '']: string[]): string {
  return `${[hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')}.${fraction.padEnd(3, '0')}`;
}

/** The words of a line of a SubRip file, in which `&` and `<` are themselves outside of tags. */
const vttWords = (line: string) =>
  line
    .replace(SRT_MARKUP, '')
    .replace(/&/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '→');

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

/** The cues in the file's order, each line once; none if the text is no WebVTT. */
export function cuesOf(text: string): Cue[] {
  const read = readCaptions(text);
  if ('problem' in read) return [];
  const repeated = read.cues.map(({ lines }, index) =>
    repeatedLines(read.cues[index - 1]?.lines ?? [], lines),
  );
  // Where few lines are repeated, they are said twice.
  const isRolling = repeated.filter((count) => count > 0).length * 3 >= read.cues.length;
  return read.cues
    .map(({ start, lines }, index) => ({
      start,
      text: lines.slice(isRolling ? repeated[index] : 0).join(' '),
    }))
    .filter((cue) => cue.text !== '');
}

/** Far more than rolling captions show at once. */
const REPEATED_MAX = 10;

/** How many lines at the beginning are the last ones of the cue before: rolling captions show what was just said again. */
function repeatedLines(before: readonly string[], lines: readonly string[]): number {
  const counts = [...lines.slice(0, REPEATED_MAX).keys()].map((index) => index + 1).reverse();
  return counts.find((count) => lines.slice(0, count).join('\n') === before.slice(-count).join('\n')) ?? 0;
}

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

/** A cue with its lines without markup, none of which is empty. */
interface ReadCue {
  start: number;
  lines: string[];
}

function readCaptions(text: string): { cues: ReadCue[] } | { problem: string } {
  const [header, ...blocks] = blocksOf(text);
  if (!header || !/^WEBVTT(?:[ \t].*)?$/.test(header[0]!.text))
    return { problem: 'Line 1: a captions file must start with WEBVTT' };
  const early = header.find((line) => line.text.includes(ARROW));
  if (early) return { problem: `Line ${early.number}: an empty line is missing before it` };
  const cues: ReadCue[] = [];
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
function readCue(block: Line[]): ReadCue | string {
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
  const marked = words.map((line) => line.text).join('\n');
  return {
    start,
    lines: plainWords(marked)
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== ''),
  };
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

/** The text without markup: voices, styles and timestamps. */
function plainWords(marked: string): string {
  return parseEntities(marked.replace(/<[^<>]*>/g, '')).replace(/[\u200e\u200f]/g, '');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
