import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { videoOf } from '#server/modules/courses/video.rules';

/** Query parameter with the selected lesson. */
const LESSON_PARAM = 'lesson';

interface SelectedLesson<Lesson> {
  /** Null for a course without lessons. */
  lesson: Lesson | null;
  /** 0-based index of the lesson; -1 without lessons. */
  index: number;
  /** Whether the URL has the lesson. */
  isChosen: boolean;
  previous: Lesson | null;
  next: Lesson | null;
}

/**
 * The lesson from the URL, else the given start lesson, else the first. The start is fixed on mount: completing a
 * lesson changes the next lesson, which must not switch the page.
 */
export function useSelectedLesson<Lesson extends { id: string }>(
  lessons: readonly Lesson[],
  startId: string | null,
): SelectedLesson<Lesson> {
  const [params] = useSearchParams();
  const [start] = useState(startId);
  return selectLesson(lessons, params, start);
}

function selectLesson<Lesson extends { id: string }>(
  lessons: readonly Lesson[],
  params: URLSearchParams,
  startId: string | null,
): SelectedLesson<Lesson> {
  const indexOf = (id: string | null) => lessons.findIndex((lesson) => lesson.id === id);
  const named = indexOf(params.get(LESSON_PARAM));
  const fallback = Math.max(indexOf(startId), lessons.length > 0 ? 0 : -1);
  const index = named >= 0 ? named : fallback;
  return {
    lesson: lessons[index] ?? null,
    index,
    isChosen: named >= 0,
    previous: lessons[index - 1] ?? null,
    next: lessons[index + 1] ?? null,
  };
}

/**
 * The lesson that a course's public page shows. Visitors see the first lesson at once if it is a video; they open
 * others, which are long, from the syllabus.
 */
export function lessonForVisitors<Lesson extends { id: string; videoUrl: string | null }>(
  lessons: readonly Lesson[],
  params: URLSearchParams,
): Lesson | null {
  const { lesson, isChosen } = selectLesson(lessons, params, null);
  return isChosen || videoOf(lesson?.videoUrl ?? null) ? lesson : null;
}
