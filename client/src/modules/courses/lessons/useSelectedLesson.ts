import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter with the selected lesson. */
const LESSON_PARAM = 'lesson';

/**
 * The lesson from the URL, else the given start lesson, else the first; null for a course without lessons. The start is
 * fixed on mount: completing a lesson changes the next lesson, which must not switch the page. `isChosen`: whether the URL
 * has the lesson.
 */
export function useSelectedLesson<Lesson extends { id: string }>(
  lessons: readonly Lesson[],
  startId: string | null,
) {
  const [params] = useSearchParams();
  const [start] = useState(startId);
  const indexOf = (id: string | null) => lessons.findIndex((lesson) => lesson.id === id);
  const named = indexOf(params.get(LESSON_PARAM));
  const index = named >= 0 ? named : Math.max(indexOf(start), 0);
  return {
    lesson: lessons[index] ?? null,
    index,
    isChosen: named >= 0,
    previous: lessons[index - 1] ?? null,
    next: lessons[index + 1] ?? null,
  };
}
