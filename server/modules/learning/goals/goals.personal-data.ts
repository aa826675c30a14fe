import type { PersonalDataGroup } from '../../../platform/personal-data';

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
