import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Layout';
import styles from './CourseLayout.module.css';

interface CourseLayoutProps {
  header: ReactNode;
  /** The lesson being looked at. */
  lesson: ReactNode;
  /** Progress and the list of lessons; null without lessons. */
  stops: ReactNode;
  /** What else belongs to the course. */
  about: ReactNode;
  /** On a narrow screen the lessons come first for somebody who is choosing, the lesson for somebody who is learning. */
  first: 'lesson' | 'stops';
}

const LESSON_LIST_ID = 'lessons';

/** Where everything stands on a course's page: the lesson beside its line, under one another on a phone. */
export function CourseLayout({ header, lesson, stops, about, first }: CourseLayoutProps) {
  const line = stops && (
    <Card
      key="stops"
      component="aside"
      id={LESSON_LIST_ID}
      aria-label="Lessons of this course"
      className={styles.stops}
    >
      {stops}
    </Card>
  );
  return (
    <Page className={styles.page}>
      {header}
      <div className={styles.body}>
        {first === 'stops' && line}
        <div key="lesson" className={styles.lesson}>
          {lesson}
        </div>
        {first === 'lesson' && line}
        <div className={styles.about}>{about}</div>
      </div>
    </Page>
  );
}

interface LessonTitleProps {
  lessonId: string;
  title: string;
  /** "Lesson 2 of 6" and the kind and length of the lesson. */
  facts: string;
}

/** The title of the lesson being looked at. Choosing another lesson brings the focus, and the reader, here. */
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
      <p className={styles.facts}>
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
