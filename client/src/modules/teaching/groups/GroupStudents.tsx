import { useAction } from '../../../apollo/useAction';
import { useAddressParams } from '../../../forms/useAddressParams';
import { Button } from '../../../ui/buttons/Button';
import { type Column, DataTable } from '../../../ui/display/DataTable';
import { NameAndEmail } from '../../../ui/display/NameAndEmail';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/SelectField';
import { Section, Stack } from '../../../ui/layout/Layout';
import { StudentList } from '../analytics/students/StudentList';
import { type GroupRowFragment, SetGroupMemberDocument } from './__generated__/GroupsPage.generated';
import { type GroupStudentsQuery, useGroupStudentsQuery } from './__generated__/GroupsPage.generated';

type Course = NonNullable<NonNullable<NonNullable<GroupStudentsQuery['viewer']>['teaching']>['course']>;
type Student = Course['analytics']['students']['nodes'][number];

interface GroupStudentsProps {
  courseId: string;
  group: GroupRowFragment;
  groups: readonly GroupRowFragment[];
  /** Whether the viewer may change the group. */
  mayManage: boolean;
}

/**
 * The students of the course, to put them into a group or take them out; search and whether all are listed are in the
 * URL (`?q=`, `?show=members`).
 */
export function GroupStudents({ courseId, group, groups, mayManage }: GroupStudentsProps) {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const onlyMembers = params.get('show') === 'members';
  const { data, ...query } = useGroupStudentsQuery({
    variables: { courseId, groupId: onlyMembers ? group.id : null, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const set = (name: string, value: string) => setParams({ [name]: value }, { replace: true });

  return (
    <Section title={`Students of “${group.name}”`}>
      <Stack>
        <FilterBar
          search={<SearchForm label="Name or email" search={search} onSearch={(text) => set('q', text)} />}
          isFiltered={onlyMembers}
        >
          <SelectField
            label="Show"
            value={onlyMembers ? 'members' : ''}
            onChange={({ target }) => set('show', target.value)}
          >
            <option value="">Everyone in the course</option>
            <option value="members">Only this group</option>
          </SelectField>
        </FilterBar>
        <StudentList<Student>
          students={data?.viewer?.teaching?.course?.analytics.students}
          query={query}
          search={search}
          emptyTitle={onlyMembers ? 'No Students in This Group' : undefined}
          emptyText={
            onlyMembers
              ? 'Show everyone in the course to add students.'
              : 'Students appear here once they enroll.'
          }
        >
          {(students) => <Members {...{ courseId, group, groups, mayManage, students }} />}
        </StudentList>
      </Stack>
    </Section>
  );
}

function Members({
  courseId,
  group,
  groups,
  mayManage,
  students,
}: GroupStudentsProps & { students: readonly Student[] }) {
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
    key: 'member',
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
    <DataTable<Student>
      caption="Students"
      rows={students}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'student',
          header: 'Student',
          cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
        },
        {
          key: 'groups',
          header: 'Groups',
          kind: 'words',
          cell: (student) => namesOf(student).join(', ') || 'None',
        },
        ...(mayManage ? [memberColumn] : []),
      ]}
    />
  );
}
