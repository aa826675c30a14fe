import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ShowMore } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { formatCount, formatDate } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { Stars } from '../../../ui/display/Stars';
import {
  type CourseReviewsQuery,
  DeleteReviewDocument,
  useCourseReviewsQuery,
} from './__generated__/CourseReviews.generated';
import styles from './CourseReviews.module.css';
import { Avatar } from '../../../ui/display/Avatar';

/** Loaded when somebody writes, as most visitors only read. */
const ReviewForm = lazyComponent(async () => (await import('./ReviewForm')).ReviewForm);

/** Deletes the viewer's review after confirmation; resolves to whether it was deleted. */
const useDeleteReview = (courseId: string) =>
  useAction(DeleteReviewDocument, {
    variables: () => ({ courseId }),
    ask: () => ({
      title: 'Delete your review?',
      text: 'Your rating and review will be removed. You can write a new review later.',
      confirmLabel: 'Delete review',
      danger: true,
    }),
    done: 'Review deleted.',
    failed: 'Your review couldn’t be deleted. Try again.',
  });

type ReviewedCourse = NonNullable<CourseReviewsQuery['course']>;

interface CourseReviewsProps {
  course: {
    id: string;
    viewerEnrollment: object | null;
    lessons: readonly { viewerHasCompleted: boolean }[];
  };
}

/** A course's reviews, with a form for students who may write one. */
export function CourseReviews({ course: { id: courseId, viewerEnrollment, lessons } }: CourseReviewsProps) {
  const { data, loading, error, refetch, fetchMore } = useCourseReviewsQuery({
    variables: { courseId },
    ssr: false,
  });
  const course = data?.course;
  if (!course)
    return (
      <Section title="Reviews">
        {loading && (
          <LoadingState text="Loading reviews...">
            <SkeletonLines lines={4} />
          </LoadingState>
        )}
        {error && !loading && (
          <Cluster>
            <p>The reviews couldn’t be loaded.</p>
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Load the reviews again
            </Button>
          </Cluster>
        )}
      </Section>
    );
  const { nodes, pageInfo } = course.reviews;
  // By the data on screen; the server decides.
  const canReviewNow = viewerEnrollment !== null && lessons.some((lesson) => lesson.viewerHasCompleted);
  return (
    <Section title="Reviews">
      <Stack gap={24}>
        {course.reviewsCount > 0 ? <Breakdown course={course} /> : <p>No reviews yet.</p>}
        <OwnReview course={course} canReview={course.viewerCanReview || canReviewNow} />
        {nodes.length > 0 && (
          <ul className="wm-stack wm-gap-24" aria-label="Reviews of this course">
            {nodes.map((review) => (
              <li key={review.id}>
                <CourseReview {...review} />
              </li>
            ))}
          </ul>
        )}
        <ShowMore pageInfo={pageInfo} fetchMore={fetchMore} failed="The reviews couldn’t be loaded.">
          Load more reviews
        </ShowMore>
      </Stack>
    </Section>
  );
}

/** The average rating and the number of reviews per stars. */
function Breakdown({ course }: { course: ReviewedCourse }) {
  const { rating, reviewsCount, reviews } = course;
  return (
    <div className="wm-stack wm-gap-12 wm-max-30">
      <Stars rating={rating} count={reviewsCount} />
      <ul className="wm-grid wm-gap-4" aria-label="Ratings by number of stars">
        {reviews.starCounts.map(({ stars, count }) => (
          <li key={stars} className={`wm-grid wm-align-center wm-gap-12 wm-small ${styles.count}`}>
            <span>{formatCount(stars, 'star')}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / reviewsCount}%` }} />
            </span>
            <span className="wm-muted wm-numbers">{formatCount(count, 'review')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why others don’t see the viewer’s review. */
const NOT_PUBLIC = {
  APPROVED: null,
  WAITING: 'Only you can see your review until an administrator approves it.',
  HIDDEN: 'An administrator hid your review. Only you can see it.',
};

function OwnReview({ course, canReview }: { course: ReviewedCourse; canReview: boolean }) {
  const { id, viewerReview } = course;
  const [isWriting, setIsWriting] = useState(false);
  const remove = useDeleteReview(id);
  const place = useRef<HTMLDivElement>(null);

  /** Moves the focus to the element that replaces the form or the buttons. */
  function show(writing: boolean) {
    flushSync(() => setIsWriting(writing));
    const next = place.current?.querySelector<HTMLElement>('input:checked') ?? place.current;
    next?.focus();
  }

  async function confirmDelete() {
    if (await remove()) place.current?.focus();
  }

  if (!isWriting && !viewerReview && !canReview) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {isWriting ? (
        <Suspense
          fallback={
            <LoadingState text="Loading...">
              <SkeletonLines lines={4} />
            </LoadingState>
          }
        >
          <ReviewForm
            courseId={id}
            review={viewerReview}
            onClose={() => show(false)}
            onReopen={() => show(true)}
          />
        </Suspense>
      ) : viewerReview ? (
        <Cluster>
          <p>
            You rated this course {formatCount(viewerReview.stars, 'star')}. {NOT_PUBLIC[viewerReview.state]}
          </p>
          {canReview && (
            <Button variant="secondary" size="sm" onClick={() => show(true)}>
              Edit your review
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => void confirmDelete()}>
            Delete your review
          </Button>
        </Cluster>
      ) : (
        <Button variant="secondary" onClick={() => show(true)}>
          Write a review
        </Button>
      )}
    </div>
  );
}

/** A student's review. */
function CourseReview({ stars, text, studentName, createdAt }: ReviewedCourse['reviews']['nodes'][number]) {
  return (
    <article className="wm-row wm-align-start wm-gap-12">
      <Avatar name={studentName} size={40} />
      <div className="wm-stack wm-gap-4 wm-min-0">
        <div className="wm-cluster wm-gap-12 wm-gap-y-4">
          <h3 className="wm-font-17">{studentName}</h3>
          <Stars rating={stars} showNumbers={false} />
          <time className="wm-muted wm-small" dateTime={createdAt}>
            {formatDate(createdAt)}
          </time>
        </div>
        {text && <p className="wm-typed wm-measure">{text}</p>}
      </div>
    </article>
  );
}
