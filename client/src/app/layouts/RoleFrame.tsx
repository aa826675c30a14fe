import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LogOutButton } from '../../modules/accounts/LogOutButton';
import { UnreadBadge, useUnreadCount } from '../../modules/notifications/UnreadBadge';
import { useInboxUpdates } from '../../modules/notifications/useInboxUpdates';
import { chooseColorScheme } from '../../lib/colorScheme';
import { formatCount } from '../../lib/format';
import { readSidebarIsNarrow, storeSidebarIsNarrow } from '../../lib/preferences';
import { useSession } from '../../lib/session';
import { Avatar } from '../../ui/display/Avatar';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { CloseIcon, MenuIcon } from '../../ui/icons/Icons';
import { IconButton } from '../../ui/buttons/IconButton';
import { Logo } from '../../ui/map/Logo';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { usePlatform } from '../../ui/platform/platform';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { SidebarIcon } from '../../ui/icons/ToolIcons';
import { paths } from '../paths';
import styles from './RoleFrame.module.css';
import { frameItemsOf } from './RoleFrameItems';
import { RoleFrameMenu } from './RoleFrameMenu';
import { useAccountPicture } from './useAccountPicture';

/**
 * The layout of a role's pages: header and sidebar, collapsed or expanded as last left, a drawer on small screens.
 * Without a session there is no sidebar; the page itself asks the visitor to log in.
 */
export function RoleFrame() {
  const session = useSession();
  const { name: platformName } = usePlatform();
  const [narrow, setNarrow] = useState(readSidebarIsNarrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const items = session ? frameItemsOf(session.user.role) : [];
  useInboxUpdates({ enabled: items.some((item) => item.News === UnreadBadge) });
  const unreadCount = useUnreadCount();

  function toggleWidth() {
    storeSidebarIsNarrow(!narrow);
    setNarrow(!narrow);
  }

  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        {session && (
          <IconButton
            // On a small screen the unread count is inside the drawer, so the button mentions it.
            label={
              unreadCount > 0 ? `Open menu, ${formatCount(unreadCount, 'unread notification')}` : 'Open menu'
            }
            aria-haspopup="dialog"
            className={styles.menuButton}
            onClick={() => setDrawerOpen(true)}
          >
            <MenuIcon />
            <UnreadBadge />
          </IconButton>
        )}
        <Link to={paths.landing} className={styles.home} aria-label={`${platformName}, home`}>
          <Logo />
        </Link>
        <div className={styles.account}>
          {session && <Person name={session.user.name} accountId={session.user.id} />}
          <ThemeToggle onChoose={chooseColorScheme} />
          {session ? (
            <LogOutButton className={styles.logOut} />
          ) : (
            <Button component={Link} to={paths.logIn} variant="quiet" size="sm">
              Log in
            </Button>
          )}
        </div>
      </header>
      <div className={classes(styles.body, session && styles.withSidebar, narrow && styles.narrow)}>
        {session && (
          <aside className={styles.sidebar} aria-label="Sidebar">
            <IconButton label={narrow ? 'Expand sidebar' : 'Collapse sidebar'} onClick={toggleWidth}>
              <SidebarIcon />
            </IconButton>
            <RoleFrameMenu items={items} narrow={narrow} />
          </aside>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {session && drawerOpen && (
        <Drawer onClose={() => setDrawerOpen(false)}>
          <RoleFrameMenu items={items} onChoose={() => setDrawerOpen(false)} />
          <LogOutButton className={styles.drawerLogOut} />
        </Drawer>
      )}
    </div>
  );
}

function Person({ name, accountId }: { name: string; accountId: string }) {
  const picture = useAccountPicture(accountId);
  return (
    <Link to={paths.profile} className={styles.person}>
      <Avatar name={name} src={picture} size={32} />
      <span>{name}</span>
    </Link>
  );
}

/** The sidebar on a small screen, as a modal dialog. It is open while mounted. */
function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup aria-label="Menu" className={styles.drawer}>
          <Dialog.Close
            render={
              <IconButton label="Close menu" className={styles.close}>
                <CloseIcon />
              </IconButton>
            }
          />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
