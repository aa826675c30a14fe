import type { ComponentType } from 'react';
import { videoOf } from '#server/modules/courses/video.rules';
import { lazyComponent } from '../../../lib/lazyComponent';
import { ownCaptionsPath } from '../../courses/player/captionsText';
import type { PlayerLink } from '../../courses/player/PlayerLink';
import type { LearningViewFragment } from './__generated__/LearningView.generated';

export type LearningLesson = LearningViewFragment['lessons'][number];

interface LearningPanelProps {
  courseId: string;
  lessonId: string;
  lesson: LearningLesson;
  /** The lesson's player, also while no video is loaded. */
  player: PlayerLink;
}

interface LearningPanel {
  /** Unique; the value of the panel's tab. */
  id: string;
  /** The tab's title, which also names the button that opens the panel on a phone. */
  title: string;
  /** Loaded and mounted when its tab is first opened, and kept while the course is open. */
  Panel: ComponentType<LearningPanelProps>;
  /** Which lessons of which courses have it; without it, all. */
  isFor?: (lesson: LearningLesson, course: LearningViewFragment) => boolean;
}

/** The panels beside a lesson, after the list of lessons. To add one, add a line. */
export const learningPanels: readonly LearningPanel[] = [
  {
    id: 'transcript',
    title: 'Transcript',
    Panel: lazyComponent(async () => (await import('./TranscriptPanel')).TranscriptPanel),
    isFor: hasTranscript,
  },
  {
    id: 'notes',
    title: 'My notes',
    Panel: lazyComponent(async () => (await import('../notes/LessonNotesPanel')).LessonNotesPanel),
  },
  {
    id: 'assistant',
    title: 'Assistant',
    Panel: lazyComponent(async () => (await import('../../assistant/chat/CourseAssistant')).CourseAssistant),
    isFor: (_lesson, { assistantMode }) => assistantMode !== 'OFF',
  },
];

/** Whether the lesson has captions, and a video in a player that can be followed. */
function hasTranscript(lesson: LearningLesson): boolean {
  const kind = videoOf(lesson.videoUrl)?.kind;
  return (kind === 'file' || kind === 'youtube') && ownCaptionsPath(lesson) !== null;
}
