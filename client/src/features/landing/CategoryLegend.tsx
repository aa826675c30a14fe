import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { LineBadge } from '../../ui/map/LineBadge';
import { lineOf } from '../../ui/theme/tokens';
import styles from './CategoryLegend.module.css';

/** Specification, section 2: the eight tiles with their labels and catalogue categories. */
const CATEGORY_TILES = [
  { name: 'UI/UX', category: 'UI/UX' },
  { name: 'Full Stack Development', category: 'Fullstack' },
  { name: 'AI Engineering', category: 'AI' },
  { name: 'FrontEnd DevelopMent', category: 'Frontend' },
  { name: 'Backend Development', category: 'Backend' },
  { name: 'Graphic Design', category: 'Graphic Designing' },
  { name: 'Prompt Engineering', category: 'Prompt Engineering' },
  { name: 'LLM', category: 'LLM' },
] as const;

/** The eight categories, each linked to its courses. */
export function CategoryLegend({
  counts,
}: {
  /** Courses by category; undefined while loading. Categories without courses are missing. */
  counts: readonly { name: string; courseCount: number }[] | undefined;
}) {
  return (
    <ul className={styles.legend}>
      {CATEGORY_TILES.map(({ name, category }) => {
        const count = counts?.find((entry) => entry.name === category)?.courseCount ?? 0;
        return (
          <li key={category}>
            <Link
              to={paths.catalogueOf(category)}
              className={styles.tile}
              style={{ '--line': lineOf(category).variable } as CSSProperties}
            >
              <span className={styles.line} aria-hidden="true">
                <LineBadge category={category} size="lg" />
              </span>
              <span className={styles.name}>{name}</span>
              {counts && <span className={styles.count}>{formatCount(count, 'course')}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
