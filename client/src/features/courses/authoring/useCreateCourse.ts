import type {
  CheckedCourse,
  CheckedLesson,
} from '../../../../../server/features/courses/authoring/course-form.rules';
import { attempt } from '../../../apollo/attempt';
import { refusedAsWhole, saveOutcome, type SaveOutcome } from '../../../forms/saveOutcome';
import { isTooLarge } from './requestSize';
import { useCreateCourseMutation } from './useCreateCourse.generated';

const CREATE_FAILED = 'Failed to create course';
/** The server limits the request size, which lessons with long notes or captions together can exceed. */
const TOO_LARGE = `${CREATE_FAILED}: the course is too large to create at once. Create it with fewer lessons and add the rest afterwards.`;

/** Creates a course with its lessons. Never throws; errors are part of the outcome. */
export function useCreateCourse() {
  const [create] = useCreateCourseMutation();
  return (variables: { input: CheckedCourse; lessons: CheckedLesson[] }): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await create({ variables });
        const result = data?.createCourse;
        return saveOutcome(result, { saved: 'CourseCreated', failed: CREATE_FAILED });
      },
      CREATE_FAILED,
      (sentence, error) => refusedAsWhole(isTooLarge(error) ? TOO_LARGE : sentence),
    );
}
