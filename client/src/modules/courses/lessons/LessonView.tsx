import { withFragment } from '../../../apollo/fragments';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { videoOf } from '#server/modules/courses/video.rules';
import { LessonPlayer } from '../player/LessonPlayer';
import type { PlayerLink } from '../player/PlayerLink';
import { LessonNotes } from './LessonNotes';
import { type LessonViewFragment, useLessonViewFragment } from './__generated__/LessonView.generated';

/** Content of a lesson, also provided by sample courses. */
type LessonViewContent = Omit<
  LessonViewFragment,
  ' $fragmentName' | 'captionsUrl' | 'captionsPath' | 'durationSeconds'
> & {
  captionsUrl?: string | null;
  captionsPath?: string | null;
};

/** Query parameter with the video's start time in seconds; set by links of the assistant's sources. */
const TIME_PARAM = 't';

const secondsOf = (text: string | null) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload';
}

interface LessonViewProps<Lesson> {
  lesson: Lesson;
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
}

/** A lesson's video, description and notes. */
export const LessonView = withFragment('lesson', useLessonViewFragment, LessonWithNotes);

function LessonWithNotes(props: LessonViewProps<LessonViewFragment>) {
  const { lesson } = props;
  return (
    <LessonBody
      {...props}
      notes={(reading) => <LessonNotes key={lesson.id} lessonId={lesson.id} {...reading} />}
    />
  );
}

type LessonBodyProps = LessonViewProps<LessonViewContent> & {
  notes: (reading: { isReading: boolean; withTime: boolean }) => ReactNode;
};

/** The lesson itself, for lessons outside the cache. */
export function LessonBody(props: LessonBodyProps) {
  const { lesson, category, onWatched, actions, heading, player, resumeAt = 0, notes } = props;
  const [params] = useSearchParams();
  const named = secondsOf(params.get(TIME_PARAM));
  const start = named > 0 && !(resumeAt > 0 && isReload()) ? named : resumeAt;
  const isReading = videoOf(lesson.videoUrl) === null;
  return (
    <div className="wm-stack wm-gap-16 wm-min-0" data-quotable="">
      {!isReading && (
        <LessonPlayer
          // Lessons may share a video.
          key={`player ${lesson.id}`}
          title={lesson.title}
          videoUrl={lesson.videoUrl}
          captionsUrl={lesson.captionsUrl ?? null}
          captionsPath={lesson.captionsPath ?? null}
          start={start}
          category={category}
          duration={lesson.duration}
          onWatched={onWatched}
          link={player}
        />
      )}
      {heading}
      {lesson.description && <p className="wm-font-20 wm-measure wm-line-145">{lesson.description}</p>}
      {notes({ isReading, withTime: isReading && !lesson.duration })}
      {actions}
    </div>
  );
}
