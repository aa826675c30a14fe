import { attemptOrToast } from '../../apollo/attemptOrToast';
import type { StoredUser } from '../../lib/session';
import { confirm } from '../../ui/overlays/confirm';
import { toast } from '../../ui/overlays/toast';
import { toastUndo } from '../../ui/overlays/toastUndo';
import {
  useChangeRoleMutation,
  useReinstateAccountMutation,
  useRemoveSecondFactorMutation,
  useSendResetTokenMutation,
  useSignOutEverywhereMutation,
  useSuspendAccountMutation,
} from './usePersonActions.generated';

type Role = StoredUser['role'];

/** The person that an action is about. */
interface Named {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** The role with its article, in a sentence. */
const ROLE_IN_SENTENCE: Record<Role, string> = {
  STUDENT: 'a student',
  INSTRUCTOR: 'an instructor',
  ADMIN: 'an administrator',
};

/** What the role means for somebody who gets it, or no longer has it. */
function consequences(from: Role, to: Role): string {
  const changes = [
    from === to && 'They can create courses then, and stay on their teams.',
    to === 'ADMIN' && 'Administrators see and change everything on this page.',
    from === 'INSTRUCTOR' &&
      to !== from &&
      'The courses that they own stay theirs and published, but they can no longer edit them; you can change the owner under Courses. They leave the teams of other courses, and making them an instructor again does not bring them back.',
    'They are logged out and have to log in again.',
  ];
  return changes.filter(Boolean).join(' ');
}

/** What administrators can do with an account: each asks first, and can be undone where that is possible. */
export function usePersonActions() {
  const [changeRole] = useChangeRoleMutation();
  const [suspend] = useSuspendAccountMutation();
  const [reinstate] = useReinstateAccountMutation();
  const [signOut] = useSignOutEverywhereMutation();
  const [removeSecondFactor] = useRemoveSecondFactorMutation();
  const [sendToken] = useSendResetTokenMutation();

  async function setRole({ id, name }: Named, role: Role): Promise<boolean> {
    return attemptOrToast(
      () => changeRole({ variables: { accountId: id, role } }),
      `The role of ${name} couldn’t be changed`,
    );
  }

  const setReinstated = ({ id, name }: Named, publishes: string[] = []) =>
    attemptOrToast(
      () => reinstate({ variables: { accountId: id, publishes } }),
      `${name} couldn’t be reinstated`,
    );

  return {
    changeRole: async (person: Named, role: Role) => {
      const isSure = await confirm({
        title: `Make ${person.name} ${ROLE_IN_SENTENCE[role]}?`,
        text: consequences(person.role, role),
        confirmLabel: 'Change role',
      });
      if (!isSure || !(await setRole(person, role))) return;
      const done = `${person.name} is now ${ROLE_IN_SENTENCE[role]}`;
      if (role === person.role) toast.success(done);
      else toastUndo(done, () => void setRole(person, person.role));
    },
    /** `unpublished`: ids of the account's published courses, if they are unpublished. */
    suspend: async (person: Named, unpublished: string[]) => {
      const unpublishesCourses = unpublished.length > 0;
      const isDone = await attemptOrToast(
        () => suspend({ variables: { accountId: person.id, unpublishesCourses } }),
        `${person.name} couldn’t be suspended`,
      );
      if (isDone) toastUndo(`${person.name} is suspended`, () => void setReinstated(person, unpublished));
    },
    reinstate: async (person: Named) => {
      if (await setReinstated(person)) toast.success(`${person.name} can log in again`);
    },
    signOut: async ({ id, name }: Named) => {
      const isSure = await confirm({
        title: `Log ${name} out everywhere?`,
        text: 'All their devices need the password to log in again.',
        confirmLabel: 'Log out everywhere',
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => signOut({ variables: { accountId: id } }),
        `${name} couldn’t be logged out`,
      );
      if (isDone) toast.success(`${name} was logged out everywhere`);
    },
    removeSecondFactor: async ({ id, name }: Named) => {
      const isSure = await confirm({
        title: `Remove the second factor of ${name}?`,
        text: 'Do this only if you are sure who is asking: from now on their password is enough to log in. They are logged out everywhere and get an email about it.',
        confirmLabel: 'Remove second factor',
        danger: true,
      });
      if (!isSure) return;
      const isDone = await attemptOrToast(
        () => removeSecondFactor({ variables: { accountId: id } }),
        `The second factor of ${name} couldn’t be removed`,
      );
      if (isDone) toast.success(`${name} no longer has a second factor`);
    },
    sendResetToken: async ({ id, name, email }: Named) => {
      const isSure = await confirm({
        title: `Send ${name} a reset token?`,
        text: `It is sent to ${email}, works once and expires after ten minutes. Their password works until they use it.`,
        confirmLabel: 'Send reset token',
      });
      if (!isSure) return;
      await attemptOrToast(async () => {
        const { data } = await sendToken({ variables: { accountId: id } });
        const token = data?.sendResetToken.resetToken;
        if (token) toast.info(`Demo mode: the reset token of ${name} is ${token}`, { durationMs: Infinity });
        else toast.success(`A reset token is on its way to ${email}`);
      }, 'The reset token couldn’t be sent');
    },
  };
}
