import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFormAction } from '../../../apollo/useAction';
import { useAddressParams } from '../../../forms/useAddressParams';
import { Card } from '../../../ui/display/Card';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { Section, Stack } from '../../../ui/layout/Layout';
import { GROUP_PARAM, useGroupId } from '../analytics/students/groupParam';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { isAllowed } from '../../courses/coursePermissions';
import { GroupList } from './GroupList';
import { GroupNameForm } from './GroupNameForm';
import {
  CreateGroupDocument,
  type GroupsPageQuery,
  useGroupsPageQuery,
} from './__generated__/GroupsPage.generated';
import { GroupStudents } from './GroupStudents';

type Course = NonNullable<NonNullable<NonNullable<GroupsPageQuery['viewer']>['teaching']>['course']>;

/** The groups of one of the instructor's courses. */
export function GroupsPage() {
  const { courseId = '' } = useParams();
  const query = useGroupsPageQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
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
  // A new form after each group, for the next name; it takes the focus of the one before.
  const [count, setCount] = useState(0);
  const create = useFormAction(CreateGroupDocument, {
    variables: (name: string) => ({ courseId, name }),
    done: (name) => {
      setCount(count + 1);
      return `Group “${name}” created`;
    },
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
              <div key={count} ref={count > 0 ? focusFirstField : undefined}>
                <GroupNameForm label="New group" name="" submit="Create group" send={create} />
              </div>
            </Card>
          )}
        </Stack>
      </Section>
      {chosen && <GroupStudents key={chosen.id} group={chosen} {...{ courseId, groups, mayManage }} />}
    </>
  );
}
