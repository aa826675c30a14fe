import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { formatCount, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { type Column, DataTable } from '../../../ui/display/DataTable';
import { Cluster } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { TextLink } from '../../../ui/navigation/TextLink';
import { EmptyState } from '../../../ui/states/EmptyState';
import { GROUP_PARAM } from '../analytics/students/groupParam';
import { GroupNameForm } from './GroupNameForm';
import {
  DeleteGroupDocument,
  type GroupRowFragment,
  RenameGroupDocument,
} from './__generated__/GroupsPage.generated';

interface GroupListProps {
  courseId: string;
  groups: readonly GroupRowFragment[];
  /** Whether the viewer may change the groups. */
  mayManage: boolean;
  /** Called after a group was deleted. */
  onDeleted: (groupId: string) => void;
}

/** The groups of a course; the name of each opens its students. */
export function GroupList({ courseId, groups, mayManage, onDeleted }: GroupListProps) {
  const [renamed, setRenamed] = useState<GroupRowFragment | null>(null);
  const rename = useFormAction(RenameGroupDocument, {
    variables: (group: { groupId: string; name: string }) => ({ courseId, ...group }),
    done: ({ name }) => {
      setRenamed(null);
      return `The group is now called “${name}”`;
    },
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
    done: ({ id, name }) => {
      onDeleted(id);
      return `Group “${name}” deleted`;
    },
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
    key: 'actions',
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
        columns={[
          {
            key: 'name',
            header: 'Group',
            kind: 'words',
            cell: ({ id, name }) => (
              <TextLink component={Link} to={`${paths.courseGroups(courseId)}?${GROUP_PARAM}=${id}`}>
                {name}
              </TextLink>
            ),
          },
          {
            key: 'students',
            header: 'Students',
            align: 'end',
            cell: ({ studentCount }) => formatNumber(studentCount),
          },
          ...(mayManage ? [actionColumn] : []),
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
