interface ProgressLesson {
  id: string;
  viewerHasCompleted: boolean;
}

export interface Progress<Stop> {
  percent: number;
  lessonsCompleted: number;
  /** The first lesson not completed; null if all are. */
  nextLesson: Stop | null;
}

/**
 * Whole percent: 100 only if all lessons are completed, 0 without lessons (docs/decisions). For optimistic updates; the
 * server's value counts.
 */
export function percentOf(done: number, total: number): number {
  if (total === 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.round((100 * done) / total));
}

/** A course's progress after completing a lesson or undoing it. */
export function progressAfter<Stop extends ProgressLesson>(
  lessons: readonly Stop[],
  lessonId: string,
  completed: boolean,
): Progress<Stop> {
  const isDone = (lesson: Stop) => (lesson.id === lessonId ? completed : lesson.viewerHasCompleted);
  const lessonsCompleted = lessons.filter(isDone).length;
  return {
    lessonsCompleted,
    percent: percentOf(lessonsCompleted, lessons.length),
    nextLesson: lessons.find((lesson) => !isDone(lesson)) ?? null,
  };
}
