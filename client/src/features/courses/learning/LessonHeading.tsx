import { useEffect, useRef } from 'react';
import { PAGE_HEADING_ID } from '../../../ui/text/PageHeading';
import styles from './LearningView.module.css';

interface LessonHeadingProps {
  lessonId: string;
  title: string;
  /** "Lesson 2 of 6", with the lesson's kind and duration. */
  facts: string;
  /** Whether the page is about this lesson rather than about its course. */
  isPageHeading: boolean;
  /** Whether it is focused when it appears. */
  takesFocus: boolean;
}

/** The selected lesson's title, focused when another lesson is selected. */
export function LessonHeading({ lessonId, title, facts, isPageHeading, takesFocus }: LessonHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    // The video is above the heading.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [lessonId]);
  const Heading = isPageHeading ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <Heading ref={heading} tabIndex={-1} id={isPageHeading ? PAGE_HEADING_ID : undefined}>
        {title}
      </Heading>
      <p className={styles.facts}>{facts}</p>
    </div>
  );
}
