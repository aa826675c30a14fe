import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { TitledPage } from '../../../ui/layout/Layout';
import { LearningHome } from './LearningHome';

/** The student dashboard (specification, section 2). */
export function StudentDashboardPage() {
  return (
    <TitledPage
      title="Student Dashboard"
      lead="Track your learning progress and manage your courses"
      actions={
        <Button component={Link} to={paths.join} variant="secondary">
          Have a code?
        </Button>
      }
      gap={40}
    >
      <LearningHome />
    </TitledPage>
  );
}
