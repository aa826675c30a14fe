import { attempt } from '../../apollo/attempt';
import { attemptOrToast } from '../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { formatCount } from '../../lib/format';
import { confirm } from '../../ui/overlays/confirm';
import { toast } from '../../ui/overlays/toast';
import type { GroupRowFragment } from './GroupsPage.generated';
import {
  useCreateGroupMutation,
  useDeleteGroupMutation,
  useRenameGroupMutation,
  useSetGroupMemberMutation,
} from './useGroupActions.generated';

type NamingResult =
  | { __typename: 'CourseGroupsChanged' }
  | { __typename: 'InvalidInput'; fields: readonly { path: string; message: string }[] };

/** The outcome of a form that names a group. */
function outcomeOf(result: NamingResult | undefined, done: string): FormOutcome {
  if (result?.__typename === 'InvalidInput') return { ok: false, fields: [...result.fields] };
  toast.success(done);
  return { ok: true };
}

/** The changes that an instructor can make to the groups of a course. */
export function useGroupActions(courseId: string) {
  const [create] = useCreateGroupMutation();
  const [rename] = useRenameGroupMutation();
  const [remove] = useDeleteGroupMutation();
  const [setMember] = useSetGroupMemberMutation();

  return {
    create: (name: string) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await create({ variables: { courseId, name } });
          return outcomeOf(data?.createGroup, `Group “${name}” created`);
        },
        'The group couldn’t be created',
        refused,
      ),
    rename: (groupId: string, name: string) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await rename({ variables: { courseId, groupId, name } });
          return outcomeOf(data?.renameGroup, `The group is now called “${name}”`);
        },
        'The group couldn’t be renamed',
        refused,
      ),
    /** Asks first. Resolves to whether it was deleted. */
    remove: async ({ id: groupId, name, studentCount }: GroupRowFragment): Promise<boolean> => {
      const isSure = await confirm({
        title: `Delete the group “${name}”?`,
        text:
          studentCount === 0
            ? 'It has no students.'
            : `${formatCount(studentCount, 'student')} will no longer be in it. They stay in the course.`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!isSure) return false;
      const isDone = await attemptOrToast(
        () => remove({ variables: { courseId, groupId } }),
        'The group couldn’t be deleted',
      );
      if (isDone) toast.success(`Group “${name}” deleted`);
      return isDone;
    },
    setMember: (groupId: string, studentId: string, isMember: boolean) =>
      attemptOrToast(
        () => setMember({ variables: { courseId, groupId, studentId, isMember } }),
        'The group couldn’t be changed',
      ),
  };
}
