import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { TitledPage } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/States';

/** Shown instead of an administrator's page to other viewers. */
export function AdministratorsOnly() {
  return (
    <TitledPage title="Administration" gap={40}>
      <SurfaceNote
        tone="warning"
        title="Only administrators can open this page."
        action={
          <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
            Browse Courses
          </Button>
        }
      />
    </TitledPage>
  );
}
