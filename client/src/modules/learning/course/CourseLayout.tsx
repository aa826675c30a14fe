import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../../../ui/layout/Layout';
import styles from './CourseLayout.module.css';

interface CourseLayoutProps {
  /** Shown above everything else. */
  note?: ReactNode;
  header: ReactNode;
  /** The card with the button to enroll, beside the page on a wide screen. */
  offer: ReactNode;
  /** The sections of the course. */
  children: ReactNode;
  /** Further courses, below all sections. */
  more?: ReactNode;
}

/** The id of the list of lessons. */
export const LESSON_LIST_ID = 'lessons';

/** Layout of a course's public page. */
export function CourseLayout({ note, header, offer, children, more }: CourseLayoutProps) {
  return (
    <Page className="wm-stack wm-gap-40">
      {note}
      <div className={`wm-grid wm-gap-24 ${styles.body}`}>
        <div className={styles.header}>{header}</div>
        <aside className={styles.offer} aria-label="Enrollment">
          {offer}
        </aside>
        <div className={`wm-stack wm-gap-40 wm-min-0 ${styles.sections}`}>{children}</div>
      </div>
      {more}
    </Page>
  );
}

interface LessonTitleProps {
  lessonId: string;
  title: string;
  /** "Lesson 2 of 6", with the lesson's kind and duration. */
  facts: string;
}

/** The selected lesson's title, focused when another lesson is selected. */
export function LessonTitle({ lessonId, title, facts }: LessonTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    heading.current?.focus();
  }, [lessonId]);
  return (
    <div className={styles.title}>
      <p className="wm-cluster wm-align-stretch wm-justify-space-between wm-gap-16 wm-muted wm-small">
        <span>{facts}</span>
        <a href={`#${LESSON_LIST_ID}`} className={styles.jump}>
          All lessons
        </a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}
