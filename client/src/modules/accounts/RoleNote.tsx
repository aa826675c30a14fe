import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { TitledPage } from '../../ui/layout/Layout';
import { InstructorRequestNote } from './InstructorRequestNote';
import { SurfaceNote } from '../../ui/states/States';

/** Shown instead of an instructor's page to other viewers (specification, section 2). */
export function InstructorOnly() {
  return (
    <TitledPage title="Instructor Area" gap={40}>
      <InstructorOnlyNote />
      <InstructorRequestNote />
    </TitledPage>
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
