import type { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Refusal } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { lockAccount } from '../../accounts/account.queries';
import { contentOfInstructor } from './teaching.queries';

const MEGABYTE = 1024 * 1024;

interface Limits {
  /** null: no limit. */
  maxCourses: number | null;
  /** null: no limit. */
  maxStorageMegabytes: number | null;
}

/** FORBIDDEN, with a sentence for the instructor. */
export class LimitReached extends Refusal {
  constructor(
    readonly limit: 'courses' | 'storage',
    message: string,
  ) {
    super('FORBIDDEN', message);
  }
}

type Content = RowOf<typeof contentOfInstructor>;

/** The platform's limits for what one instructor creates. */
@Service()
export class InstructorLimits {
  constructor(private readonly settings: PlatformSettingsService) {}

  /**
   * Runs a write of the instructor's courses in the caller's transaction. Throws LimitReached, so that the transaction is
   * rolled back, if it takes them beyond a limit. Whoever is beyond it already can still change what does not grow.
   */
  async within<Result>(
    instructorId: string,
    transaction: Database,
    write: () => Promise<Result>,
  ): Promise<Result> {
    const limits = await this.settings.read(transaction);
    if (limits.maxCourses === null && limits.maxStorageMegabytes === null) return write();
    // One at a time, so that two writes at once do not both find room.
    await transaction.rows(lockAccount(instructorId));
    const before = (await transaction.row(contentOfInstructor(instructorId)))!;
    const result = await write();
    const after = (await transaction.row(contentOfInstructor(instructorId)))!;
    const problem = problemOf(limits, before, after);
    if (problem !== null) throw problem;
    return result;
  }
}

/** The limit that a write exceeds; null if there is none. */
function problemOf(
  { maxCourses, maxStorageMegabytes }: Limits,
  before: Content,
  after: Content,
): LimitReached | null {
  if (maxCourses !== null && after.courses > Math.max(maxCourses, before.courses))
    return new LimitReached(
      'courses',
      `On this platform you can have at most ${counted(maxCourses, 'course')}. Delete one first, or ask an administrator for more.`,
    );
  if (maxStorageMegabytes !== null && after.bytes > Math.max(maxStorageMegabytes * MEGABYTE, before.bytes))
    return new LimitReached(
      'storage',
      `On this platform the notes and captions of your courses can take at most ${maxStorageMegabytes.toLocaleString('en-US')} MB. Shorten or delete some first, or ask an administrator for more.`,
    );
  return null;
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
