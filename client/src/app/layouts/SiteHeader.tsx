import { Link, NavLink } from 'react-router-dom';
import { useLogOut } from '../../features/accounts/useLogOut';
import { chooseColorScheme } from '../../lib/colorScheme';
import { useProfilePicture } from '../../lib/profilePicture';
import { type Session, useSession } from '../../lib/session';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { MenuIcon } from '../../ui/Icons';
import { Logo } from '../../ui/Logo';
import { MenuButton } from '../../ui/MenuButton';
import { ThemeToggle } from '../../ui/ThemeToggle';
import { paths } from '../paths';
import styles from './SiteHeader.module.css';

/** The header of the public pages. On a phone, everything but logo and theme toggle moves into a menu. */
export function SiteHeader() {
  const session = useSession();
  const places = placesOf(session);
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label="Waymark, home">
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
        <div className={styles.wide}>{session ? <AccountMenu session={session} /> : <SignInLinks />}</div>
        <div className={styles.small}>
          <MenuButton label="Menu" hideLabel icon={<MenuIcon />}>
            {places.map(({ to, name }) => (
              <NavLink key={to} to={to}>
                {name}
              </NavLink>
            ))}
            {session ? <AccountChoices /> : <SignInChoices />}
          </MenuButton>
        </div>
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

function SignInChoices() {
  return (
    <>
      <NavLink to={paths.logIn}>Log in</NavLink>
      <NavLink to={paths.register}>Sign up</NavLink>
    </>
  );
}

function AccountMenu({ session: { user } }: { session: Session }) {
  const picture = useProfilePicture(user.id);
  return (
    <MenuButton
      label={`Account of ${user.name}`}
      hideLabel
      icon={<Avatar name={user.name} src={picture} size={36} />}
    >
      <AccountChoices />
    </MenuButton>
  );
}

function AccountChoices() {
  const logOut = useLogOut();
  return (
    <>
      <NavLink to={paths.profile}>Profile</NavLink>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
    </>
  );
}
