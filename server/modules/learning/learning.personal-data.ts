import { personalData } from '../../platform/personal-data';

export const goalData = personalData('To show how you are doing on your weekly goal', [
  { table: 'learning_goals', about: 'Your weekly goal', keptFor: 'Until you remove it' },
]);

export const noteData = personalData('To keep your own notes', [
  {
    table: 'personal_notes',
    about: 'Your notes on lessons',
    keptFor: 'Until you delete them; deleted notes can be restored for a day',
    withheld: { search_text: 'The text again, for searches' },
  },
]);
