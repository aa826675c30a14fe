import { registerEnumType } from 'type-graphql';
import {
  CoursePermission,
  CourseRole,
  PERMISSION_DESCRIPTIONS,
  ROLE_DESCRIPTIONS,
} from './course-permissions.rules';

const described = (descriptions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, { description }]));

registerEnumType(CourseRole, {
  name: 'CourseRole',
  description: "What a member of a course's team is there for.",
  valuesConfig: described(ROLE_DESCRIPTIONS),
});

registerEnumType(CoursePermission, {
  name: 'CoursePermission',
  description: "What a member's role can allow in a course.",
  valuesConfig: described(PERMISSION_DESCRIPTIONS),
});
