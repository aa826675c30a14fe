import { isStorableText } from '../../platform/text.rules';

/** The sentence for every refused video address, in the form and from the server (docs/decisions). */
export const INVALID_VIDEO_URL = 'Please enter a valid video URL';

/** Limit of every address that is stored. */
export const VIDEO_URL_MAX_LENGTH = 2000;

/** Specification, section 5: the endings that make an address a video file, with the type each is served as. */
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

/** Stands in for whatever origin serves the app, so that an own path is resolved as a browser would resolve it. */
const OWN_ORIGIN = 'https://own.invalid';

export interface YouTubeVideo {
  kind: 'youtube';
  id: string;
  /** On youtube-nocookie.com, the one host the content security policy lets into a frame. */
  embedUrl: string;
  watchUrl: string;
}
export interface VideoFile {
  kind: 'file';
  url: string;
  mimeType: string;
}
/** A page of some other site: nothing to embed, offered as a link. */
export interface VideoLink {
  kind: 'link';
  url: string;
}
export type Video = YouTubeVideo | VideoFile | VideoLink;

/**
 * How a lesson's video address is shown; null for no address and for one that is refused: any scheme but https (http
 * only to this machine), credentials, an own path outside `/media/`, a YouTube address that names no video.
 * Addresses in the result are the parsed, normalized ones, never the text that was given.
 */
export function videoOf(url: string | null | undefined): Video | null {
  const text = url?.trim() ?? '';
  if (text === '' || text.length > VIDEO_URL_MAX_LENGTH || !isStorableText(text)) return null;
  return text.startsWith('/') ? ownVideo(text) : remoteVideo(text);
}

/** Whether an author may store this address; the refusal's sentence is `INVALID_VIDEO_URL`. */
export function isVideoUrl(url: string): boolean {
  return videoOf(url) !== null;
}

/**
 * The address of a captions file when it may be loaded, else null: the rule of video addresses, for a file that
 * is no video itself.
 */
export function captionsOf(url: string | null | undefined): string | null {
  const captions = videoOf(url);
  return captions?.kind === 'link' ? captions.url : null;
}

/** Where the captions of a lesson are that are a text of their own; another revision has another address. */
export function captionsPath({ id, revision }: { id: string; revision: number }): string {
  return `/media/captions/${id}.vtt?revision=${revision}`;
}

function ownVideo(path: string): Video | null {
  if (!URL.canParse(path, OWN_ORIGIN)) return null;
  // Compared after parsing: `//host`, `/\host` and `/media/../` only show where they lead once resolved.
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
  return {
    kind: 'youtube',
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

function fileOrLink(url: URL, address: string): VideoFile | VideoLink {
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  const mimeType = Object.hasOwn(MIME_TYPES, ending) ? MIME_TYPES[ending] : undefined;
  return mimeType ? { kind: 'file', url: address, mimeType } : { kind: 'link', url: address };
}

/** Seconds in a duration written as m:ss, mm:ss or h:mm:ss; null for any other text (a duration is free text). */
export function durationSeconds(text: string | null | undefined): number | null {
  const match = /^(?:(\d{1,2}):(?=\d{2}:))?(\d{1,3}):([0-5]\d)$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const hours = Number(match[1] ?? 0);
  const minutes = Number(match[2]);
  if (match[1] !== undefined && minutes > 59) return null;
  return (hours * 60 + minutes) * 60 + Number(match[3]);
}
