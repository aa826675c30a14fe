import { isStorableText } from '../../platform/text.rules';

/** The message for every refused video address, in the form and from the server. */
export const INVALID_VIDEO_URL = 'Please enter a valid video URL';

/** Limit of every stored address. */
export const VIDEO_URL_MAX_LENGTH = 2000;

/** Specification, section 5: the extensions of video files, with their MIME types. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  ogv: 'video/ogg',
  avi: 'video/x-msvideo',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  flv: 'video/x-flv',
  wmv: 'video/x-ms-wmv',
  '3gp': 'video/3gpp',
};

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_YOUTUBE_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Placeholder for the app's origin, so that a local path is resolved as a browser would. */
const OWN_ORIGIN = 'https://own.invalid';

export interface YouTubeVideo {
  kind: 'youtube';
  id: string;
  /** Where the link starts the video, in seconds. */
  start: number;
  /** An address on youtube-nocookie.com, the only host that the content security policy allows in a frame. */
  embedUrl: string;
  watchUrl: string;
}
export interface VideoFile {
  kind: 'file';
  url: string;
  mimeType: string;
}
/** A page of another site, shown as a link instead of a player. */
export interface VideoLink {
  kind: 'link';
  url: string;
}
export type Video = YouTubeVideo | VideoFile | VideoLink;

/**
 * How to show a lesson's video address; null if it is empty or refused: any scheme but https (http only to localhost),
 * credentials, a local path outside `/media/`, or a YouTube address without a video. Addresses in the result are
 * parsed and normalized, never the given text.
 */
export function videoOf(url: string | null | undefined): Video | null {
  const text = url?.trim() ?? '';
  if (text === '' || text.length > VIDEO_URL_MAX_LENGTH || !isStorableText(text)) return null;
  return text.startsWith('/') ? ownVideo(text) : remoteVideo(text);
}

/** Whether an author may store this address; if not, the message is `INVALID_VIDEO_URL`. */
export function isVideoUrl(url: string): boolean {
  return videoOf(url) !== null;
}

/**
 * The address of a captions file if it may be loaded, else null; follows the rules of video addresses, but must not be
 * a video.
 */
export function captionsOf(url: string | null | undefined): string | null {
  const captions = videoOf(url);
  return captions?.kind === 'link' ? captions.url : null;
}

/** Path of captions stored as text; changes with the lesson's revision, for caching. */
export function captionsPath({ id, revision }: { id: string; revision: number }): string {
  return `/media/captions/${id}.vtt?revision=${revision}`;
}

function ownVideo(path: string): Video | null {
  if (!URL.canParse(path, OWN_ORIGIN)) return null;
  // Compared after parsing, since `//host`, `/\host` and `/media/../` are only recognizable once resolved.
  const url = new URL(path, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || !/^\/media\/[^/]/.test(url.pathname)) return null;
  return fileOrLink(url, url.pathname + url.search);
}

function remoteVideo(text: string): Video | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  if (!isAllowed || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (YOUTUBE_HOSTS.has(url.hostname) || SHORT_YOUTUBE_HOSTS.has(url.hostname)) return youTubeVideo(url);
  return fileOrLink(url, url.href);
}

function youTubeVideo(url: URL): YouTubeVideo | null {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = SHORT_YOUTUBE_HOSTS.has(url.hostname)
    ? first
    : first === 'watch'
      ? url.searchParams.get('v')
      : ['embed', 'shorts', 'live', 'v'].includes(first ?? '')
        ? second
        : undefined;
  if (!id || !YOUTUBE_ID.test(id)) return null;
  const start = startOf(url);
  return {
    kind: 'youtube',
    id,
    start,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  };
}

/**
 * The start in seconds, from `t=90`, `t=1m30s`, `#t=1m30s`, `start=90` or `time_continue=90`; 0 without or with another
 * text.
 */
function startOf({ searchParams, hash }: URL): number {
  const times = ['t', 'start', 'time_continue'].map((name) => searchParams.get(name));
  const time = times.find(Boolean) ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function fileOrLink(url: URL, address: string): VideoFile | VideoLink {
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  const mimeType = Object.hasOwn(MIME_TYPES, ending) ? MIME_TYPES[ending] : undefined;
  return mimeType ? { kind: 'file', url: address, mimeType } : { kind: 'link', url: address };
}

/** Seconds of a duration written as m:ss, mm:ss or h:mm:ss; null for any other text, since durations are free text. */
export function durationSeconds(text: string | null | undefined): number | null {
  const match = /^(?:(\d{1,2}):(?=\d{2}:))?(\d{1,3}):([0-5]\d)$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const hours = Number(match[1] ?? 0);
  const minutes = Number(match[2]);
  if (match[1] !== undefined && minutes > 59) return null;
  return (hours * 60 + minutes) * 60 + Number(match[3]);
}
