export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The part of a video element that shortcuts use. */
export type PlayableElement = Pick<
  HTMLVideoElement,
  'paused' | 'play' | 'pause' | 'currentTime' | 'duration' | 'muted' | 'playbackRate'
>;

const SEEK_SECONDS = 10;

/** The next faster (1) or slower (-1) speed; unchanged at either end. */
export function neighborSpeed(speed: number, direction: 1 | -1): number {
  const index = PLAYBACK_SPEEDS.findIndex((known) => known >= speed);
  const next = (index < 0 ? PLAYBACK_SPEEDS.length : index) + direction;
  return PLAYBACK_SPEEDS[Math.min(PLAYBACK_SPEEDS.length - 1, Math.max(0, next))] ?? speed;
}

function seek(video: PlayableElement, seconds: number) {
  const end = Number.isFinite(video.duration) ? video.duration : 0;
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds));
}

/**
 * Common shortcuts in addition to the browser's: K play, J and L ten seconds back and forward, M mute, < and > slower
 * and faster. Returns false if the key is not a shortcut.
 */
export function pressPlayerKey(video: PlayableElement, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'k':
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
