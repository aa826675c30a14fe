import { useEffect, useState } from 'react';

/** A selection counts once it has not changed for this long, so that nothing appears while it is made. */
const SETTLED_MS = 500;
const SHORTEST = 3;
const LONGEST = 600;
/** Height of the lower edge of the window in which a text is low, in pixels. */
const LOW = 140;

interface SelectedText {
  /** At most 600 characters, then an ellipsis. */
  text: string;
  /** Whether it reaches the lower edge of the window. */
  isLow: boolean;
}

/** The text that is selected in a quotable element; null if there is none, and after it was copied. */
export function useSelectedText(): SelectedText | null {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const forget = () => {
      window.clearTimeout(timer);
      setSelected(null);
    };
    const wait = () => {
      window.clearTimeout(timer);
      if (document.getSelection()?.isCollapsed ?? true) return setSelected(null);
      timer = window.setTimeout(() => setSelected(readSelection()), SETTLED_MS);
    };
    document.addEventListener('selectionchange', wait);
    document.addEventListener('copy', forget);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
      document.removeEventListener('copy', forget);
    };
  }, []);
  return selected;
}

function readSelection(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  // Lessons and transcripts have this attribute.
  if (!element?.closest('[data-quotable]')) return null;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text.length < SHORTEST) return null;
  return {
    text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
    isLow: range.getBoundingClientRect().bottom > window.innerHeight - LOW,
  };
}
