import { useSearchParams } from 'react-router-dom';

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
