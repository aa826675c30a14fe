import { type CSSProperties, useState } from 'react';
import styles from './Confetti.module.css';

const PIECES = 48;
const COLORS = ['ux', 'fs', 'ai', 'be', 'lm', 'gd', 'pe', 'fe'];
const WAIT_MS = 500;
const FALL_MS = 2200;

/** A deterministic pseudo-random number from 0 to 1. */
function spread(index: number, salt: number): number {
  const noise = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return noise - Math.floor(noise);
}

function piece(index: number): CSSProperties {
  const isLast = index === PIECES - 1;
  return {
    '--color': `var(--wm-line-${COLORS[index % COLORS.length]})`,
    '--across': `${Math.round(spread(index, 1) * 100)}vw`,
    '--drift': `${Math.round((spread(index, 2) - 0.5) * 160)}px`,
    '--turn': `${45 * (index % 8)}deg`,
    '--wait': `${isLast ? WAIT_MS : Math.round(spread(index, 3) * WAIT_MS)}ms`,
    '--fall': `${FALL_MS}ms`,
  } as CSSProperties;
}

/** A one-time confetti animation in the category colors; nothing if the viewer prefers reduced motion. */
export function Confetti() {
  const [falling, setFalling] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!falling) return null;
  return (
    <div className={styles.sky} aria-hidden="true" data-confetti>
      {Array.from({ length: PIECES }, (_, index) => (
        <i
          key={index}
          style={piece(index)}
          onAnimationEnd={index === PIECES - 1 ? () => setFalling(false) : undefined}
        />
      ))}
    </div>
  );
}
