import type { PeoplePageQueryVariables } from './PeoplePage.generated';

type Role = NonNullable<PeoplePageQueryVariables['role']>;
type State = NonNullable<PeoplePageQueryVariables['state']>;

const ROLES: readonly Role[] = ['STUDENT', 'INSTRUCTOR', 'ADMIN'];
const STATES: readonly State[] = ['ACTIVE', 'SUSPENDED'];

/** The role of a query parameter; null for all roles. */
export const roleOf = (param: string | null) => ROLES.find((role) => role === param?.toUpperCase()) ?? null;

/** The state of a query parameter; null for all states. */
export const stateOf = (param: string | null) =>
  STATES.find((state) => state === param?.toUpperCase()) ?? null;
