import { Fragment, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/Button';
import { CourseCard } from './CourseCard';
import type { FoundCourses } from './useCatalogueResults';
import styles from './CourseGrid.module.css';

/**
 * Course cards in one to four columns. If there are `more`, they load near the end of the list, or by a button for
 * viewers who do not scroll.
 */
export function GrowingGrid({ found, areSamples }: { found: FoundCourses; areSamples: boolean }) {
  const { courses, exactCount, more, isLoading = false, onScroll = true } = found;
  const list = useRef<HTMLUListElement>(null);

  // The button may be removed, so the focus goes to the first new card.
  const moreByButton = async () => {
    const before = courses.length;
    await flushSync(() => more?.());
    list.current?.querySelectorAll('[data-course]')[before]?.querySelector('a')?.focus();
  };

  return (
    <>
      <ul ref={list} className={`wm-grid wm-gap-16 ${styles.grid}`} aria-label="Courses">
        {courses.map((course, index) => (
          <Fragment key={course.id}>
            {/* A note precedes the first course that does not contain the search term, except at the start. */}
            {index > 0 && index === exactCount && (
              <li className="wm-mt-8 wm-all-columns wm-strong">
                More courses that match some or all words of your search
              </li>
            )}
            <li data-course className={`wm-min-0 ${styles.cell}`}>
              <CourseCard course={course} isSample={areSamples} />
            </li>
          </Fragment>
        ))}
      </ul>
      {more && (
        // The callback changes on each render, so an end that is still in view is reported again.
        <div
          ref={(end) => observeEnd(end, onScroll && !isLoading ? more : undefined)}
          className={`wm-center ${styles.more}`}
        >
          <Button variant="secondary" loading={isLoading} onClick={() => void moreByButton()}>
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
