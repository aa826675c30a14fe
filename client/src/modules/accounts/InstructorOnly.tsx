import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { Page, Stack } from '../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../ui/text/PageHeading';
import { InstructorRequestNote } from './InstructorRequestNote';
import { SurfaceNote } from '../../ui/states/States';

/** Shown instead of an instructor's page to other viewers (specification, section 2). */
export function InstructorOnly() {
  return (
    <Page>
      <PageTitle>Instructor Area</PageTitle>
      <Stack gap={40}>
        <PageHeading>Instructor Area</PageHeading>
        <InstructorOnlyNote />
        <InstructorRequestNote />
      </Stack>
    </Page>
  );
}

/** The text alone, for a page with its own heading. */
export function InstructorOnlyNote() {
  return (
    <SurfaceNote
      tone="warning"
      title="Access denied: instructor only area."
      action={
        <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
          Browse Courses
        </Button>
      }
    />
  );
}
