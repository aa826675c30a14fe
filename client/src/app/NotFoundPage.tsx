import { NotFound } from '../modules/NotFound';
import { paths } from './paths';

/** The page for unknown URLs. */
export function NotFoundPage() {
  return (
    <NotFound
      text="There is no page at this address. It may have moved, or the link may be mistyped."
      to={paths.catalogue}
      linkText="Browse Courses"
      width="text"
    />
  );
}
