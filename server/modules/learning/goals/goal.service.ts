import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Refusal, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { isTimeZone } from '../../accounts/account.rules';
import { AccountService } from '../../accounts/account.service';
import { MailScheduleKind } from '../../../platform/mails/subscription.types';
import { scheduleOf, setSchedule } from '../../../platform/mails/mail.queries';
import { goalOf, setGoal } from './goal.queries';
import { learningGoalRules } from './goal.rules';
import { type GoalReminder, type LearningGoal, LearningGoalSet } from './goal.types';

const { GOAL_REMINDER } = MailScheduleKind;

/** Offered to those who have not chosen: in the middle of the week and at its end, in the evening. */
const FIRST_DAYS = [3, 7];
const FIRST_HOUR = 18;

/** The viewer's own weekly goal; nobody else sees it. */
@Service()
export class GoalService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
  ) {}

  /** The viewer's goal, with the learning of this week in this time zone; BAD_USER_INPUT for an unknown one. */
  async goal(viewer: Viewer | null, timeZone: string): Promise<LearningGoal> {
    const accountId = requireViewer(viewer).account.id;
    requireTimeZone(timeZone);
    return this.goalInWeek(accountId, timeZone);
  }

  /** The goal of any account, with the learning of this week in this time zone, which must be a known one. */
  async goalInWeek(accountId: string, timeZone: string): Promise<LearningGoal> {
    const row = await this.database.row(goalOf({ accountId, timeZone, now: this.clock.now() }));
    const { secondsThisWeek, ...goal } = row!;
    return {
      ...goal,
      accountId,
      daysThisWeek: goal.activeDays.length,
      minutesThisWeek: Math.floor(secondsThisWeek / 60),
    };
  }

  /** The viewer's own. */
  async reminder(accountId: string): Promise<GoalReminder> {
    const schedule = await this.database.row(scheduleOf({ accountId, kind: GOAL_REMINDER }));
    const { isOn, days, hour } = schedule ?? { isOn: false, days: FIRST_DAYS, hour: FIRST_HOUR };
    return { isOn, days, hour, timeZone: await this.accounts.timeZoneOf(accountId) };
  }

  async set(viewer: Viewer | null, input: unknown, timeZone: string): Promise<LearningGoalSet> {
    const user = requireViewer(viewer);
    requireTimeZone(timeZone);
    const { reminder, ...goal } = validated(learningGoalRules, input);
    const accountId = user.account.id;
    await this.database.transaction(async (transaction) => {
      await transaction.rows(setGoal({ accountId, ...goal }));
      if (!reminder) return;
      if (reminder.isOn) await this.accounts.giveTimeZone(accountId, timeZone, transaction);
      const schedule = { accountId, kind: GOAL_REMINDER, ...reminder, now: this.clock.now() };
      await transaction.rows(setSchedule(schedule));
    });
    return new LearningGoalSet({ goal: await this.goal(user, timeZone) });
  }
}

function requireTimeZone(name: string): void {
  if (!isTimeZone(name)) throw new Refusal('BAD_USER_INPUT', 'This time zone is not known');
}
