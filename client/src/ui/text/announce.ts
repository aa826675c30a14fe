let region: ((text: string) => void) | null = null;

/** Announces a text politely to screen readers. Needs `Announcer` in the page; does nothing without it. */
export function announce(text: string): void {
  region?.(text);
}

/** Receives announcements, for `Announcer`, until the returned function is called. */
export function takeAnnouncements(say: (text: string) => void): () => void {
  region = say;
  return () => {
    if (region === say) region = null;
  };
}
