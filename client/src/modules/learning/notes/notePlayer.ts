/** The video beside the notes. */
export interface NotePlayer {
  /** In seconds; null if it is unknown, such as before the video was started. */
  currentTime(): number | null;
  seek(seconds: number): void;
}
