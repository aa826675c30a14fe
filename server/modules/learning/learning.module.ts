import type { Module } from '../../platform/module';
import { GoalReminderMail } from './goals/goal-reminder-mail';
import { GoalResolver, GoalReminderResolver } from './goals/goal.resolver';
import { goalData, noteData } from './learning.personal-data';
import { removeDeletedNotes } from './notes/note.queries';
import { NoteResolver } from './notes/note.resolver';

export const learning: Module = {
  entities: [],
  resolvers: [GoalResolver, GoalReminderResolver, NoteResolver],
  expiredRows: (now) => [removeDeletedNotes(now)],
  mails: [GoalReminderMail],
  personalData: [goalData, noteData],
};
