import { Clock, utcDay } from '../clock';
import type { Database } from '../database/database';
import { forbidden, rateLimited } from '../errors';
import { Service } from '../injection';
import { PlatformSettingsService } from '../settings/platform-settings.service';
import { TOO_MANY_INVITATION_MAILS, UNTRUSTED_INVITATION_MAILS } from '../settings/settings.rules';
import {
  countMailOfToday,
  invitationSender,
  lockPlannedDay,
  plannedDay,
  storePlannedDay,
} from './mail.queries';

/** How many mails are due, and when. */
export interface PlannedMails {
  at: Date;
  count: number;
}

/** How old an account must be, unless administrators trust it. */
const WAITING_DAYS = 3;
const WAITING_MS = WAITING_DAYS * 24 * 60 * 60 * 1000;

/** The message to instructors whose address is not confirmed. */
const CONFIRM_ADDRESS =
  'Please confirm your email address before you invite people: the instructor area can send you a link.';
/** The message to instructors whose account is new. */
const NEW_ACCOUNT = `Your account can invite people by email when it is ${WAITING_DAYS} days old, or an administrator has approved you.`;

/**
 * Who may cause invitation mails, and how many on a day (UTC), so that no account can be used to send spam. The address of
 * the account must be confirmed; without the trust of administrators it must be some days old, and the limit is low.
 * Invitations to teams and of students count together. Mails beyond it are planned for the next days, in turn.
 */
@Service()
export class InvitationMails {
  constructor(
    private readonly settings: PlatformSettingsService,
    private readonly clock: Clock,
  ) {}

  /** FORBIDDEN, with a sentence, for an instructor who may not cause invitation mails yet. */
  async requireSender(accountId: string, database: Database): Promise<void> {
    const { isVerified, isTrusted, createdAt } = (await database.row(invitationSender(accountId)))!;
    if (!isVerified) throw forbidden(CONFIRM_ADDRESS);
    if (!isTrusted && this.clock.now().getTime() - createdAt.getTime() < WAITING_MS)
      throw forbidden(NEW_ACCOUNT);
  }

  /** Counts a mail that is sent now, in the transaction that invites; refuses like `requireSender`, RATE_LIMITED beyond the limit. */
  async countOne(accountId: string, transaction: Database): Promise<void> {
    await this.requireSender(accountId, transaction);
    const now = this.clock.now();
    const today = utcDay(now);
    const max = await this.maxOf(accountId, transaction);
    if (await transaction.row(countMailOfToday({ accountId, today, max }))) return;
    const last = await transaction.row(plannedDay(accountId));
    const free = !last || last.count >= max ? dayAfter(last?.day ?? today) : last.day;
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
    const max = await this.maxOf(accountId, transaction);
    const planned: PlannedMails[] = [];
    let last = locked.day < today ? { day: today, count: 0 } : locked;
    for (let left = count; left > 0;) {
      if (last.count >= max) last = { day: dayAfter(last.day), count: 0 };
      const taken = Math.min(left, max - last.count);
      planned.push({ at: last.day === today ? now : startOf(last.day), count: taken });
      last = { day: last.day, count: last.count + taken };
      left -= taken;
    }
    await transaction.rows(storePlannedDay({ accountId, ...last }));
    return planned;
  }

  private async maxOf(accountId: string, transaction: Database): Promise<number> {
    const { maxInvitationMails } = await this.settings.read(transaction);
    const { isTrusted } = (await transaction.row(invitationSender(accountId)))!;
    return isTrusted ? maxInvitationMails : Math.min(maxInvitationMails, UNTRUSTED_INVITATION_MAILS);
  }
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
const dayAfter = (day: string) => utcDay(new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000));
