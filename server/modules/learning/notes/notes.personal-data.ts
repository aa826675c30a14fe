import type { PersonalDataGroup } from '../../../platform/personal-data';

export const noteData: PersonalDataGroup = {
  purpose: 'To keep your own notes',
  tables: [
    {
      table: 'personal_notes',
      person: 'account_id',
      about: 'Your notes on lessons',
      keptFor: 'Until you delete them; deleted notes can be restored for a day',
      exported: [
        'id',
        'course_id',
        'lesson_id',
        'course_title',
        'lesson_title',
        'text',
        'seconds',
        'revision',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
      withheld: { search_text: 'The text again, for searches' },
      onDeletion: 'deleted',
    },
  ],
};
