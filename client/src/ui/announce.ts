let region: ((text: string) => void) | null = null;

/** Says something to screen readers when they are idle. Needs `Announcer` in the page; without it nothing is said. */
export function announce(text: string): void {
  region?.(text);
}

/** For `Announcer`: takes the announcements until the returned function is called. */
export function takeAnnouncements(say: (text: string) => void): () => void {
  region = say;
  return () => {
    if (region === say) region = null;
  };
}
