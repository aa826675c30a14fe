import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { CARDS_AT_A_TIME } from './catalogueVariables';
import styles from './CourseGrid.module.css';

interface CourseGridProps<Course extends { id: string }> {
  courses: readonly Course[];
  renderCard: (course: Course) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
}

/**
 * How many cards each history entry had open, so that Back finds a page as long as the one it left and the scroll
 * position exists. Kept for the visit only.
 */
const shownAt = new Map<string, number>();

/** The first of the courses; more are shown as the end of the list comes near, or by the button. */
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
 * Course cards in one to four columns and, when there are `more`, the two ways to them: the end of the list coming near, and a
 * button for whoever does not scroll.
 */
export function GrowingGrid<Course extends { id: string }>(
  props: CourseGridProps<Course> & {
    /** A promise it returns is waited for. */
    more?: (() => unknown) | undefined;
    loading?: boolean | undefined;
    /** False leaves asking for more to the button alone. */
    onScroll?: boolean | undefined;
  },
) {
  const { courses, renderCard, label, more, loading = false, onScroll = true } = props;
  const list = useRef<HTMLUListElement>(null);

  // The button may be gone afterwards, so the focus goes to the first of the cards it brought.
  const moreByButton = async () => {
    const before = courses.length;
    await flushSync(() => more?.());
    list.current?.children[before]?.querySelector('a')?.focus();
  };

  return (
    <>
      <ul ref={list} className={styles.grid} aria-label={label}>
        {courses.map((course) => (
          <li key={course.id} className={styles.cell}>
            {renderCard(course)}
          </li>
        ))}
      </ul>
      {more && (
        // The function is a new one at every drawing, so an end that is still in view is reported again.
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
