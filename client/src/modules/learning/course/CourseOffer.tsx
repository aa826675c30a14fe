import { formatDuration } from '#server/modules/courses/course-options.rules';
import { withFragment } from '../../../apollo/fragments';
import type { ReactNode } from 'react';
import { formatCount, formatPrice } from '../../../lib/format';
import { paths } from '../../../app/paths';
import { ShareButton } from '../../../ui/buttons/ShareButton';
import { Card } from '../../../ui/display/Card';
import { CheckIcon } from '../../../ui/icons/Icons';
import { CourseCover } from '../../../ui/map/CourseCover';
import { type CourseOfferFragment, useCourseOfferFragment } from './__generated__/CourseView.generated';
import styles from './CourseOffer.module.css';

type Known = 'id' | 'title' | 'category' | 'priceCents' | 'lessonCount';

/** Content of the card; a sample course has only what is always known. */
type CourseOfferContent = Pick<CourseOfferFragment, Known> & Partial<Omit<CourseOfferFragment, Known>>;

interface CourseOfferProps {
  course: CourseOfferContent;
  /** The button to enroll; null if the course cannot be enrolled in. */
  action: ReactNode;
}

/** The price, what it includes and the button to enroll, which stays in view. */
export const CourseOffer = withFragment('course', useCourseOfferFragment, CourseOfferView);

/** The card itself, for courses outside the cache. */
export function CourseOfferView({ course, action }: CourseOfferProps) {
  const { id, title, category, lessonCount, durationMinutes, quizzes = [] } = course;
  // The enrolled also get the inactive ones, which nobody can take.
  const quizCount = quizzes.filter(({ isActive }) => isActive).length;
  const length = durationMinutes ? ` (${formatDuration(durationMinutes)})` : '';
  return (
    <Card padding="none" className={styles.offer}>
      <CourseCover
        title={title}
        category={category}
        glyph={course.glyph}
        lessons={lessonCount}
        className={styles.cover}
      />
      <div className="wm-stack wm-gap-16 wm-pad-16">
        <div className={action ? styles.action : undefined}>
          {!course.viewerEnrollment && (
            <div>
              <strong className={`wm-font-24 wm-heading ${styles.price}`}>
                {formatPrice(course.priceCents)}
              </strong>
              {course.priceCents > 0 && <p className="wm-muted wm-small">Nothing is charged here</p>}
            </div>
          )}
          {action}
        </div>
        <ul className={`wm-stack wm-gap-8 ${styles.included}`} aria-label="This course includes">
          <Included>{formatCount(lessonCount, 'lesson') + length}</Included>
          {quizCount > 0 && <Included>{formatCount(quizCount, 'quiz', 'quizzes')}</Included>}
          {action && <Included>{certificateTerms(course.certificateRule)}</Included>}
          <Included>Every lesson can be previewed before you enroll</Included>
        </ul>
        {action && (
          <ShareButton path={paths.course(id)} title={title}>
            Share this course
          </ShareButton>
        )}
      </div>
    </Card>
  );
}

const certificateTerms = (rule: CourseOfferContent['certificateRule']) =>
  rule === 'LESSONS_AND_QUIZZES'
    ? 'Certificate when you complete every lesson and pass every quiz'
    : 'Certificate when you complete every lesson';

function Included({ children }: { children: string }) {
  return (
    <li>
      <CheckIcon size={18} />
      <span>{children}</span>
    </li>
  );
}
