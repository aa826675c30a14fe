import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/buttons/Button';
import { CARDS_AT_A_TIME } from './useCatalogueFilter';
import styles from './CourseGrid.module.css';

interface CourseGridProps<Course extends { id: string }> {
  courses: readonly Course[];
  renderCard: (course: Course) => ReactNode;
  /** The list's accessible name. */
  label: string;
}

/** How many cards each history entry showed, so that Back can restore the scroll position. In memory only. */
const shownAt = new Map<string, number>();

/** The first courses; more are shown near the end of the list or by the button. */
export function useShownCards<Course>(courses: readonly Course[]): {
  courses: readonly Course[];
  more: (() => void) | undefined;
} {
  const { key } = useLocation();
  const [open, setOpen] = useState({ key, shown: shownAt.get(key) ?? CARDS_AT_A_TIME });
  if (open.key !== key) setOpen({ key, shown: shownAt.get(key) ?? CARDS_AT_A_TIME });
  const showMore = () => {
    const shown = open.shown + CARDS_AT_A_TIME;
    shownAt.set(key, shown);
    setOpen({ key, shown });
  };
  return {
    courses: courses.slice(0, open.shown),
    more: courses.length > open.shown ? showMore : undefined,
  };
}

/**
 * Course cards in one to four columns. If there are `more`, they load near the end of the list, or by a button for
 * viewers who do not scroll.
 */
export function GrowingGrid<Course extends { id: string }>(
  props: CourseGridProps<Course> & {
    /** A returned promise is awaited. */
    more?: (() => unknown) | undefined;
    loading?: boolean | undefined;
    /** False loads more only by the button. */
    onScroll?: boolean | undefined;
    /** Index of the first course that does not contain the search term; a note precedes it, except at the start. */
    similarFrom: number;
  },
) {
  const { courses, renderCard, label, more, loading = false, onScroll = true, similarFrom } = props;
  const list = useRef<HTMLUListElement>(null);

  // The button may be removed, so the focus goes to the first new card.
  const moreByButton = async () => {
    const before = courses.length;
    await flushSync(() => more?.());
    list.current?.querySelectorAll('[data-course]')[before]?.querySelector('a')?.focus();
  };

  return (
    <>
      <ul ref={list} className={`wm-grid wm-gap-16 ${styles.grid}`} aria-label={label}>
        {courses.map((course, index) => (
          <Fragment key={course.id}>
            {index > 0 && index === similarFrom && (
              <li className="wm-mt-8 wm-all-columns wm-semibold">
                More courses that match some or all words of your search
              </li>
            )}
            <li data-course className={`wm-min-0 ${styles.cell}`}>
              {renderCard(course)}
            </li>
          </Fragment>
        ))}
      </ul>
      {more && (
        // The callback changes on each render, so an end that is still in view is reported again.
        <div ref={(end) => observeEnd(end, onScroll && !loading ? more : undefined)} className={styles.more}>
          <Button variant="secondary" loading={loading} onClick={() => void moreByButton()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function observeEnd(end: HTMLElement | null, reached: (() => unknown) | undefined) {
  if (!end || !reached || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reached();
    },
    { rootMargin: '800px 0px' },
  );
  observer.observe(end);
  return () => observer.disconnect();
}
