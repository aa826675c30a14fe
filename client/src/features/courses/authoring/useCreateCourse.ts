import type {
  CheckedCourse,
  CheckedLesson,
} from '../../../../../server/features/courses/authoring/course-form.rules';
import { errorSentence } from '../../../apollo/errors';
import { refusedAsWhole, type SaveOutcome } from '../../../forms/useEditor';
import { isTooLarge } from './requestSize';
import { useCreateCourseMutation } from './useCreateCourse.generated';

const CREATE_FAILED = 'Failed to create course';
/** The server limits the request size, which lessons with long notes or captions together can exceed. */
const TOO_LARGE = `${CREATE_FAILED}: the course is too large to create at once. Create it with fewer lessons and add the rest afterwards.`;

/** Creates a course with its lessons. Never throws; errors are part of the outcome. */
export function useCreateCourse() {
  const [create] = useCreateCourseMutation();
  return async (variables: { input: CheckedCourse; lessons: CheckedLesson[] }): Promise<SaveOutcome> => {
    try {
      const { data } = await create({ variables });
      const result = data?.createCourse;
      if (result?.__typename === 'CourseCreated') return { kind: 'saved' };
      return result ? { kind: 'refused', problems: result.fields } : refusedAsWhole(CREATE_FAILED);
    } catch (error) {
      return refusedAsWhole(isTooLarge(error) ? TOO_LARGE : errorSentence(error, CREATE_FAILED));
    }
  };
}
