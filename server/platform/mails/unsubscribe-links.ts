import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Database } from '../database/database';
import { Service } from '../injection';
import { isId } from '../ids';
import { PublicAddress } from '../public-address';
import { addSigningKey, signingKey } from './mail-schedule.queries';
import { MailScheduleKind } from './mail.entities';

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
    let stored = await this.database.row(signingKey(KEY_NAME));
    if (!stored) {
      await this.database.rows(addSigningKey({ name: KEY_NAME, key: randomBytes(32) }));
      stored = await this.database.row(signingKey(KEY_NAME));
    }
    return Buffer.from(hkdfSync('sha256', stored!.key, '', PURPOSE, 32));
  }
}
