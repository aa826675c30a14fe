import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { MailScheduleKind } from '../../../platform/mails/subscription.types';
import { recurringMail } from '../../../platform/mails/mail-schedules';
import { mailPeriod } from '../../../platform/mails/mail.queries';
import { UnsubscribeLinks } from '../../../platform/mails/subscription.service';
import { GoalService } from './goal.service';
import type { LearningGoal } from './goal.types';

const KIND = MailScheduleKind.GOAL_REMINDER;

/** Reminds of the weekly goal; no mail without a goal, or once it is reached. */
@Service()
export class GoalReminderMail implements MailTemplate {
  readonly kinds = [KIND];

  constructor(
    private readonly goals: GoalService,
    private readonly database: Database,
    private readonly links: UnsubscribeLinks,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const period = await this.database.row(mailPeriod({ accountId, kind: KIND }));
    if (!period) return null;
    const goal = await this.goals.goalInWeek(accountId, period.timeZone);
    if (!isOpen(goal)) return null;
    const { name } = await this.platform.current();
    const { origin } = this.address;
    return recurringMail({
      to: period.email,
      subject: `Your weekly goal on ${name}`,
      sections: [
        {
          heading: null,
          entries: [
            {
              title: `Your goal this week: ${aimOf(goal)}`,
              text: `So far: ${doneOf(goal)}. Continue whenever it suits you.`,
              link: { label: 'Continue learning', url: `${origin}/student/dashboard` },
            },
          ],
        },
      ],
      reason: 'You get this email because you asked to be reminded of your weekly goal.',
      settings: { label: 'Change your goal', url: `${origin}/student/dashboard` },
      unsubscribeUrl: await this.links.urlFor({ kind: KIND, accountId }),
    });
  }
}

/** Whether there is a goal and a part of it is not reached. */
const isOpen = ({ daysPerWeek, minutesPerWeek, daysThisWeek, minutesThisWeek }: LearningGoal): boolean =>
  daysThisWeek < (daysPerWeek ?? 0) || minutesThisWeek < (minutesPerWeek ?? 0);

const aimOf = ({ daysPerWeek, minutesPerWeek }: LearningGoal) =>
  amounts([daysPerWeek, 'day'], [minutesPerWeek, 'minute']);

/** What was done of the parts that have a goal. */
const doneOf = (goal: LearningGoal) =>
  amounts(
    [goal.daysPerWeek && goal.daysThisWeek, 'day'],
    [goal.minutesPerWeek && goal.minutesThisWeek, 'minute'],
  );

const amounts = (...parts: [count: number | null, unit: string][]) =>
  parts
    .filter(([count]) => count !== null)
    .map(([count, unit]) => `${count!.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`)
    .join(' and ');
