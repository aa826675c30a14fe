import type { PersonalDataGroup } from '../../../platform/personal-data';

export const bookmarkData: PersonalDataGroup = {
  purpose: 'To let you return to courses and lessons',
  tables: [
    {
      table: 'bookmarks',
      person: 'account_id',
      about: 'Courses and lessons that you saved',
      keptFor: 'Until you remove them',
      exported: ['id', 'course_id', 'lesson_id', 'created_at'],
      onDeletion: 'deleted',
    },
  ],
};
