import { Suspense } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { chooseColorScheme } from '../../lib/colorScheme';
import { lazyComponent } from '../../lib/lazyComponent';
import { type Session, useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { MenuIcon } from '../../ui/icons/Icons';
import { Logo } from '../../ui/map/Logo';
import { MenuButton, type MenuChoice } from '../../ui/overlays/MenuButton';
import { usePlatform } from '../../ui/platform/platform';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { paths } from '../paths';
import styles from './SiteHeader.module.css';

const loadPanel = () => import('../../ui/overlays/MenuPanel');
const menu = {
  Panel: lazyComponent(async () => (await loadPanel()).MenuPanel),
  // A failure is retried when it opens.
  onIntent: () => void loadPanel().catch(() => undefined),
};

/** Visitors need none of it. */
const AccountNavigation = lazyComponent(async () => (await import('./AccountNavigation')).AccountNavigation);

const VISITORS_CHOICES: MenuChoice[] = [
  { label: 'Courses', link: <NavLink to={paths.catalogue} /> },
  { label: 'Log in', link: <NavLink to={paths.logIn} /> },
  { label: 'Sign up', link: <NavLink to={paths.register} /> },
];

/** The header of the public pages. On a phone, everything but logo and theme toggle moves into a menu. */
export function SiteHeader() {
  const session = useSession();
  const { name: platformName } = usePlatform();
  const places = placesOf(session);
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label={`${platformName}, home`}>
        <Logo />
      </Link>
      <nav aria-label="Main" className={styles.places}>
        {places.map(({ to, name }) => (
          <NavLink key={to} to={to} className={styles.place}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={styles.account}>
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
              <MenuButton label="Menu" hideLabel icon={<MenuIcon />} choices={VISITORS_CHOICES} {...menu} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function placesOf(session: Session | null): { to: string; name: string }[] {
  const courses = { to: paths.catalogue, name: 'Courses' };
  if (session?.user.role === 'STUDENT') return [courses, { to: paths.studentArea, name: 'My learning' }];
  if (session?.user.role === 'INSTRUCTOR') return [courses, { to: paths.instructorArea, name: 'Teaching' }];
  return [courses];
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
