import type { PersonalDataGroup } from '../../../platform/personal-data';

export const groupData: PersonalDataGroup = {
  purpose: 'To let instructors arrange the students of a course',
  tables: [
    {
      table: 'course_groups',
      person: { column: 'course_id', table: 'courses' },
      about: 'Groups of students in the courses that you teach',
      keptFor: null,
      exported: ['id', 'course_id', 'name', 'created_at'],
      withheld: { search_name: 'The name again, for searches' },
      onDeletion: { kept: 'Names of groups, which belong to the course' },
    },
    {
      table: 'group_members',
      person: 'student_id',
      about: 'Groups that your instructors put you into',
      keptFor: 'Until you leave the course or the group is deleted',
      exported: ['course_id', 'group_id'],
      onDeletion: 'deleted',
    },
  ],
};
