import type { FragmentType } from '@apollo/client';
import { formatDate } from '../../../lib/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Stars } from '../../../ui/display/Stars';
import { type CourseReviewFragment, useCourseReviewFragment } from './CourseReview.generated';
import styles from './CourseReviews.module.css';

/** A student's review. */
export function CourseReview({ review }: { review: FragmentType<CourseReviewFragment> }) {
  const { data, complete } = useCourseReviewFragment(review);
  if (!complete) return null;
  const { stars, text, studentName, createdAt } = data;
  return (
    <article className={styles.review}>
      <Avatar name={studentName} size={40} />
      <div className={styles.words}>
        <div className={styles.by}>
          <h3 className={styles.name}>{studentName}</h3>
          <Stars rating={stars} showNumbers={false} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </div>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
}
