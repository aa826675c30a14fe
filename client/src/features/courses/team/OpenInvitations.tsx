import { COURSE_ROLE_NAMES } from '../../../../../server/features/courses/permissions/course-permissions.rules';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import type { CourseTeamFragment } from './CourseTeamPage.generated';
import styles from './CourseTeamPage.module.css';
import { type Invitation, useTeamActions } from './useTeamActions';

/** The invitations to a course that nobody answered yet, for its owner. */
export function OpenInvitations({ course }: { course: CourseTeamFragment }) {
  const { withdraw } = useTeamActions(course);
  return (
    <DataTable<Invitation>
      caption="Open invitations"
      rows={course.invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'email',
          header: 'Email',
          rowHeader: true,
          cell: ({ email }) => <span className={styles.name}>{email}</span>,
        },
        { key: 'role', header: 'Role', cell: ({ role }) => COURSE_ROLE_NAMES[role] },
        { key: 'expires', header: 'Valid until', cell: ({ expiresAt }) => formatDate(expiresAt) },
        {
          key: 'actions',
          header: 'Actions',
          actions: true,
          cell: (invitation) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => void withdraw(invitation)}
            >
              Withdraw
            </Button>
          ),
        },
      ]}
    />
  );
}
