import { useNavigate, useParams } from 'react-router-dom';
import {
  COURSE_ROLE_NAMES,
  CourseRole,
  ROLE_DESCRIPTIONS,
} from '../../../../../server/features/courses/permissions/course-permissions.rules';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { isAllowed } from '../coursePermissions';
import { TeamCourseFrame } from '../TeamCourseFrame';
import { type CourseTeamFragment, useCourseTeamPageQuery } from './CourseTeamPage.generated';
import styles from './CourseTeamPage.module.css';
import { InviteMember } from './InviteMemberForm';
import { OfferNote } from './OfferNote';
import { OpenInvitations } from './OpenInvitations';
import { TeamMembers } from './TeamMembers';
import { useOwnMembership } from './useOwnMembership';

/** The team of a course: members, roles and invitations. */
export function CourseTeamPage() {
  const { courseId = '' } = useParams();
  const query = useCourseTeamPageQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <TeamCourseFrame
      name="Team"
      titleOf={({ title }) => `Team of ${title}`}
      lead="Who works on the course, and what their roles allow"
      actions={(course) => <LeaveButton course={course} />}
      what="team"
      skeleton={<SkeletonTable rows={3} />}
      query={query}
    >
      {(course) => <Team course={course} />}
    </TeamCourseFrame>
  );
}

function Team({ course }: { course: CourseTeamFragment }) {
  return (
    <>
      {course.viewerIsOffered && <OfferNote course={course} />}
      <Section title="Members">
        <TeamMembers course={course} />
      </Section>
      {isAllowed(course, 'MANAGE_TEAM') && (
        <Section title="Invite somebody">
          <Stack gap={24}>
            <Card padding="lg">
              <InviteMember course={course} />
            </Card>
            {course.invitations.length > 0 && <OpenInvitations course={course} />}
          </Stack>
        </Section>
      )}
      <Section title="What each role can do">
        <dl className={styles.roles}>
          {Object.values(CourseRole).map((role) => (
            <div key={role}>
              <dt>{COURSE_ROLE_NAMES[role]}</dt>
              <dd>{ROLE_DESCRIPTIONS[role]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The owner hands the course over instead. */
function LeaveButton({ course }: { course: CourseTeamFragment }) {
  const navigate = useNavigate();
  const { leave } = useOwnMembership();
  if (course.viewerRole === 'OWNER') return null;
  return (
    <Button variant="secondary" onClick={() => void leave(course, () => navigate(paths.myCourses))}>
      Leave the team
    </Button>
  );
}
