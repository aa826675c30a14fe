import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { slugOf } from '../../../../server/platform/slug.rules';
import { errorSentence } from '../../apollo/errors';
import { formatCount } from '../../lib/format';
import { lazyComponent } from '../../lib/lazyComponent';
import { classes } from '../../ui/classes';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { SkeletonLines } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useLessonNotesQuery } from './LessonNotes.generated';
import styles from './LessonNotes.module.css';
import { readingMinutes } from './readingTime';

const Markdown = lazyComponent(async () => (await import('../../ui/Markdown')).Markdown);

interface LessonNotesProps {
  lessonId: string;
  /** True for a lesson without a video: its notes are the lesson. */
  isReading: boolean;
  /** Says how long reading takes, where the author has not. */
  withTime: boolean;
  /**
   * What follows the notes. It comes with them: notes that arrive above what has the focus would push it out of the
   * window.
   */
  children?: ReactNode;
}

/** The notes of one lesson, fetched when the lesson is opened: a course's page would carry a book otherwise. */
export function LessonNotes({ lessonId, ...rest }: LessonNotesProps) {
  const { data, error, refetch } = useLessonNotesQuery({ variables: { lessonId } });
  if (data) return <LessonNotesView notes={data.lesson?.notes ?? ''} {...rest} />;
  if (error)
    return (
      <>
        <ErrorState
          level={3}
          title="The notes couldn’t be loaded"
          message={errorSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
        {rest.children}
      </>
    );
  return <NotesLoading isReading={rest.isReading} />;
}

/** The notes themselves, for a lesson that is in no cache. */
export function LessonNotesView(props: Omit<LessonNotesProps, 'lessonId'> & { notes: string }) {
  const { notes, isReading, withTime, children } = props;
  if (!notes)
    return (
      <>
        {isReading && <p className={styles.time}>This lesson has no notes yet.</p>}
        {children}
      </>
    );
  return (
    <Suspense fallback={<NotesLoading isReading={isReading} />}>
      <section className={styles.notes}>
        {isReading ? <VisuallyHidden component="h3">Notes</VisuallyHidden> : <h3>Notes</h3>}
        {withTime && <p className={styles.time}>{formatCount(readingMinutes(notes), 'minute')} to read</p>}
        <Markdown headingId={slugOf}>{notes}</Markdown>
      </section>
      {children}
    </Suspense>
  );
}

/** A lesson to read takes a window's room, so that what stands below it does not come into view and leave again. */
function NotesLoading({ isReading }: { isReading: boolean }) {
  useLayoutEffect(() => keepFocusInPlace, []);
  return (
    <LoadingState text="Loading notes…" className={classes(isReading && styles.room)}>
      <SkeletonLines lines={isReading ? 16 : 6} />
    </LoadingState>
  );
}

/** Called before what has the focus is pushed: scrolls the page by as much, so that it stays where the eyes have it. */
function keepFocusInPlace(): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect();
  if (!focused || !before || before.bottom < 0 || before.top > window.innerHeight) return;
  queueMicrotask(() => {
    const pushed = focused.getBoundingClientRect().top - before.top;
    if (pushed !== 0) window.scrollBy({ top: pushed, behavior: 'instant' });
  });
}
