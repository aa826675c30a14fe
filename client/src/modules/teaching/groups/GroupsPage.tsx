import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { GROUP_NAME_MAX, groupRules } from '#server/modules/teaching/groups/group.rules';
import { check } from '#server/platform/validation.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import {
  useAddressChoice,
  useAddressParams,
  useAddressSearch,
  useTableSort,
} from '../../../forms/useAddressParams';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatCount, formatNumber } from '../../../lib/format';
import type { FormOutcome } from '../../../lib/formOutcome';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { type Column, DataTable, NameAndEmail } from '../../../ui/display/DataTable';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { EmptyState } from '../../../ui/states/States';
import { isAllowed } from '../../courses/coursePermissions';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import {
  type CourseGroupsQuery,
  type CourseStudentsQuery,
  useCourseGroupsQuery,
  useCourseStudentsQuery,
} from '../analytics/students/__generated__/StudentList.generated';
import { GROUP_PARAM, StudentList, useGroupId } from '../analytics/students/StudentList';
import {
  CreateGroupDocument,
  DeleteGroupDocument,
  type GroupRowFragment,
  RenameGroupDocument,
  SetGroupMemberDocument,
} from './__generated__/GroupsPage.generated';

type Course = NonNullable<NonNullable<NonNullable<CourseGroupsQuery['viewer']>['teaching']>['course']>;

/** The groups of one of the instructor's courses. */
export function GroupsPage() {
  const { courseId = '' } = useParams();
  const query = useCourseGroupsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  return (
    <TeamCourseFrame
      name="Groups"
      titleOf={({ title }) => `Groups of ${title}`}
      lead="Use groups to filter lists of students and exports"
      what="groups"
      query={query}
    >
      {(course) => <Groups course={course} />}
    </TeamCourseFrame>
  );
}

function Groups({ course: { id: courseId, groups, viewerPermissions } }: { course: Course }) {
  const [, setParams] = useAddressParams();
  const chosenId = useGroupId();
  const mayManage = isAllowed({ viewerPermissions }, 'MANAGE_STUDENTS');
  const chosen = groups.find(({ id }) => id === chosenId);
  const create = useFormAction(CreateGroupDocument, {
    variables: (name: string) => ({ courseId, name }),
    done: (name) => `Group “${name}” created`,
    failed: 'The group couldn’t be created',
  });

  function closeDeleted(groupId: string) {
    if (groupId === chosenId) setParams({ [GROUP_PARAM]: null }, { replace: true });
  }

  return (
    <>
      <Section title="All groups">
        <Stack gap={24}>
          <GroupList {...{ courseId, groups, mayManage }} onDeleted={closeDeleted} />
          {mayManage && (
            <Card padding="lg">
              <GroupNameForm label="New group" name="" submit="Create group" send={create} />
            </Card>
          )}
        </Stack>
      </Section>
      {chosen && <GroupStudents key={chosen.id} group={chosen} {...{ courseId, groups, mayManage }} />}
    </>
  );
}

interface GroupListProps {
  courseId: string;
  groups: readonly GroupRowFragment[];
  /** Whether the viewer may change the groups. */
  mayManage: boolean;
  /** Called after a group was deleted. */
  onDeleted: (groupId: string) => void;
}

/** The groups of a course; the name of each opens its students. */
function GroupList({ courseId, groups, mayManage, onDeleted }: GroupListProps) {
  const [renamed, setRenamed] = useState<GroupRowFragment | null>(null);
  const sort = useTableSort();
  const rename = useFormAction(RenameGroupDocument, {
    variables: (group: { groupId: string; name: string }) => ({ courseId, ...group }),
    onDone: () => setRenamed(null),
    done: ({ name }) => `The group is now called “${name}”`,
    failed: 'The group couldn’t be renamed',
  });
  const remove = useAction(DeleteGroupDocument, {
    variables: ({ id }: GroupRowFragment) => ({ courseId, groupId: id }),
    ask: ({ name, studentCount }) => ({
      title: `Delete the group “${name}”?`,
      text:
        studentCount === 0
          ? 'It has no students.'
          : `${formatCount(studentCount, 'student')} will no longer be in it. They stay in the course.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    onDone: ({ id }) => onDeleted(id),
    done: ({ name }) => `Group “${name}” deleted`,
    failed: 'The group couldn’t be deleted',
  });
  if (groups.length === 0)
    return (
      <EmptyState
        level={3}
        title="No Groups Yet"
        text="Groups are for lists of students, such as one for each class or tutor. A student can be in several."
      />
    );

  const actionColumn: Column<GroupRowFragment> = {
    header: 'Actions',
    actions: true,
    cell: (group) => (
      <Cluster gap={8}>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Rename ${group.name}`}
          onClick={() => setRenamed(group)}
        >
          Rename
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Delete ${group.name}`}
          onClick={() => void remove(group)}
        >
          Delete
        </Button>
      </Cluster>
    ),
  };

  return (
    <>
      <DataTable<GroupRowFragment>
        caption="Groups"
        rows={groups}
        rowKey={({ id }) => id}
        sort={sort}
        columns={[
          {
            key: 'name',
            header: 'Group',
            sortBy: ({ name }) => name,
            kind: 'words',
            cell: ({ id, name }) => (
              <Link to={`${paths.courseGroups(courseId)}?${GROUP_PARAM}=${id}`} className="wm-link">
                {name}
              </Link>
            ),
          },
          {
            key: 'students',
            header: 'Students',
            sortBy: ({ studentCount }) => studentCount,
            align: 'end',
            cell: ({ studentCount }) => formatNumber(studentCount),
          },
          mayManage && actionColumn,
        ]}
      />
      {renamed && (
        <Dialog title={`Rename “${renamed.name}”`} onClose={() => setRenamed(null)}>
          <GroupNameForm
            label="Rename the group"
            name={renamed.name}
            submit="Rename"
            send={(name) => rename({ groupId: renamed.id, name })}
          >
            <Button variant="quiet" onClick={() => setRenamed(null)}>
              Cancel
            </Button>
          </GroupNameForm>
        </Dialog>
      )}
    </>
  );
}

interface GroupNameFormProps {
  /** Accessible name of the form. */
  label: string;
  /** The present name; '' for a new group. */
  name: string;
  submit: string;
  send: (name: string) => Promise<FormOutcome>;
  /** Buttons beside the first one. */
  children?: ReactNode;
}

/** The name of a new group, or another one for a group. */
function GroupNameForm({ label, name, submit, send, children }: GroupNameFormProps) {
  const { form, field, errors, sending } = useCheckedForm({
    initial: { name },
    check: (typed) => check(groupRules, typed),
    send: ({ name: checked }) => send(checked),
    startsOver: name === '',
  });
  return (
    <form {...form} aria-label={label}>
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField {...field('name')} label="Name" maxLength={GROUP_NAME_MAX} required />
        <Cluster>
          <Button type="submit" loading={sending} loadingText="Saving...">
            {submit}
          </Button>
          {children}
        </Cluster>
      </Stack>
    </form>
  );
}

type Student = NonNullable<
  NonNullable<NonNullable<CourseStudentsQuery['viewer']>['teaching']>['course']
>['analytics']['students']['nodes'][number];

interface GroupStudentsProps {
  courseId: string;
  group: GroupRowFragment;
  groups: readonly GroupRowFragment[];
  /** Whether the viewer may change the group. */
  mayManage: boolean;
}

const SHOWN = [
  ['EVERYONE', 'Everyone in the course'],
  ['MEMBERS', 'Only this group'],
] as const;

/**
 * The students of the course, to put them into a group or take them out; search and whether all are listed are in the
 * URL (`?q=`, `?show=members`).
 */
function GroupStudents({ courseId, group, groups, mayManage }: GroupStudentsProps) {
  const searching = useAddressSearch();
  const shown = useAddressChoice('show', SHOWN);
  const onlyMembers = shown.value === 'MEMBERS';
  const { data, ...query } = useCourseStudentsQuery({
    variables: { courseId, groupId: onlyMembers ? group.id : null, search: searching.search || null },
    fetchPolicy: 'cache-and-network',
  });
  const setMember = useAction(SetGroupMemberDocument, {
    variables: (member: { studentId: string; isMember: boolean }) => ({
      courseId,
      groupId: group.id,
      ...member,
    }),
    failed: 'The group couldn’t be changed',
  });
  const namesOf = ({ groupIds }: Student) =>
    groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  const memberColumn: Column<Student> = {
    header: 'In this group',
    actions: true,
    cell: ({ studentId, name, groupIds }) => {
      const isMember = groupIds.includes(group.id);
      return (
        <Button
          size="sm"
          variant={isMember ? 'quiet' : 'secondary'}
          aria-label={isMember ? `Remove ${name} from the group` : `Add ${name} to the group`}
          onClick={() => void setMember({ studentId, isMember: !isMember })}
        >
          {isMember ? 'Remove' : 'Add'}
        </Button>
      );
    },
  };

  return (
    <Section title={`Students of “${group.name}”`}>
      <Stack>
        <FilterBar
          search={<SearchForm label="Search students" placeholder="Name or email" {...searching} />}
          isFiltered={onlyMembers}
        >
          <SelectField label="Show" {...shown.field} />
        </FilterBar>
        <StudentList<Student>
          list={data?.viewer?.teaching?.course?.analytics.students}
          query={query}
          emptyText="Students appear here once they enroll."
          emptyGroup={onlyMembers ? 'Show everyone in the course to add students.' : null}
        >
          {(students) => (
            <DataTable<Student>
              caption="Students"
              rows={students}
              rowKey={({ id }) => id}
              columns={[
                { header: 'Student', cell: ({ name, email }) => <NameAndEmail name={name} email={email} /> },
                { header: 'Groups', kind: 'words', cell: (student) => namesOf(student).join(', ') || 'None' },
                mayManage && memberColumn,
              ]}
            />
          )}
        </StudentList>
      </Stack>
    </Section>
  );
}
