import { Link } from 'react-router-dom';
import { Button } from '../ui/buttons/Button';
import { Page } from '../ui/layout/Layout';
import { NotFoundState } from '../ui/states/NotFoundState';
import { paths } from './paths';

/** The page for unknown URLs. */
export function NotFoundPage() {
  return (
    <Page width="text">
      <NotFoundState
        text="There is no page at this address. It may have moved, or the link may be mistyped."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse Courses
          </Button>
        }
      />
    </Page>
  );
}
