import { createHash } from 'node:crypto';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput } from '../../../platform/errors';
import type { Statement } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { Account } from '../account.entities';
import { ProfileUpdated } from '../account.types';
import { SessionCache } from '../session-cache';
import { PictureConverter } from './picture-converter';
import { pictureFile, removePicture, storePicture } from '../profile.queries';

const UPLOADS: RateLimit = {
  name: 'picture-uploads',
  points: 20,
  seconds: 60 * 60,
  refusal: 'You changed your picture many times. Please try again in an hour.',
};

/** Pictures that people upload for their account. */
@Service()
export class PictureService {
  constructor(
    private readonly database: Database,
    private readonly converter: PictureConverter,
    private readonly cache: SessionCache,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the file the viewer's picture, instead of an earlier one or a picture address; stores nothing if `isCanceled`
   * returns true once the file is converted.
   */
  async upload(viewer: Viewer | null, file: Buffer, isCanceled: () => boolean): Promise<ProfileUpdated> {
    const { account } = requireViewer(viewer);
    await this.limiter.consume(UPLOADS, account.id);
    const picture = await this.converter.convert(file);
    // Converting takes the longest, and may have waited for other pictures.
    if (isCanceled()) throw invalidInput('', 'The upload was canceled');
    // With the account, so that two accounts never share a picture's address.
    const hash = createHash('sha256').update(account.id).update(picture.large).digest('hex');
    const stored = storePicture({ accountId: account.id, hash, ...picture, now: this.clock.now() });
    return this.setPicture(account, `/pictures/${hash}.webp`, stored);
  }

  /** Removes the viewer's picture, uploaded or by address. */
  async remove(viewer: Viewer | null): Promise<ProfileUpdated> {
    const { account } = requireViewer(viewer);
    return this.setPicture(account, null, removePicture(account.id));
  }

  /** The file with this name, such as `<hash>.webp` or `<hash>-small.webp`; null if there is none. */
  async file(name: string): Promise<Buffer | null> {
    const [, hash, small] = /^([0-9a-f]{64})(-small)?\.webp$/.exec(name) ?? [];
    if (!hash) return null;
    const row = await this.database.row(pictureFile(hash, small ? 'small' : 'large'));
    return row?.file ?? null;
  }

  private async setPicture(
    account: Viewer['account'],
    pictureUrl: string | null,
    stored: Statement<unknown>,
  ): Promise<ProfileUpdated> {
    await this.database.transaction(async (transaction) => {
      // First, so that two uploads at once leave the picture that the account names.
      await transaction.with(Account, (accounts) => accounts.update({ id: account.id }, { pictureUrl }));
      await transaction.rows(stored);
      await this.cache.forgetAccount(account.id, transaction);
    });
    return new ProfileUpdated({ account: { ...account, pictureUrl } });
  }
}
