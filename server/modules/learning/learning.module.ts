import type { Module } from '../../platform/module';
import { GoalReminderMail } from './goals/goal-reminder-mail';
import { GoalResolver, GoalReminderResolver } from './goals/goal.resolver';
import { personalData } from '../../platform/personal-data';
import { removeDeletedNotes } from './notes/note.queries';
import { NoteResolver } from './notes/note.resolver';

const goalData = personalData('To show how you are doing on your weekly goal', [
  { table: 'learning_goals', about: 'Your weekly goal', keptFor: 'Until you remove it' },
]);

const noteData = personalData('To keep your own notes', [
  {
    table: 'personal_notes',
    about: 'Your notes on lessons',
    keptFor: 'Until you delete them; deleted notes can be restored for a day',
    withheld: { search_text: 'The text again, for searches' },
  },
]);

export const learning: Module = {
  entities: [],
  resolvers: [GoalResolver, GoalReminderResolver, NoteResolver],
  expiredRows: (now) => [removeDeletedNotes(now)],
  mails: [GoalReminderMail],
  personalData: [goalData, noteData],
};
