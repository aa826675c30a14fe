import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../lib/lazyComponent';
import { readSidebarIsNarrow, storeSidebarIsNarrow } from '../../lib/preferences';
import { useSession } from '../../lib/session';
import { IconButton } from '../../ui/buttons/IconButton';
import { classes } from '../../ui/classes';
import { MenuIcon } from '../../ui/icons/Icons';
import { SidebarIcon } from '../../ui/icons/ToolIcons';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { paths } from '../paths';
import styles from './RoleFrame.module.css';
import { type FrameItem, frameItemsOf } from './RoleFrameItems';
import { RoleFrameMenu } from './RoleFrameMenu';
import { SiteHeader } from './SiteHeader';

const Drawer = lazyComponent(async () => (await import('./RoleFrameDrawer')).RoleFrameDrawer);

/**
 * The layout of a role's pages: header and sidebar, collapsed or expanded as last left, a drawer on small screens. A
 * student has a sidebar in the student area only. Without a session there is none; the page itself asks the visitor to
 * log in.
 */
export function RoleFrame() {
  const items = useSidebarItems();
  const [narrow, setNarrow] = useState(readSidebarIsNarrow);
  const [drawerOpen, setDrawerOpen] = useState(false);

  function toggleWidth() {
    storeSidebarIsNarrow(!narrow);
    setNarrow(!narrow);
  }

  return (
    <div className={`wm-stack ${styles.frame}`}>
      <SkipLink />
      <SiteHeader
        menu={
          items && (
            <IconButton
              label="Open menu"
              aria-haspopup="dialog"
              className={styles.menuButton}
              onClick={() => setDrawerOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          )
        }
      />
      <div
        className={classes(
          'wm-grid wm-grow',
          styles.body,
          items && styles.withSidebar,
          narrow && styles.narrow,
        )}
      >
        {items && (
          <aside className={`wm-no-print ${styles.sidebar}`} aria-label="Sidebar">
            <IconButton label={narrow ? 'Expand sidebar' : 'Collapse sidebar'} onClick={toggleWidth}>
              <SidebarIcon />
            </IconButton>
            <RoleFrameMenu items={items} narrow={narrow} />
          </aside>
        )}
        <main id="main" tabIndex={-1} className="wm-min-0">
          <Outlet />
        </main>
      </div>
      {items && drawerOpen && (
        <Suspense>
          <Drawer items={items} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** undefined for no sidebar. */
function useSidebarItems(): readonly FrameItem[] | undefined {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return undefined;
  const { role } = session.user;
  return role === 'STUDENT' && pathname !== paths.studentArea ? undefined : frameItemsOf(role);
}
