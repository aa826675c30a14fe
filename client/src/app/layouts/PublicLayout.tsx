import { Link, Outlet } from 'react-router-dom';
import { SkipLink } from '../../ui/navigation/SkipLink';
import styles from './PublicLayout.module.css';
import { SiteHeader } from './SiteHeader';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session';
import { Logo } from '../../ui/map/Logo';
import { usePlatform } from '../../ui/platform/platform';
import { paths } from '../paths';

/** Layout of the public pages: header, page, footer. */
export function PublicLayout() {
  return (
    <div className={`wm-stack ${styles.frame}`}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={`wm-grow ${styles.main}`}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** Share links of the social networks. */
function placesToShare(name: string, address: string) {
  const url = encodeURIComponent(address);
  return [
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'X', href: `https://x.com/intent/post?url=${url}` },
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Email', href: `mailto:?subject=${encodeURIComponent(name)}&body=${url}` },
  ];
}

/** The footer of the public pages: quick links, sharing, and the small print. */
function SiteFooter() {
  const session = useSession();
  const { name } = usePlatform();
  const origin = useOrigin();
  return (
    <footer className={`wm-no-print wm-rule-above ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={`wm-grid wm-gap-12 wm-all-columns ${styles.mark}`}>
          <Logo />
          <p className="wm-muted wm-small">
            Short lessons, timed quizzes, progress you can see and certificates anyone can verify.
          </p>
        </div>
        <Column title="Quick links">
          <PlaceLink to={paths.catalogue}>Courses</PlaceLink>
          <PlaceLink to={paths.verify}>Verify a certificate</PlaceLink>
          {session ? (
            <PlaceLink to={paths.profile}>My Profile</PlaceLink>
          ) : (
            <>
              <PlaceLink to={paths.register}>Sign up</PlaceLink>
              <PlaceLink to={paths.logIn}>Log in</PlaceLink>
            </>
          )}
        </Column>
        <Column title={`Share ${name}`}>
          {placesToShare(name, `${origin}${paths.landing}`).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer" className="wm-link-quiet">
                {network}
              </a>
            </li>
          ))}
        </Column>
        <Column title="Legal">
          <PlaceLink to={paths.privacy}>Privacy</PlaceLink>
          <PlaceLink to={paths.terms}>Terms</PlaceLink>
          <PlaceLink to={paths.cookies}>Cookies</PlaceLink>
        </Column>
      </div>
    </footer>
  );
}

/** The page's origin; '' in server-rendered HTML, which must not depend on the host. */
function useOrigin(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={styles.column}>
      <h2 className="wm-font-17 wm-mb-8">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function PlaceLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="wm-link-quiet">
        {children}
      </Link>
    </li>
  );
}
