import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { evictCatalogue } from '../catalogue/evictCatalogue';
import { useDeleteCourseMutation } from './useDeleteCourse.generated';

/** Deletes a course after confirmation and shows a toast. Resolves to whether it was deleted. */
export function useDeleteCourse() {
  const [deleteCourse] = useDeleteCourseMutation();
  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this course? This action cannot be undone.',
      text: `“${title}” will be deleted and students will lose access. Certificates already issued stay valid.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    const isDeleted = await attemptOrToast(
      () =>
        deleteCourse({
          variables: { id },
          update: (cache) => {
            // Removes it from all cached lists.
            cache.evict({ id: cache.identify({ __typename: 'InstructorCourse', id }) });
            cache.evict({ id: cache.identify({ __typename: 'Course', id }) });
            evictCatalogue(cache);
            cache.gc();
          },
        }),
      'Failed to delete course',
    );
    if (!isDeleted) return false;
    toast.success('Course deleted');
    return true;
  };
}
