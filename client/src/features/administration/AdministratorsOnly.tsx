import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { Page, Stack } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';

/** Shown instead of an administrator's page to other viewers. */
export function AdministratorsOnly() {
  return (
    <Page>
      <PageTitle>Administration</PageTitle>
      <Stack gap={40}>
        <PageHeading>Administration</PageHeading>
        <SurfaceNote
          tone="warning"
          title="Only administrators can open this page."
          action={
            <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
              Browse Courses
            </Button>
          }
        />
      </Stack>
    </Page>
  );
}
