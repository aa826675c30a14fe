import { Link, NavLink } from 'react-router-dom';
import { useLogOut } from '../../modules/accounts/LogOutButton';
import { UnreadBadge } from '../../modules/notifications/UnreadBadge';
import { useInboxUpdates } from '../../modules/notifications/useInboxUpdates';
import type { Session } from '../../lib/session';
import { Avatar } from '../../ui/display/Avatar';
import { BellIcon } from '../../ui/icons/ToolIcons';
import { MenuButton } from '../../ui/overlays/MenuButton';
import { paths } from '../paths';
import styles from './AccountNavigation.module.css';
import { frameItemsOf } from './RoleFrameItems';
import { useProfilePicture } from '../../lib/profilePicture';
import { useAccountPictureQuery } from './__generated__/AccountNavigation.generated';

/** The pages that the header of a student has no link to. */
const LEARNER_CHOICES: readonly { label: string; to: string }[] = [
  { label: 'Profile', to: paths.profile },
  { label: 'Quizzes', to: paths.myQuizzes },
  { label: 'Notes', to: paths.notes },
  { label: 'Bookmarks', to: paths.bookmarks },
  { label: 'Notification settings', to: paths.notificationSettings },
  { label: 'Password and sessions', to: paths.security },
];

/** Notifications and the menu of the account: for a student the other pages, for other roles those of the sidebar. */
export function AccountNavigation({ session: { user } }: { session: Session }) {
  const items = frameItemsOf(user.role);
  const inbox = items.find((item) => item.News === UnreadBadge);
  useInboxUpdates({ enabled: inbox !== undefined });
  const picture = useAccountPicture(user.id);
  const logOut = useLogOut();
  const pages = user.role === 'STUDENT' ? LEARNER_CHOICES : items;
  return (
    <>
      {inbox && (
        <Link to={inbox.to} className={`wm-center wm-relative ${styles.inbox}`} title="Notifications">
          <BellIcon />
          <span className="wm-visually-hidden">Notifications</span>
          <UnreadBadge className={styles.badge} />
        </Link>
      )}
      <MenuButton
        label={`Account of ${user.name}`}
        hideLabel
        icon={<Avatar name={user.name} src={picture} size={36} />}
        choices={[
          ...pages.map(({ label, to }) => ({ label, link: <NavLink to={to} end /> })),
          { label: 'Log out', onChoose: () => void logOut() },
        ]}
      />
    </>
  );
}

/** The signed-in account's picture, as its profile shows it: the preview of this browser, or else the uploaded one. */
function useAccountPicture(accountId: string): string | null {
  const preview = useProfilePicture(accountId);
  const { data } = useAccountPictureQuery();
  return preview ?? data?.viewer?.account.pictureUrl ?? null;
}
