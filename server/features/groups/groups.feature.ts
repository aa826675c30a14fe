import type { Feature } from '../../platform/feature';
import { CourseGroupRow, GroupMember } from './group.entities';
import { GroupResolver } from './group.resolver';
import { groupData } from './groups.personal-data';

/** Groups of students within a course. */
export const groups: Feature = {
  entities: [CourseGroupRow, GroupMember],
  resolvers: [GroupResolver],
  purposeOfPersonalData: 'To let instructors arrange the students of a course',
  personalData: groupData,
};
