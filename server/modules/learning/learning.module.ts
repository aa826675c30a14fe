import type { Module } from '../../platform/module';
import { GoalReminderMail } from './goals/goal-reminder-mail';
import { LearningGoal } from './goals/goal.entities';
import { GoalResolver, GoalReminderResolver } from './goals/goal.resolver';
import { goalData } from './goals/goals.personal-data';
import { PersonalNote } from './notes/note.entities';
import { removeDeletedNotes } from './notes/note.queries';
import { NoteResolver } from './notes/note.resolver';
import { noteData } from './notes/notes.personal-data';

export const learning: Module = {
  entities: [LearningGoal, PersonalNote],
  resolvers: [GoalResolver, GoalReminderResolver, NoteResolver],
  expiredRows: (now) => [removeDeletedNotes(now)],
  mails: [GoalReminderMail],
  personalData: [goalData, noteData],
};
