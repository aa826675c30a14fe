import { Navigate } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { TitledPage } from '../../../ui/layout/Layout';
import { ContactInstructorForm } from '../../messages/MessageForms';
import { LearningHome } from './LearningHome';

/** The student area (specification, section 2): where a student arrives after logging in. */
export function StudentAreaPage() {
  const session = useSession();
  if (!session) return <Navigate to={logInAndReturnTo(paths.studentArea)} replace />;
  return (
    <TitledPage title="Student Area" lead={`Welcome, ${session.user.name}.`} gap={40}>
      <LearningHome />
      <ContactInstructorForm />
    </TitledPage>
  );
}
