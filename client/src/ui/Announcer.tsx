import { useEffect, useState } from 'react';
import { takeAnnouncements } from './announce';
import { VisuallyHidden } from './VisuallyHidden';

/** The region in which `announce` speaks. Once in the page. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => takeAnnouncements((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  return (
    <VisuallyHidden component="div" aria-live="polite">
      {/* A new element each time, so that the same words twice are said twice. */}
      <span key={said.turn}>{said.text}</span>
    </VisuallyHidden>
  );
}
