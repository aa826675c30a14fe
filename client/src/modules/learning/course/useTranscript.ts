import { useEffect, useMemo, useState } from 'react';
import { type Cue, cuesOf } from '#server/modules/courses/captions.rules';
import { captionsText } from '../../courses/player/captionsText';
import type { PlayerLink } from '../../courses/player/PlayerLink';

interface Transcript {
  /** The cues by time; null while loading and if loading failed. */
  cues: Cue[] | null;
  /** Retries loading; null unless it failed. */
  retry: (() => void) | null;
}

/** The captions at this path as lines with their times. */
export function useTranscript(path: string): Transcript {
  const [loaded, setLoaded] = useState<{ path: string; text: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void captionsText(path).then((text) => {
      if (!isGone) setLoaded({ path, text });
    });
    return () => {
      isGone = true;
    };
  }, [path, attempt]);

  const text = loaded?.path === path ? loaded.text : null;
  const cues = useMemo(
    () => (text === null ? null : cuesOf(text).sort((one, other) => one.start - other.start)),
    [text],
  );
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { cues, retry: loaded?.path === path && text === null ? again : null };
}

/** Players may stop slightly before the second they were sent to. */
const SEEK_ERROR_SECONDS = 0.05;

/** Index of the cue at this second; -1 before the first one. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cues[middle]!.start <= seconds + SEEK_ERROR_SECONDS) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the cue that is being played; -1 before the first one, and while no video is loaded. */
export function useCurrentCue(cues: readonly Cue[], player: PlayerLink): number {
  const [current, setCurrent] = useState(() => cueAt(cues, player.currentTime() ?? -1));
  useEffect(() => player.follow(({ seconds }) => setCurrent(cueAt(cues, seconds))), [cues, player]);
  return current;
}
