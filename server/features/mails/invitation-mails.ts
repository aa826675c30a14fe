import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { rateLimited } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { utcDay } from '../../platform/utc-day';
import { PlatformSettingsService } from '../platform-settings/platform-settings.service';
import { TOO_MANY_INVITATION_MAILS } from '../platform-settings/settings.rules';
import { countMailOfToday, lockPlannedDay, plannedDay, storePlannedDay } from './invitation-mails.queries';

/** So many mails are due at this time. */
export interface PlannedMails {
  at: Date;
  count: number;
}

/**
 * The limit of invitation mails an instructor's account may cause on a day (UTC), so that it cannot be used to send spam.
 * Invitations to teams and of students count together. Mails beyond it are planned for the next days, in turn.
 */
@Service()
export class InvitationMails {
  constructor(
    private readonly settings: PlatformSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Counts a mail that is sent now, in the transaction that invites; RATE_LIMITED beyond the limit. */
  async countOne(accountId: string, transaction: Database): Promise<void> {
    const now = this.clock.now();
    const today = utcDay(now);
    const most = await this.most(transaction);
    if (await transaction.row(countMailOfToday({ accountId, today, most }))) return;
    const last = await transaction.row(plannedDay(accountId));
    const free = !last || last.count >= most ? dayAfter(last?.day ?? today) : last.day;
    const seconds = Math.ceil((startOf(free).getTime() - now.getTime()) / 1000);
    throw rateLimited(TOO_MANY_INVITATION_MAILS, Math.max(1, seconds));
  }

  /** Counts mails of which none must get lost, and returns when they are due, earliest first. */
  async plan(accountId: string, count: number, transaction: Database): Promise<PlannedMails[]> {
    if (count === 0) return [];
    const now = this.clock.now();
    const today = utcDay(now);
    const locked = await transaction.row(lockPlannedDay({ accountId, today }));
    if (!locked) return [{ at: now, count }];
    const most = await this.most(transaction);
    const planned: PlannedMails[] = [];
    let last = locked.day < today ? { day: today, count: 0 } : locked;
    for (let left = count; left > 0;) {
      if (last.count >= most) last = { day: dayAfter(last.day), count: 0 };
      const taken = Math.min(left, most - last.count);
      planned.push({ at: last.day === today ? now : startOf(last.day), count: taken });
      last = { day: last.day, count: last.count + taken };
      left -= taken;
    }
    await transaction.rows(storePlannedDay({ accountId, ...last }));
    return planned;
  }

  private async most(transaction: Database): Promise<number> {
    return (await this.settings.read(transaction)).maxInvitationMails;
  }
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
const dayAfter = (day: string) => utcDay(new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000));
