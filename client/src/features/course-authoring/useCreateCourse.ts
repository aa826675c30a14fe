import type { CheckedCourse, CheckedLesson } from '../../../../server/features/teaching/course-form.rules';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { isTooLarge } from './requestSize';
import { useCreateCourseMutation } from './useCreateCourse.generated';

const CREATE_FAILED = 'Failed to create course';
/** The server limits the request size, which lessons with long notes or captions together can exceed. */
const TOO_LARGE = `${CREATE_FAILED}: the course is too large to create at once. Create it with fewer lessons and add the rest afterwards.`;

/** Creates a course with its lessons. Never throws; resolves to null on success, otherwise to the errors by field. */
export function useCreateCourse() {
  const [create] = useCreateCourseMutation();
  return async (input: CheckedCourse, lessons: CheckedLesson[]): Promise<readonly FieldProblem[] | null> => {
    try {
      const { data } = await create({ variables: { input, lessons } });
      const result = data?.createCourse;
      if (result?.__typename === 'CourseCreated') return null;
      return result?.fields ?? [{ path: '', message: CREATE_FAILED }];
    } catch (error) {
      return [{ path: '', message: isTooLarge(error) ? TOO_LARGE : errorSentence(error, CREATE_FAILED) }];
    }
  };
}
