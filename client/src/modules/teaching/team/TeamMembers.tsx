import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import { MEMBER_ROLES } from '#server/modules/teaching/team/course-team.rules';
import type { CourseMemberInput, CourseRole } from '../../../apollo/__generated__/types';
import { useAction } from '../../../apollo/useAction';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { Checkbox } from '../../../ui/fields/Choices';
import { SelectField } from '../../../ui/fields/Fields';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { isAllowed } from '../../courses/coursePermissions';
import {
  ChangeCourseMemberDocument,
  type CourseTeamFragment,
  OfferCourseDocument,
  RemoveCourseMemberDocument,
} from './__generated__/CourseTeamPage.generated';
import styles from './CourseTeamPage.module.css';

type Member = CourseTeamFragment['members'][number];

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
        isManaged && {
          header: 'Actions',
          actions: true,
          cell: (member) => <MemberActions course={course} member={member} />,
        },
      ]}
    />
  );
}

interface OfMember {
  course: CourseTeamFragment;
  member: Member;
}

/** Changes the role of a member, and whether an assistant sees email addresses. */
const useChange = (courseId: string, { accountId, name }: Member) =>
  useAction(ChangeCourseMemberDocument, {
    variables: (input: CourseMemberInput) => ({ courseId, accountId, input }),
    done: ({ role }) => `${name}: ${COURSE_ROLE_NAMES[role]}`,
    failed: 'The role couldn’t be changed',
  });

function MemberRole({ course, member }: OfMember) {
  const change = useChange(course.id, member);
  return (
    <SelectField
      label={<span className="wm-visually-hidden">Role of {member.name}</span>}
      className={styles.role}
      value={member.role}
      onChange={({ target }) =>
        void change({ role: target.value as CourseRole, seesAddresses: member.seesAddresses })
      }
      options={ROLE_OPTIONS}
    />
  );
}

function Addresses({ course, member, isManaged }: OfMember & { isManaged: boolean }) {
  const change = useChange(course.id, member);
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
      onChange={(isChecked) => void change({ role, seesAddresses: isChecked })}
    />
  );
}

function MemberActions({ course: { id: courseId, title }, member }: OfMember) {
  const { accountId, name, role, isOffered } = member;
  const remove = useAction(RemoveCourseMemberDocument, {
    variables: () => ({ courseId, accountId }),
    ask: () => ({
      title: `Remove ${name} from the team?`,
      text: `${name} will no longer see “${title}” and its students.`,
      confirmLabel: 'Remove',
      danger: true,
    }),
    done: `${name} was removed`,
    failed: `${name} couldn’t be removed`,
  });
  const offer = useAction(OfferCourseDocument, {
    variables: () => ({ courseId, accountId }),
    ask: () => ({
      title: `Hand “${title}” over to ${name}?`,
      text: `If ${name} accepts, the course belongs to them, and you become one of its instructors.`,
      confirmLabel: 'Offer',
      danger: true,
    }),
    done: `The course is offered to ${name}`,
    failed: 'The course couldn’t be offered',
  });
  const withdrawOffer = useAction(OfferCourseDocument, {
    variables: () => ({ courseId, accountId: null }),
    done: 'The offer was withdrawn',
    failed: 'The offer couldn’t be withdrawn',
  });
  if (role === 'OWNER') return null;
  return (
    <MoreMenu
      label={`Actions for ${name}`}
      choices={[
        role === 'INSTRUCTOR' &&
          isOffered && { label: 'Withdraw the offer', onChoose: () => void withdrawOffer() },
        role === 'INSTRUCTOR' &&
          !isOffered && { label: 'Hand the course over', onChoose: () => void offer() },
        { label: 'Remove from the team', onChoose: () => void remove() },
      ]}
    />
  );
}

/** The options of a select field with the roles that an owner can give. */
export const ROLE_OPTIONS = MEMBER_ROLES.map((role) => [role, COURSE_ROLE_NAMES[role]] as const);
