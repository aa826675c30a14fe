import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useAddressParams } from '../../../../forms/useAddressParams';
import { Button } from '../../../../ui/buttons/Button';
import { SelectField } from '../../../../ui/fields/Fields';
import { isAllowed } from '../../../courses/coursePermissions';
import { useCourseGroupsQuery } from './__generated__/GroupFilter.generated';

/** Limits the lists of a course's students to one of its groups; the choice is in the URL. */
export function GroupFilter({ courseId }: { courseId: string }) {
  const { data } = useCourseGroupsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useAddressParams();
  const course = data?.viewer?.teaching?.course;
  const chosen = params.get(GROUP_PARAM) ?? '';
  if (!course) return null;
  const { groups, viewerPermissions } = course;
  const isKnown = chosen === '' || groups.some(({ id }) => id === chosen);
  return (
    <>
      {(groups.length > 0 || !isKnown) && (
        <SelectField
          label="Group"
          value={chosen}
          onChange={({ target }) => setParams({ [GROUP_PARAM]: target.value })}
          options={groups.map(({ id, name }) => [id, name])}
        >
          <option value="">All students</option>
          {!isKnown && <option value={chosen}>Deleted group</option>}
        </SelectField>
      )}
      {isAllowed({ viewerPermissions }, 'MANAGE_STUDENTS') && (
        <Button component={Link} to={paths.courseGroups(courseId)} variant="quiet">
          {groups.length > 0 ? 'Manage groups' : 'Sort students into groups'}
        </Button>
      )}
    </>
  );
}

/** The parameter of an address that limits lists of students to a group. */
export const GROUP_PARAM = 'group';

/** The group in the address; null: all students. */
export function useGroupId(): string | null {
  const [params] = useSearchParams();
  return params.get(GROUP_PARAM) || null;
}

/** The path of a file of students, limited to the group; null: all students. */
export const ofGroup = (path: string, groupId: string | null): string =>
  groupId === null ? path : `${path}?${new URLSearchParams({ group: groupId })}`;
