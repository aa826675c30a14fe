/** What the panels beside a lesson may ask of its player. */
export interface PlayerHandle {
  /** The playback position in seconds; null if no video is loaded. */
  currentTime(): number | null;
  /** Moves the playback; a player that waits to be pressed starts there. */
  seek(seconds: number): void;
}

/** A moment of the playback. */
export interface Playback {
  /** Position in seconds. */
  seconds: number;
  /** Length of the video in seconds; null if unknown. */
  duration: number | null;
  isPlaying: boolean;
  /** Whether the playback has reached the end. */
  hasEnded: boolean;
}

/** Connects a lesson's player, which comes and goes with the lesson, with the panels beside it. */
export class PlayerLink implements PlayerHandle {
  private player: PlayerHandle | null = null;
  private readonly listeners = new Set<(playback: Playback) => void>();

  /** Attaches the player in its effect; returns the cleanup. */
  attach(player: PlayerHandle): () => void {
    this.player = player;
    return () => {
      if (this.player === player) this.player = null;
    };
  }

  /** Called by the player several times a second while it plays, and when it pauses, jumps or ends. */
  report(playback: Playback): void {
    for (const listener of this.listeners) listener(playback);
  }

  /** Calls back at every report; returns the function that stops it. */
  follow(listener: (playback: Playback) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  currentTime(): number | null {
    return this.player?.currentTime() ?? null;
  }

  seek(seconds: number): void {
    this.player?.seek(seconds);
  }
}
