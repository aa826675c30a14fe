import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useLogOut } from '../../modules/accounts/LogOutButton';
import { UnreadBadge, useUnreadCount } from '../../modules/notifications/UnreadBadge';
import { useInboxUpdates } from '../../modules/notifications/useInboxUpdates';
import { formatCount } from '../../lib/format';
import type { Session } from '../../lib/session';
import { Avatar } from '../../ui/display/Avatar';
import { MenuIcon } from '../../ui/icons/Icons';
import { MenuButton, type MenuChoice } from '../../ui/overlays/MenuButton';
import { MenuPanel } from '../../ui/overlays/MenuPanel';
import styles from './AccountNavigation.module.css';
import { frameItemsOf } from './RoleFrameItems';
import { useAccountPicture } from './useAccountPicture';

/**
 * The account's menu on public pages, with the items of its sidebar and the number of unread notifications: beside the
 * picture, and on a phone the only menu.
 */
export function AccountNavigation({ session: { user } }: { session: Session }) {
  const items = frameItemsOf(user.role);
  useInboxUpdates({ enabled: items.some((item) => item.News) });
  const unreadCount = useUnreadCount();
  const picture = useAccountPicture(user.id);
  const logOut = useLogOut();
  const unread = unreadCount > 0 ? `, ${formatCount(unreadCount, 'unread notification')}` : '';
  const choices: MenuChoice[] = [
    ...items.map(({ label, to, News }) => ({
      label: News && unreadCount > 0 ? `${label} (${unreadCount})` : label,
      link: <NavLink to={to} />,
    })),
    { label: 'Log out', onChoose: () => void logOut() },
  ];
  const withBadge = (icon: ReactNode) => (
    <span className={styles.icon} aria-hidden="true">
      {icon}
      <UnreadBadge className={styles.badge} />
    </span>
  );
  return (
    <>
      <div className={styles.wide}>
        <MenuButton
          label={`Account of ${user.name}${unread}`}
          hideLabel
          icon={withBadge(<Avatar name={user.name} src={picture} size={36} />)}
          choices={choices}
          Panel={MenuPanel}
        />
      </div>
      <div className={styles.small}>
        <MenuButton
          label={`Menu${unread}`}
          hideLabel
          icon={withBadge(<MenuIcon />)}
          choices={choices}
          Panel={MenuPanel}
        />
      </div>
    </>
  );
}
