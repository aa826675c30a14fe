import type { PersonalDataGroup } from '../../platform/personal-data';

export const goalData: PersonalDataGroup = {
  purpose: 'To show how you are doing on your weekly goal',
  tables: [
    {
      table: 'learning_goals',
      person: 'account_id',
      about: 'Your weekly goal',
      keptFor: 'Until you remove it',
      exported: ['days_per_week', 'minutes_per_week'],
      onDeletion: 'deleted',
    },
  ],
};

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
