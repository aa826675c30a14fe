import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { StoredUser } from '../../lib/session';
import type { MenuChoice } from '../../ui/overlays/MenuButton';
import { MoreMenu } from '../../ui/overlays/MoreMenu';
import { roleName } from '../accounts/roleLabels';
import type { PersonRowFragment } from './PeoplePage.generated';
import { SuspendDialog } from './SuspendDialog';
import { usePersonActions } from './usePersonActions';

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
  const changes: MenuChoice[] = [
    ...ROLES.filter((role) => role !== person.role || person.isOnTeamsOnly).map((role) => ({
      label: role === person.role ? 'Approve as an instructor' : `Change role to ${roleName(role)}`,
      onChoose: () => void actions.changeRole({ ...person, to: role }),
    })),
    { label: 'Send reset token', onChoose: () => void actions.sendResetToken(person) },
    showInLog,
    ...(person.hasSecondFactor
      ? [{ label: 'Remove second factor', onChoose: () => void actions.removeSecondFactor(person) }]
      : []),
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
