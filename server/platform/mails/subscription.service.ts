import { Service } from '../injection';
import { RateLimiter, type RateLimit } from '../rate-limiter';
import { MailSchedules } from './mail-schedules';
import { InvalidUnsubscribeLink, MailSubscription } from './subscription.types';
import { UnsubscribeLinks } from './unsubscribe-links';

const LINKS: RateLimit = {
  name: 'unsubscribe-links',
  points: 100,
  seconds: 15 * 60,
  refusal: 'Too many links were opened from this network. Please try again later.',
};

/** Recurring mails as their unsubscribe links see them. No session required: whoever has the mail has the link. */
@Service()
export class SubscriptionService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly schedules: MailSchedules,
    private readonly limiter: RateLimiter,
  ) {}

  /** Changes nothing, so that programs that follow links do not unsubscribe anybody. */
  async subscription(token: string, address: string): Promise<MailSubscription | InvalidUnsubscribeLink> {
    await this.limiter.consume(LINKS, address);
    const link = await this.links.read(token);
    if (!link) return new InvalidUnsubscribeLink();
    const schedule = await this.schedules.of(link.accountId, link.kind);
    return new MailSubscription(link.kind, schedule?.isOn ?? false);
  }

  /** Idempotent. The link of a deleted account changes nothing and is answered like any other. */
  async setSubscribed(
    token: string,
    isSubscribed: boolean,
    address: string,
  ): Promise<MailSubscription | InvalidUnsubscribeLink> {
    await this.limiter.consume(LINKS, address);
    const link = await this.links.read(token);
    if (!link) return new InvalidUnsubscribeLink();
    await this.schedules.switch(link.accountId, link.kind, isSubscribed);
    return new MailSubscription(link.kind, isSubscribed);
  }
}
