import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { WaitingCountsDocument } from '../WaitingBadge.generated';
import {
  useBlockCourseMutation,
  useChangeCourseOwnerMutation,
  useLiftCourseBlockMutation,
  useSetCourseFeaturedMutation,
} from './useCourseModeration.generated';

const OWNER_UNCHANGED = 'The owner couldn’t be changed';

interface Titled {
  id: string;
  title: string;
}

/** What administrators decide about a course. */
export function useCourseModeration() {
  const afterwards = { refetchQueries: [WaitingCountsDocument] };
  const [block] = useBlockCourseMutation(afterwards);
  const [changeOwner] = useChangeCourseOwnerMutation();
  const [lift] = useLiftCourseBlockMutation(afterwards);
  const [setFeatured, { client }] = useSetCourseFeaturedMutation();

  async function feature({ id, title }: Titled, isFeatured: boolean): Promise<boolean> {
    const isDone = await attemptOrToast(
      () => setFeatured({ variables: { courseId: id, isFeatured } }),
      `“${title}” couldn’t be changed`,
    );
    if (isDone) evictCatalogue(client.cache);
    return isDone;
  }

  return {
    /** Unpublishes the course, or replaces the reason. */
    block: ({ id, title }: Titled, reason: string): Promise<FormOutcome> =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await block({ variables: { courseId: id, reason } });
          const result = data?.blockCourse;
          if (result?.__typename === 'InvalidInput')
            return { ok: false, message: result.message, fields: result.fields };
          evictCatalogue(client.cache);
          toast.success(`“${title}” is unpublished. Its instructor was told why.`);
          return { ok: true };
        },
        'The course couldn’t be unpublished',
        refused,
      ),
    /** Gives the course to the instructor with this address. */
    changeOwner: ({ id, title }: Titled, email: string): Promise<FormOutcome> =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await changeOwner({ variables: { courseId: id, email } });
          const result = data?.changeCourseOwner;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (!result) return refused(OWNER_UNCHANGED);
          evictCatalogue(client.cache);
          toast.success(`${result.course.instructorName} owns “${title}” now`);
          return { ok: true };
        },
        OWNER_UNCHANGED,
        refused,
      ),
    lift: async ({ id, title }: Titled): Promise<void> => {
      const isDone = await attemptOrToast(
        () => lift({ variables: { courseId: id } }),
        `“${title}” couldn’t be changed`,
      );
      if (isDone) toast.success(`The instructor of “${title}” can publish it again`);
    },
    setFeatured: async (course: Titled, isFeatured: boolean): Promise<void> => {
      if (!(await feature(course, isFeatured))) return;
      toastUndo(
        isFeatured ? `“${course.title}” is featured` : `“${course.title}” is no longer featured`,
        () => void feature(course, !isFeatured),
      );
    },
  };
}
