import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Layout';
import styles from './CourseLayout.module.css';

interface CourseLayoutProps {
  header: ReactNode;
  /** The selected lesson. */
  lesson: ReactNode;
  /** Progress and list of lessons; null without lessons. */
  stops: ReactNode;
  /** Further sections of the course. */
  about: ReactNode;
  /** What comes first on a narrow screen: the lessons for visitors, the lesson for enrolled students. */
  first: 'lesson' | 'stops';
}

const LESSON_LIST_ID = 'lessons';

/** Layout of a course's page: the lesson beside the list of lessons, stacked on a phone. */
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
