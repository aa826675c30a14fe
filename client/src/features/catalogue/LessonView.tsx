import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { videoOf } from '../../../../server/features/catalogue/video.rules';
import { LessonPlayer } from '../player/LessonPlayer';
import { LessonNotes } from './LessonNotes';
import { type LessonViewFragment, useLessonViewFragment } from './LessonView.generated';
import styles from './LessonView.module.css';

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

interface LessonViewProps<Lesson> {
  lesson: Lesson;
  /** The course's category, for the poster's color. */
  category: string;
  onWatched: () => void;
  /** Buttons of the lesson: below a video, or after the notes. */
  actions: ReactNode;
}

/** A lesson's video, description and notes. The parent renders the title, an h2 or above. */
export function LessonView({ lesson: from, ...rest }: LessonViewProps<FragmentType<LessonViewFragment>>) {
  const { data: lesson, complete } = useLessonViewFragment(from);
  if (!complete) return null;
  return (
    <LessonBody
      lesson={lesson}
      {...rest}
      notes={(reading) => <LessonNotes key={lesson.id} lessonId={lesson.id} {...reading} />}
    />
  );
}

type LessonBodyProps = LessonViewProps<LessonViewContent> & {
  notes: (reading: { isReading: boolean; withTime: boolean; children: ReactNode }) => ReactNode;
};

/** The lesson itself, for lessons outside the cache. */
export function LessonBody({ lesson, category, onWatched, actions, notes }: LessonBodyProps) {
  const [params] = useSearchParams();
  const start = secondsOf(params.get(TIME_PARAM));
  const isReading = videoOf(lesson.videoUrl) === null;
  return (
    <div className={styles.lesson}>
      {!isReading && (
        <LessonPlayer
          title={lesson.title}
          videoUrl={lesson.videoUrl}
          captionsUrl={lesson.captionsUrl ?? null}
          captionsPath={lesson.captionsPath ?? null}
          start={start}
          category={category}
          duration={lesson.duration}
          onWatched={onWatched}
        />
      )}
      {!isReading && actions}
      {lesson.description && <p className={styles.description}>{lesson.description}</p>}
      {notes({
        isReading,
        withTime: isReading && !lesson.duration,
        children: isReading && actions,
      })}
    </div>
  );
}
