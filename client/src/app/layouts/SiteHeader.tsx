import { type ReactNode, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { chooseColorScheme } from '../../lib/colorScheme';
import { lazyComponent } from '../../lib/lazyComponent';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { MenuIcon } from '../../ui/icons/Icons';
import { Logo } from '../../ui/map/Logo';
import { MenuButton, type MenuChoice } from '../../ui/overlays/MenuButton';
import { usePlatform } from '../../ui/platform/platform';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { paths } from '../paths';
import { activeAt, LEARNER_LINKS, type NavigationLink, navigationLinksOf } from './navigationLinks';
import styles from './SiteHeader.module.css';

/** Visitors need none of it. */
const AccountNavigation = lazyComponent(async () => (await import('./AccountNavigation')).AccountNavigation);

const VISITORS_CHOICES: MenuChoice[] = [
  { label: 'Courses', link: <NavLink to={paths.catalogue} /> },
  { label: 'Log in', link: <NavLink to={paths.logIn} /> },
  { label: 'Sign up', link: <NavLink to={paths.register} /> },
];

/** The header of all pages. On a phone, everything of a visitor's but logo and theme toggle moves into a menu. */
export function SiteHeader({ menu }: { menu?: ReactNode }) {
  const session = useSession();
  return (
    <HeaderBar links={navigationLinksOf(session?.user.role ?? null)} menu={menu}>
      <ThemeToggle onChoose={chooseColorScheme} />
      {session ? (
        <Suspense>
          <AccountNavigation session={session} />
        </Suspense>
      ) : (
        <>
          <div className={styles.wide} data-for-visitors="">
            <SignInLinks />
          </div>
          <div className={styles.small} data-for-visitors="">
            <MenuButton label="Menu" hideLabel icon={<MenuIcon />} choices={VISITORS_CHOICES} />
          </div>
        </>
      )}
    </HeaderBar>
  );
}

interface HeaderBarProps {
  links: readonly NavigationLink[];
  /** The button before the logo, which opens the sidebar on a small screen. */
  menu?: ReactNode;
  /** The account, at the end of the header. */
  children?: ReactNode;
}

/** The header's parts. A learner's links are at the bottom of a small screen. */
export function HeaderBar({ links, menu, children }: HeaderBarProps) {
  const { name: platformName } = usePlatform();
  const { pathname } = useLocation();
  const active = activeAt(links, pathname);
  const isLearner = links === LEARNER_LINKS;
  return (
    <header
      className={classes(
        'wm-row wm-gap-16 wm-no-print',
        styles.header,
        menu !== undefined && styles.withMenu,
      )}
    >
      {menu}
      <Link to={paths.landing} className={`wm-row ${styles.home}`} aria-label={`${platformName}, home`}>
        <Logo />
      </Link>
      <nav aria-label="Main" className={classes(styles.links, isLearner && styles.learner)}>
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            className={`wm-row ${styles.link}`}
            aria-current={link === active ? (pathname === link.to ? 'page' : 'true') : undefined}
          >
            {isLearner && <link.Icon className={styles.icon} />}
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={`wm-row wm-gap-8 wm-end ${styles.account}`}>{children}</div>
    </header>
  );
}

function SignInLinks() {
  return (
    <>
      <Button component={Link} to={paths.logIn} variant="quiet" size="sm">
        Log in
      </Button>
      <Button component={Link} to={paths.register} variant="secondary" size="sm">
        Sign up
      </Button>
    </>
  );
}
