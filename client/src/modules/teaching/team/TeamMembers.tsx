import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import type { CourseRole } from '../../../apollo/__generated__/types';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { Checkbox } from '../../../ui/fields/Choices';
import { SelectField } from '../../../ui/fields/Fields';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { isAllowed } from '../../courses/coursePermissions';
import type { CourseTeamFragment } from './__generated__/CourseTeamPage.generated';
import styles from './CourseTeamPage.module.css';
import { type Member, useTeamActions } from './useTeamActions';
import { MEMBER_ROLES } from '#server/modules/teaching/team/course-team.rules';

/** The members of a course's team; its owner changes them here. */
export function TeamMembers({ course }: { course: CourseTeamFragment }) {
  const isManaged = isAllowed(course, 'MANAGE_TEAM');
  return (
    <DataTable<Member>
      caption="Members of the team"
      rows={course.members}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          header: 'Name',
          kind: 'words',
          cell: ({ name, isViewer, isOffered }) => (
            <>
              {name} {isViewer && <Badge>You</Badge>}{' '}
              {isOffered && <Badge tone="warning">Course offered</Badge>}
            </>
          ),
        },
        {
          header: 'Role',
          cell: (member) =>
            isManaged && member.role !== 'OWNER' ? (
              <MemberRole course={course} member={member} />
            ) : (
              COURSE_ROLE_NAMES[member.role]
            ),
        },
        {
          header: 'Sees email addresses',
          cell: (member) => <Addresses course={course} member={member} isManaged={isManaged} />,
        },
        ...(isManaged
          ? [
              {
                header: 'Actions',
                actions: true,
                cell: (member: Member) => <MemberActions course={course} member={member} />,
              },
            ]
          : []),
      ]}
    />
  );
}

interface OfMember {
  course: CourseTeamFragment;
  member: Member;
}

function MemberRole({ course, member }: OfMember) {
  const { change } = useTeamActions(course);
  return (
    <SelectField
      label={<span className="wm-visually-hidden">Role of {member.name}</span>}
      className={styles.role}
      value={member.role}
      onChange={({ target }) =>
        void change({
          ...member,
          input: { role: target.value as CourseRole, seesAddresses: member.seesAddresses },
        })
      }
      options={ROLE_OPTIONS}
    />
  );
}

function Addresses({ course, member, isManaged }: OfMember & { isManaged: boolean }) {
  const { change } = useTeamActions(course);
  const { role, seesAddresses, name } = member;
  if (role !== 'ASSISTANT') return role === 'OBSERVER' ? 'No' : 'Yes';
  if (!isManaged) return seesAddresses ? 'Yes' : 'No';
  return (
    <Checkbox
      label={
        <>
          Allowed<span className="wm-visually-hidden"> for {name}</span>
        </>
      }
      checked={seesAddresses}
      onChange={(isChecked) => void change({ ...member, input: { role, seesAddresses: isChecked } })}
    />
  );
}

function MemberActions({ course, member }: OfMember) {
  const { offer, withdrawOffer, remove } = useTeamActions(course);
  if (member.role === 'OWNER') return null;
  return (
    <MoreMenu
      label={`Actions for ${member.name}`}
      choices={[
        ...(member.role !== 'INSTRUCTOR'
          ? []
          : member.isOffered
            ? [{ label: 'Withdraw the offer', onChoose: () => void withdrawOffer() }]
            : [{ label: 'Hand the course over', onChoose: () => void offer(member) }]),
        { label: 'Remove from the team', onChoose: () => void remove(member) },
      ]}
    />
  );
}

/** The options of a select field with the roles that an owner can give. */
export const ROLE_OPTIONS = MEMBER_ROLES.map((role) => [role, COURSE_ROLE_NAMES[role]] as const);
