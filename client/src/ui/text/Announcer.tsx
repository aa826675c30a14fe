import { useEffect, useState } from 'react';
import { takeAnnouncements } from './announce';

/** The live region for `announce`. Render once per page. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => takeAnnouncements((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  return (
    <div aria-live="polite" className="wm-visually-hidden">
      {/* A new element each time, so that a repeated text is announced again. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
