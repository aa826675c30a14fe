import { memo } from 'react';
import { classes } from '../classes';
import styles from './CourseCover.module.css';
import { COVER_HEIGHT, COVER_WIDTH, coverOf, pathThrough } from './drawing/cover';
import { GLYPH_SIZE, glyphOf } from './drawing/glyphs';
import { lines, type LineName } from '../theme/tokens';

interface CourseCoverProps {
  title: string;
  category: string;
  /** What is drawn on the line, one of GLYPHS; by default the one of the category. */
  glyph?: string | null;
  /** Number of lessons; at most 12 stations are drawn. */
  lessons: number;
  /** Positions of the completed lessons, from 1. */
  completed?: readonly number[];
  className?: string;
}

/** Between the glyph and the line that it stands on. */
const GAP = 16;

const variable = (line: LineName) => (line in lines ? `var(--wm-line-${line.toLowerCase()})` : undefined);

/** A course's generated cover. Its colors are CSS variables, so it works in both themes. */
export const CourseCover = memo(function CourseCover(props: CourseCoverProps) {
  const { title, category, glyph, lessons, completed, className } = props;
  const cover = coverOf({ title, category, lessons, completed });
  const color = variable(cover.line);
  const { shapes, strokes } = glyphOf(glyph, category);
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      className={classes('wm-full wm-block', styles.cover, className)}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={COVER_WIDTH} height={COVER_HEIGHT} fill="var(--wm-sunken)" />
      <g fill="none" strokeLinejoin="round">
        {cover.ghosts.map((ghost, index) => (
          <path key={index} d={pathThrough(ghost)} stroke="var(--wm-ghost)" strokeWidth="8" />
        ))}
        <path
          d={pathThrough(cover.crossing.points)}
          stroke={variable(cover.crossing.line)}
          strokeOpacity="0.2"
          strokeWidth="8"
        />
        <path d={pathThrough(cover.main)} stroke={color} strokeWidth="12" />
      </g>
      {cover.stations.map(({ x, y, done, last }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={last ? 11 : 7.5}
          fill={done ? color : 'var(--wm-surface)'}
          stroke={last ? 'var(--wm-marker-border)' : color}
          strokeWidth="4"
        />
      ))}
      <g
        transform={`translate(${(COVER_WIDTH - GLYPH_SIZE) / 2} ${cover.glyphY - GLYPH_SIZE - GAP})`}
        fill="none"
        stroke={color}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={shapes} fill="var(--wm-surface)" />
        <path d={strokes} />
      </g>
      <g transform={`translate(20 ${COVER_HEIGHT - 58})`}>
        <rect width="54" height="38" rx="6" fill={color} />
        <text
          x="27"
          y="27"
          textAnchor="middle"
          fontSize="21"
          fill="var(--wm-line-ink)"
          className={`wm-heading ${styles.code}`}
        >
          {cover.code}
        </text>
      </g>
    </svg>
  );
});
