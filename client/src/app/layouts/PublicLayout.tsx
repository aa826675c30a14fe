import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../ui/navigation/SkipLink';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

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
