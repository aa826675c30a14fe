export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The part of a video element that shortcuts use. */
export type PlayableElement = Pick<
  HTMLVideoElement,
  | 'paused'
  | 'play'
  | 'pause'
  | 'currentTime'
  | 'duration'
  | 'muted'
  | 'playbackRate'
  | 'requestFullscreen'
  | 'textTracks'
>;

const SEEK_SECONDS = 10;
const ARROW_SECONDS = 5;

/** Where typing and choosing need the letters. */
const TYPING = 'input, textarea, select, [contenteditable], [role$=dialog], [role=menu], [role=listbox]';

/**
 * Whether a key pressed anywhere on the page is for the player: not where something is typed or chosen, and Space and
 * the arrows only while nothing has the focus that they press, move or scroll. The video itself is not asked: the
 * browser's own controls use Space and the arrows.
 */
export function isPlayerKey(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  if (target.closest(TYPING)) return false;
  return key === ' ' || key.startsWith('Arrow') ? target.tabIndex < 0 : true;
}

/** The next faster (1) or slower (-1) speed; unchanged at either end. */
export function neighborSpeed(speed: number, direction: 1 | -1): number {
  const index = PLAYBACK_SPEEDS.findIndex((option) => option >= speed);
  const next = (index < 0 ? PLAYBACK_SPEEDS.length : index) + direction;
  return PLAYBACK_SPEEDS[Math.min(PLAYBACK_SPEEDS.length - 1, Math.max(0, next))] ?? speed;
}

function seek(video: PlayableElement, seconds: number) {
  const end = Number.isFinite(video.duration) ? video.duration : 0;
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds));
}

/** Ignores that a browser may refuse: the picture stays in the page. */
function toggleFullscreen(video: PlayableElement) {
  if (!document.fullscreenEnabled) return;
  const change = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen();
  void change.catch(() => undefined);
}

/** Shows or hides the first captions; does nothing for a video without captions. */
function toggleCaptions({ textTracks }: PlayableElement) {
  const [track] = textTracks;
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}

/**
 * K and Space play, J and L seek ten seconds back and forward, the arrows five, F is full screen, C captions, M mute,
 * < and > slower and faster. Returns false if the key is not a shortcut.
 */
export function pressPlayerKey(video: PlayableElement, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'k':
    case ' ':
      // Ignore a rejected play(): the player stays paused and shows its button.
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
      return true;
    case 'j':
      seek(video, -SEEK_SECONDS);
      return true;
    case 'l':
      seek(video, SEEK_SECONDS);
      return true;
    case 'arrowleft':
      seek(video, -ARROW_SECONDS);
      return true;
    case 'arrowright':
      seek(video, ARROW_SECONDS);
      return true;
    case 'f':
      toggleFullscreen(video);
      return true;
    case 'c':
      toggleCaptions(video);
      return true;
    case 'm':
      video.muted = !video.muted;
      return true;
    case '<':
      video.playbackRate = neighborSpeed(video.playbackRate, -1);
      return true;
    case '>':
      video.playbackRate = neighborSpeed(video.playbackRate, 1);
      return true;
    default:
      return false;
  }
}
