import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { LineBadge } from '../../ui/map/LineBadge';
import { usePlatform } from '../../ui/platform/platform';
import { lineOf } from '../../ui/theme/tokens';
import styles from './CategoryLegend.module.css';

/** Specification, section 2: the labels of the eight tiles by category, in order. */
const LABELS = new Map([
  ['UI/UX', 'UI/UX'],
  ['Fullstack', 'Full Stack Development'],
  ['AI', 'AI Engineering'],
  ['Frontend', 'FrontEnd DevelopMent'],
  ['Backend', 'Backend Development'],
  ['Graphic Designing', 'Graphic Design'],
  ['Prompt Engineering', 'Prompt Engineering'],
  ['LLM', 'LLM'],
]);

/** The main categories, each linked to its courses. */
export function CategoryLegend({
  counts,
}: {
  /** Courses by category; undefined while loading. Categories without courses are missing. */
  counts: readonly { name: string; courseCount: number }[] | undefined;
}) {
  const { categories } = usePlatform();
  const main = categories?.filter(({ isMain }) => isMain).map(({ name }) => name) ?? [...LABELS.keys()];
  return (
    <ul className={styles.legend}>
      {main.map((category) => {
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
              <span className={styles.name}>{LABELS.get(category) ?? category}</span>
              {counts && <span className={styles.count}>{formatCount(count, 'course')}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
