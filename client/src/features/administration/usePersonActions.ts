import { useAction } from '../../apollo/useAction';
import type { StoredUser } from '../../lib/session';
import { toast } from '../../ui/overlays/toast';
import { toastUndo } from '../../ui/overlays/toastUndo';
import {
  ChangeRoleDocument,
  ReinstateAccountDocument,
  RemoveSecondFactorDocument,
  SendResetTokenDocument,
  SignOutEverywhereDocument,
  SuspendAccountDocument,
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

const accountOf = ({ id }: Named) => ({ accountId: id });

/** What administrators can do with an account: each asks first, and can be undone where that is possible. */
export function usePersonActions() {
  const changeRoleBack = useAction(ChangeRoleDocument, {
    variables: accountAndRole,
    failed: roleNotChanged,
  });
  const publishAgain = useAction(ReinstateAccountDocument, {
    variables: ({ id, publishes }: Named & { publishes: string[] }) => ({ accountId: id, publishes }),
    failed: notReinstated,
  });
  return {
    changeRole: useAction(ChangeRoleDocument, {
      variables: accountAndRole,
      ask: ({ name, role, to }) => ({
        title: `Make ${name} ${ROLE_IN_SENTENCE[to]}?`,
        text: consequences(role, to),
        confirmLabel: 'Change role',
      }),
      done: ({ to, ...person }) => {
        const sentence = `${person.name} is now ${ROLE_IN_SENTENCE[to]}`;
        if (to === person.role) return sentence;
        toastUndo(sentence, () => void changeRoleBack({ ...person, to: person.role }));
      },
      failed: roleNotChanged,
    }),
    /** `unpublished`: ids of the account's published courses, if they are unpublished. */
    suspend: useAction(SuspendAccountDocument, {
      variables: ({ id, unpublished }: Named & { unpublished: string[] }) => ({
        accountId: id,
        unpublishesCourses: unpublished.length > 0,
      }),
      done: ({ unpublished, ...person }) =>
        toastUndo(
          `${person.name} is suspended`,
          () => void publishAgain({ ...person, publishes: unpublished }),
        ),
      failed: ({ name }) => `${name} couldn’t be suspended`,
    }),
    reinstate: useAction(ReinstateAccountDocument, {
      variables: ({ id }: Named) => ({ accountId: id, publishes: [] }),
      done: ({ name }) => `${name} can log in again`,
      failed: notReinstated,
    }),
    signOut: useAction(SignOutEverywhereDocument, {
      variables: accountOf,
      ask: ({ name }) => ({
        title: `Log ${name} out everywhere?`,
        text: 'All their devices need the password to log in again.',
        confirmLabel: 'Log out everywhere',
      }),
      done: ({ name }) => `${name} was logged out everywhere`,
      failed: ({ name }) => `${name} couldn’t be logged out`,
    }),
    removeSecondFactor: useAction(RemoveSecondFactorDocument, {
      variables: accountOf,
      ask: ({ name }) => ({
        title: `Remove the second factor of ${name}?`,
        text: 'Do this only if you are sure who is asking: from now on their password is enough to log in. They are logged out everywhere and get an email about it.',
        confirmLabel: 'Remove second factor',
        danger: true,
      }),
      done: ({ name }) => `${name} no longer has a second factor`,
      failed: ({ name }) => `The second factor of ${name} couldn’t be removed`,
    }),
    sendResetToken: useAction(SendResetTokenDocument, {
      variables: accountOf,
      ask: ({ name, email }) => ({
        title: `Send ${name} a reset token?`,
        text: `It is sent to ${email}, works once and expires after ten minutes. Their password works until they use it.`,
        confirmLabel: 'Send reset token',
      }),
      done: ({ name, email }, { resetToken }) => {
        if (!resetToken) return `A reset token is on its way to ${email}`;
        toast.info(`Demo mode: the reset token of ${name} is ${resetToken}`, { durationMs: Infinity });
      },
      failed: 'The reset token couldn’t be sent',
    }),
  };
}

const accountAndRole = ({ id, to }: Named & { to: Role }) => ({ accountId: id, role: to });
const roleNotChanged = ({ name }: Named) => `The role of ${name} couldn’t be changed`;
const notReinstated = ({ name }: Named) => `${name} couldn’t be reinstated`;
