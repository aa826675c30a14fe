import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Service } from '../injection';
import { isId } from '../ids';
import { PublicAddress } from '../public-address';
import { scheduleOf, signingKey, switchSchedule } from './mail.queries';
import { MailScheduleKind, InvalidUnsubscribeLink, MailSubscription } from './subscription.types';
import { RateLimiter, type RateLimit } from '../rate-limiter';

/** Name of the stored key; also separates what it is used for. */
const KEY_NAME = 'mail links';
const PURPOSE = 'waymark: unsubscribe links';

/** What a link is for. */
export interface Subscription {
  kind: MailScheduleKind;
  accountId: string;
}

/**
 * Links that end a recurring mail without a log-in. A link names account and kind and is signed; it does not expire,
 * since mails are read late.
 */
@Service()
export class UnsubscribeLinks {
  private key: Promise<Buffer> | null = null;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
  ) {}

  async urlFor(subscription: Subscription): Promise<string> {
    return `${this.address.origin}/unsubscribe?token=${await this.tokenFor(subscription)}`;
  }

  /** null for a token that this platform did not sign. Does not look whether the account exists. */
  async read(token: string): Promise<Subscription | null> {
    const [kind, accountId, signature, ...rest] = token.split('.');
    const scheduleKind = Object.values(MailScheduleKind).find((name) => name === kind);
    if (!scheduleKind || !accountId || !isId(accountId) || !signature || rest.length > 0) return null;
    const actual = Buffer.from(signature);
    const expected = Buffer.from(await this.signatureOf({ kind: scheduleKind, accountId }));
    return actual.length === expected.length && timingSafeEqual(actual, expected)
      ? { kind: scheduleKind, accountId }
      : null;
  }

  private async tokenFor(subscription: Subscription): Promise<string> {
    const { kind, accountId } = subscription;
    return `${kind}.${accountId}.${await this.signatureOf(subscription)}`;
  }

  private async signatureOf({ kind, accountId }: Subscription): Promise<string> {
    const key = await this.linkKey();
    return createHmac('sha256', key).update(`${kind}.${accountId}`).digest('base64url');
  }

  private linkKey(): Promise<Buffer> {
    this.key ??= this.loadKey().catch((error: unknown) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  /** The first process stores a key; all others read it. */
  private async loadKey(): Promise<Buffer> {
    const stored = await this.database.row(signingKey({ name: KEY_NAME, newKey: randomBytes(32) }));
    return Buffer.from(hkdfSync('sha256', stored!.key, '', PURPOSE, 32));
  }
}

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
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing, so that programs that follow links do not unsubscribe anybody. */
  async subscription(token: string, address: string): Promise<MailSubscription | InvalidUnsubscribeLink> {
    await this.limiter.consume(LINKS, address);
    const link = await this.links.read(token);
    if (!link) return new InvalidUnsubscribeLink();
    const schedule = await this.database.row(scheduleOf(link));
    return new MailSubscription({ kind: link.kind, isSubscribed: schedule?.isOn ?? false });
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
    await this.database.rows(switchSchedule({ ...link, isOn: isSubscribed, now: this.clock.now() }));
    return new MailSubscription({ kind: link.kind, isSubscribed });
  }
}
