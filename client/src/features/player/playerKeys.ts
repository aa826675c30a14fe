export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The parts of a video element that keys move. */
export type PlayableElement = Pick<
  HTMLVideoElement,
  'paused' | 'play' | 'pause' | 'currentTime' | 'duration' | 'muted' | 'playbackRate'
>;

const SEEK_SECONDS = 10;

/** The next faster (1) or slower (-1) speed; the same one at either end. */
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
 * What people know from other players, beside the browser's own keys: K play, J and L ten seconds back and on,
 * M mute, < and > slower and faster. False when the key means nothing here, so that the browser may have it.
 */
export function pressPlayerKey(video: PlayableElement, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'k':
      // A refused start needs no words: the player stands still and shows its own button.
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
