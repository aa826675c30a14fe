import type { CheckedCourse, CheckedLesson } from '../../../../server/features/teaching/course-form.rules';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { useCreateCourseMutation } from './useCreateCourse.generated';

const CREATE_FAILED = 'Failed to create course';

/** Creates a course with its lessons. It never throws: null is success, anything else is what went wrong, by field. */
export function useCreateCourse() {
  const [create] = useCreateCourseMutation();
  return async (input: CheckedCourse, lessons: CheckedLesson[]): Promise<readonly FieldProblem[] | null> => {
    try {
      const { data } = await create({ variables: { input, lessons } });
      const result = data?.createCourse;
      if (result?.__typename === 'CourseCreated') return null;
      return result?.fields ?? [{ path: '', message: CREATE_FAILED }];
    } catch (error) {
      return [{ path: '', message: errorSentence(error, CREATE_FAILED) }];
    }
  };
}
