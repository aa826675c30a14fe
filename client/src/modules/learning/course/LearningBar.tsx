import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { LineBadge } from '../../../ui/map/LineBadge';
import { PAGE_HEADING_ID } from '../../../ui/text/PageHeading';
import { Button } from '../../../ui/buttons/Button';
import { CourseNotificationsMenu } from '../../notifications/CourseNotificationsMenu';
import styles from './LearningBar.module.css';
import type { LearningViewFragment } from './__generated__/LearningView.generated';

interface LearningBarProps {
  course: Pick<LearningViewFragment, 'id' | 'title' | 'category' | 'lessonCount' | 'viewerEnrollment'>;
  /** The title of a page about one lesson, which has its own heading; null on the course's page. */
  lessonTitle: string | null;
  onAbout: () => void;
}

/** A line above the lesson: the course and the viewer's progress in figures. */
export function LearningBar({ course, lessonTitle, onAbout }: LearningBarProps) {
  const { lessonsCompleted = 0, percent = 0 } = course.viewerEnrollment ?? {};
  return (
    <header className={`wm-row wm-gap-8 wm-pad-x-16 ${styles.bar}`}>
      <LineBadge category={course.category} size="sm" />
      {lessonTitle === null ? (
        <h1
          id={PAGE_HEADING_ID}
          tabIndex={-1}
          className={`wm-truncate wm-grow wm-font-17 wm-bold wm-heading ${styles.title}`}
        >
          {course.title}
        </h1>
      ) : (
        <p className={`wm-truncate wm-grow wm-font-17 wm-bold wm-heading ${styles.title}`}>
          <Link to={paths.course(course.id)} className="wm-link">
            {course.title}
          </Link>
        </p>
      )}
      <div className="wm-row wm-gap-8 wm-small wm-fixed">
        <span className={styles.completed}>
          {lessonsCompleted}/{course.lessonCount} lessons completed
        </span>
        <span className={styles.short} aria-hidden="true">
          {lessonsCompleted}/{course.lessonCount}
        </span>
        <strong className="wm-digits">{percent}%</strong>
      </div>
      <Button variant="quiet" size="sm" className={styles.about} onClick={onAbout}>
        About this course
      </Button>
      {course.viewerEnrollment && (
        <CourseNotificationsMenu course={course} className={`wm-no-print ${styles.menu}`} />
      )}
    </header>
  );
}
