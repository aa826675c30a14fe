import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import type { StoredUser } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/fields/Choices';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { Dialog } from '../../ui/overlays/Dialog';
import type { MenuChoice, MenuChoices } from '../../ui/overlays/MenuButton';
import { MoreMenu } from '../../ui/overlays/MoreMenu';
import { toast, toastUndo } from '../../ui/overlays/toast';
import { roleName } from '../accounts/roleLabels';
import type { PersonRowFragment } from './__generated__/PeoplePage.generated';
import {
  ChangeRoleDocument,
  ReinstateAccountDocument,
  RemoveSecondFactorDocument,
  SendResetTokenDocument,
  SignOutEverywhereDocument,
  SuspendAccountDocument,
  useSuspendDialogQuery,
} from './__generated__/PersonMenu.generated';

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
function usePersonActions() {
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
      onDone: ({ to, ...person }) => {
        const sentence = `${person.name} is now ${ROLE_IN_SENTENCE[to]}`;
        if (to === person.role) toast.success(sentence);
        else toastUndo(sentence, () => void changeRoleBack({ ...person, to: person.role }));
      },
      failed: roleNotChanged,
    }),
    /** `unpublished`: ids of the account's published courses, if they are unpublished. */
    suspend: useAction(SuspendAccountDocument, {
      variables: ({ id, unpublished }: Named & { unpublished: string[] }) => ({
        accountId: id,
        unpublishesCourses: unpublished.length > 0,
      }),
      onDone: ({ unpublished, ...person }) =>
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
      onDone: ({ name, email }, { resetToken }) => {
        if (!resetToken) toast.success(`A reset token is on its way to ${email}`);
        else toast.info(`Demo mode: the reset token of ${name} is ${resetToken}`, { durationMs: Infinity });
      },
      failed: 'The reset token couldn’t be sent',
    }),
  };
}

const accountAndRole = ({ id, to }: Named & { to: Role }) => ({ accountId: id, role: to });
const roleNotChanged = ({ name }: Named) => `The role of ${name} couldn’t be changed`;
const notReinstated = ({ name }: Named) => `${name} couldn’t be reinstated`;

const ROLES = ['STUDENT', 'INSTRUCTOR', 'ADMIN'] satisfies StoredUser['role'][];

interface PersonMenuProps {
  person: PersonRowFragment;
  /** Whether it is a demo account, which cannot be changed. */
  isShared: boolean;
}

/** What an administrator can do with an account that is not their own. */
export function PersonMenu({ person, isShared }: PersonMenuProps) {
  const actions = usePersonActions();
  const [isSuspending, setIsSuspending] = useState(false);
  const isSuspended = person.state === 'SUSPENDED';
  const showInLog: MenuChoice = {
    label: 'Show in audit log',
    link: <Link to={paths.auditLogOf(person.id)} />,
  };
  const changes: MenuChoices = [
    ...ROLES.filter((role) => role !== person.role || person.isOnTeamsOnly).map((role) => ({
      label: role === person.role ? 'Approve as an instructor' : `Change role to ${roleName(role)}`,
      onChoose: () => void actions.changeRole({ ...person, to: role }),
    })),
    { label: 'Send reset token', onChoose: () => void actions.sendResetToken(person) },
    showInLog,
    person.hasSecondFactor && {
      label: 'Remove second factor',
      onChoose: () => void actions.removeSecondFactor(person),
    },
    { label: 'Log out everywhere', onChoose: () => void actions.signOut(person) },
    isSuspended
      ? { label: 'Reinstate', onChoose: () => void actions.reinstate(person) }
      : { label: 'Suspend', onChoose: () => setIsSuspending(true) },
  ];
  return (
    <>
      <MoreMenu label={`Actions for ${person.name}`} choices={isShared ? [showInLog] : changes} />
      {isSuspending && <SuspendDialog person={person} onClose={() => setIsSuspending(false)} />}
    </>
  );
}

/** Asks before an account is suspended, and whether its courses are unpublished. */
function SuspendDialog({ person, onClose }: { person: PersonRowFragment; onClose: () => void }) {
  const { suspend } = usePersonActions();
  const { data, loading } = useSuspendDialogQuery({
    variables: { id: person.id },
    fetchPolicy: 'network-only',
  });
  const courses = data?.viewer?.administration?.person?.publishedCourses;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hasCourses = courses !== undefined && courses.count > 0;
  // At first where no student loses anything.
  const unpublishes = hasCourses && (chosen ?? courses.studentCount === 0);

  function send() {
    onClose();
    void suspend({ ...person, unpublished: unpublishes ? courses.ids : [] });
  }

  return (
    <Dialog title={`Suspend ${person.name}?`} onClose={onClose}>
      <Stack gap={16}>
        <p>
          They are logged out everywhere and can’t log in until you reinstate them. Nothing is deleted. Lists
          don’t show their courses meanwhile.
        </p>
        {hasCourses && (
          <Checkbox
            label={`Unpublish their ${formatCount(courses.count, 'course')}`}
            hint={
              courses.studentCount === 0
                ? 'Nobody is enrolled. Until you unpublish them, anyone who knows their addresses can open them.'
                : `There are ${formatCount(courses.studentCount, 'enrollment')}. Students keep access to courses that are not published.`
            }
            checked={unpublishes}
            onChange={setChosen}
          />
        )}
        <Cluster>
          <Button variant="danger" disabled={loading} onClick={send}>
            Suspend
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
