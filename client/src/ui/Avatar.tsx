import { useState } from 'react';
import styles from './Avatar.module.css';
import { classes } from './classes';
import { avatarOf } from './drawing/initials';

interface AvatarProps {
  name: string;
  /** Address of a picture; when it is missing or fails to load, the initials stand in. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
  /** True where the name stands beside it, so that it is not read twice. */
  decorative?: boolean;
  className?: string;
}

/** A person: the picture they gave, or their initials drawn from the name. */
export function Avatar({ name, src, size = 40, decorative = true, className }: AvatarProps) {
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
        // The picture's host need not learn which page it was shown on.
        referrerPolicy="no-referrer"
        className={classes(styles.avatar, className)}
        onError={() => setFailed(src)}
      />
    );
  }

  const { initials, line, angle, stripes } = avatarOf(name);
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={classes(styles.avatar, className)}
      {...label}
    >
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
        className={styles.initials}
      >
        {initials}
      </text>
    </svg>
  );
}
