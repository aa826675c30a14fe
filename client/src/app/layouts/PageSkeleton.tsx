import { HeaderBar } from './SiteHeader';
import { LEARNER_LINKS } from './navigationLinks';

/** What signed-in people see of a page that only the browser renders until it does; global.css hides it from others. */
export function PageSkeleton() {
  return (
    <div className="wm-page-skeleton">
      <HeaderBar links={LEARNER_LINKS} />
      <p />
      <p />
      <p />
    </div>
  );
}
