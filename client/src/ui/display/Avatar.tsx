import { useState } from 'react';
import styles from './Avatar.module.css';
import { avatarOf } from '../map/drawing/initials';

interface AvatarProps {
  name: string;
  /** Picture URL; falls back to the initials if it is missing or fails to load. */
  src?: string | null;
  /** Width and height in pixels. */
  size: number;
  /** True if the name is displayed beside it, so that it is not read twice. */
  decorative?: boolean;
}

/** An account's picture, or its initials. */
export function Avatar({ name, src, size, decorative = true }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const label = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };

  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        // Do not reveal the page to the picture's host.
        referrerPolicy="no-referrer"
        className={`wm-fixed ${styles.avatar}`}
        onError={() => setFailed(src)}
      />
    );
  }

  const { initials, line, angle, stripes } = avatarOf(name);
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={`wm-fixed ${styles.avatar}`} {...label}>
      <rect width="64" height="64" fill={`var(--wm-line-${line.toLowerCase()})`} />
      <g
        transform={`rotate(${angle} 32 32)`}
        stroke="var(--wm-line-ink)"
        strokeOpacity="0.16"
        strokeWidth="6"
      >
        <path d={`M-16 ${stripes[0]}H80M-16 ${stripes[1]}H80`} />
      </g>
      <text
        x="32"
        y="42"
        textAnchor="middle"
        fontSize="26"
        fill="var(--wm-line-ink)"
        className="wm-bold wm-heading"
      >
        {initials}
      </text>
    </svg>
  );
}
