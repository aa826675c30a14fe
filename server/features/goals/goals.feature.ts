import type { Feature } from '../../platform/feature';
import type { PersonalData } from '../../platform/personal-data';
import { GoalReminderMail } from './goal-reminder-mail';
import { LearningGoal } from './goal.entities';
import { GoalReminderResolver, GoalResolver } from './goal.resolver';

const goalData: readonly PersonalData[] = [
  {
    table: 'learning_goals',
    person: 'account_id',
    about: 'Your weekly goal',
    keptFor: 'Until you remove it',
    exported: ['days_per_week', 'minutes_per_week'],
    onDeletion: 'deleted',
  },
];

export const goals: Feature = {
  entities: [LearningGoal],
  resolvers: [GoalResolver, GoalReminderResolver],
  mails: [GoalReminderMail],
  purposeOfPersonalData: 'To show how you are doing on your weekly goal',
  personalData: goalData,
};
