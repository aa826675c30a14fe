import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParam } from '../../lib/addressParams';
import { type CourseChoiceQuery, useCourseChoiceQuery } from './CourseChoice.generated';

export interface ChoosableCourse {
  id: string;
  title: string;
}

/** The query parameter that names the one course to answer from. */
const COURSE_PARAM = 'course';

/**
 * The course that the assistant is to keep to, which stands in the address, and those to choose from: one's own, and
 * the one the page was opened for. `courseId` null: all that one may read.
 */
export function useCourseChoice() {
  const [params, setParams] = useSearchParams();
  const named = params.get(COURSE_PARAM);
  const [given] = useState(named);
  const { data } = useCourseChoiceQuery({ variables: { courseId: given ?? '', isGiven: given !== null } });
  const courses = data ? coursesOf(data) : [];
  const isKnown = courses.some(({ id }) => id === named);
  return {
    courses,
    // A course that is gone, or never was theirs to read, is none to keep to.
    courseId: data && !isKnown ? null : named,
    choose: (id: string | null) =>
      setParams((now) => withParam(now, COURSE_PARAM, id), { replace: true, preventScrollReset: true }),
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
