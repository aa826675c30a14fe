import { useState } from 'react';
import { useAddressParams } from '../../../forms/useAddressParams';
import { type CourseChoiceQuery, useCourseChoiceQuery } from './__generated__/AssistantDesk.generated';
import { type AskedLessonQuery, useAskedLessonQuery } from './__generated__/AssistantDesk.generated';

/** Query parameter with the lesson that questions are asked at. */
const LESSON_PARAM = 'lesson';
/** Query parameter with a text that was selected in a lesson. */
const QUOTE_PARAM = 'quote';

export type AskedLesson = NonNullable<AskedLessonQuery['lesson']>;

/** The lesson and the selected text in the URL that the next question is about; null if there is none. */
export function useAskedLesson() {
  const [params, setParams] = useAddressParams();
  const id = params.get(LESSON_PARAM);
  const { data } = useAskedLessonQuery({ variables: { id: id ?? '' }, skip: id === null });
  const without = (name: string) => setParams({ [name]: null }, { replace: true });
  return {
    /** Whether the URL names a lesson, which may not be loaded yet. */
    isAskedAtLesson: id !== null,
    // Ignores a lesson that is deleted or not accessible.
    lesson: (id !== null && data?.lesson) || null,
    quote: params.get(QUOTE_PARAM),
    leaveLesson: () => without(LESSON_PARAM),
    leaveQuote: () => without(QUOTE_PARAM),
  };
}

export interface ChoosableCourse {
  id: string;
  title: string;
}

/** Query parameter with the course to answer from. */
const COURSE_PARAM = 'course';

/**
 * The course from the URL that the assistant is limited to, and the selectable courses: the viewer's own and the one
 * the page was opened for. `courseId` null: all courses the viewer can read.
 */
export function useCourseChoice() {
  const [params, setParams] = useAddressParams();
  const named = params.get(COURSE_PARAM);
  const [initial] = useState(named);
  const { data } = useCourseChoiceQuery({
    variables: { courseId: initial ?? '', isGiven: initial !== null },
  });
  const courses = data ? coursesOf(data) : [];
  const isKnown = courses.some(({ id }) => id === named);
  return {
    courses,
    // Ignore a course that is deleted or not accessible.
    courseId: data && !isKnown ? null : named,
    /** Chooses a course, and removes the lesson from the URL, which belongs to the previous one. */
    choose: (id: string | null) => setParams({ [COURSE_PARAM]: id, [LESSON_PARAM]: null }, { replace: true }),
  };
}

function coursesOf({ viewer, course }: CourseChoiceQuery): ChoosableCourse[] {
  const all = [
    ...(viewer?.teaching?.courses ?? []),
    ...(viewer?.learning.enrollments ?? []).map((enrollment) => enrollment.course),
    ...(course ? [course] : []),
  ];
  const byId = new Map(all.map(({ id, title }) => [id, { id, title }]));
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title));
}
