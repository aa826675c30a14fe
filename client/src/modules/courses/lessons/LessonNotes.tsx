import { Suspense, useLayoutEffect } from 'react';
import { slugOf } from '#server/platform/text.rules';
import { errorSentence } from '../../../apollo/errors';
import { formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { classes } from '../../../ui/classes';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { useLessonNotesQuery } from './__generated__/LessonNotes.generated';
import { Stack } from '../../../ui/layout/Layout';
import styles from './LessonNotes.module.css';
import { readingMinutes } from './readingTime';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

interface LessonNotesProps {
  lessonId: string;
  /** True for a lesson without a video, whose notes are its content. */
  isReading: boolean;
  /** Shows the estimated reading time, if the instructor gave no duration. */
  withTime: boolean;
}

/** A lesson's notes, fetched when the lesson is opened to keep the course query small. */
export function LessonNotes({ lessonId, ...rest }: LessonNotesProps) {
  const { data, error, refetch } = useLessonNotesQuery({ variables: { lessonId } });
  if (data) return <LessonNotesView notes={data.lesson?.notes ?? ''} {...rest} />;
  if (error)
    return (
      <ErrorState
        level={3}
        title="The notes couldn’t be loaded"
        message={errorSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  return <NotesLoading isReading={rest.isReading} />;
}

/** The notes themselves, for lessons outside the cache. */
export function LessonNotesView(props: Omit<LessonNotesProps, 'lessonId'> & { notes: string }) {
  const { notes, isReading, withTime } = props;
  if (!notes) return isReading ? <p className="wm-muted wm-small">This lesson has no notes yet.</p> : null;
  return (
    <Suspense fallback={<NotesLoading isReading={isReading} />}>
      <Stack component="section" gap={12}>
        {isReading ? <h3 className="wm-visually-hidden">Notes</h3> : <h3>Notes</h3>}
        {withTime && (
          <p className="wm-muted wm-small">{formatCount(readingMinutes(notes), 'minute')} to read</p>
        )}
        <Markdown headingId={slugOf}>{notes}</Markdown>
      </Stack>
    </Suspense>
  );
}

/** Reserves the height of a window for a lesson to read, so that content below it does not flash into view. */
function NotesLoading({ isReading }: { isReading: boolean }) {
  useLayoutEffect(() => keepFocusInPlace, []);
  return (
    <LoadingState text="Loading notes…" className={classes(isReading && styles.room)}>
      <SkeletonLines lines={isReading ? 16 : 6} />
    </LoadingState>
  );
}

/** Call before a layout shift: scrolls the page by the same distance, so that the focused element stays in place. */
function keepFocusInPlace(): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect();
  if (!focused || !before || before.bottom < 0 || before.top > window.innerHeight) return;
  queueMicrotask(() => {
    const pushed = focused.getBoundingClientRect().top - before.top;
    if (pushed !== 0) window.scrollBy({ top: pushed, behavior: 'instant' });
  });
}
