import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { videoOf } from '#server/modules/courses/video.rules';
import { slugOf } from '#server/platform/text.rules';
import { errorSentence } from '../../../apollo/errors';
import { formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Stack } from '../../../ui/layout/Layout';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { LessonPlayer } from '../player/LessonPlayer';
import type { PlayerLink } from '../player/PlayerLink';
import { type LessonViewFragment, useLessonNotesQuery } from './__generated__/LessonView.generated';
import { readingMinutes } from './readingTime';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

/** Query parameter with the video's start time in seconds; set by links of the assistant's sources. */
const TIME_PARAM = 't';

const secondsOf = (text: string | null) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload';
}

interface LessonViewProps {
  lesson: LessonViewFragment;
  /** The course's category, for the poster's color. */
  category: string;
  onWatched: () => void;
  /** Buttons of the lesson, after the notes. */
  actions: ReactNode;
  /** The lesson's title, an h2 or above, shown below the video; by default the parent renders it. */
  heading?: ReactNode;
  /** Connects the player with the panels beside the lesson. */
  player?: PlayerLink;
  /** Where the viewer stopped, in seconds. An address with a time starts there instead, except on reload. */
  resumeAt?: number;
  /** The notes of a lesson that the server does not have; by default they are loaded. */
  notes?: string;
}

/** A lesson's video, description and notes. */
export function LessonView(props: LessonViewProps) {
  const { lesson, category, onWatched, actions, heading, player, resumeAt = 0, notes } = props;
  const [params] = useSearchParams();
  const named = secondsOf(params.get(TIME_PARAM));
  const start = named > 0 && !(resumeAt > 0 && isReload()) ? named : resumeAt;
  const isReading = videoOf(lesson.videoUrl) === null;
  const reading = { isReading, withTime: isReading && !lesson.duration };
  return (
    <div className="wm-stack wm-gap-16 wm-min-0" data-quotable="">
      <LessonPlayer
        // Lessons may share a video.
        key={`player ${lesson.id}`}
        {...{ lesson, start, category, onWatched }}
        link={player}
      />
      {heading}
      {lesson.description && <p className="wm-font-20 wm-measure wm-line-14">{lesson.description}</p>}
      {notes === undefined ? (
        <LoadedNotes key={lesson.id} lessonId={lesson.id} {...reading} />
      ) : (
        <Notes notes={notes} {...reading} />
      )}
      {actions}
    </div>
  );
}

interface NotesProps {
  /** True for a lesson without a video, whose notes are its content. */
  isReading: boolean;
  /** Shows the estimated reading time, if the instructor gave no duration. */
  withTime: boolean;
}

/** A lesson's notes, fetched when the lesson is opened to keep the course query small. */
function LoadedNotes({ lessonId, ...reading }: NotesProps & { lessonId: string }) {
  const { data, error, refetch } = useLessonNotesQuery({ variables: { lessonId } });
  if (data) return <Notes notes={data.lesson?.notes ?? ''} {...reading} />;
  if (error)
    return (
      <ErrorState
        level={3}
        title="The notes couldn’t be loaded"
        message={errorSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  return <NotesLoading isReading={reading.isReading} />;
}

function Notes({ notes, isReading, withTime }: NotesProps & { notes: string }) {
  if (!notes) return isReading ? <p className="wm-muted wm-small">This lesson has no notes yet.</p> : null;
  return (
    <Suspense fallback={<NotesLoading isReading={isReading} />}>
      <Stack component="section" gap={12}>
        <h3 className={isReading ? 'wm-visually-hidden' : undefined}>Notes</h3>
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
    <LoadingState text="Loading notes…" className={isReading ? 'wm-tall' : undefined}>
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
