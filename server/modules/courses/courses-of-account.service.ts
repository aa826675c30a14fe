import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { deletionCanceled, deletionRequested } from '../accounts/account.events';
import { storeUnpublished } from '../accounts/deletion/deletion.queries';
import { republishCourses, unpublishCoursesOf } from './courses-of-account.queries';

/** The courses of accounts whose owners ask for their deletion. */
@Service()
export class CoursesOfAccountService {
  /** Unpublishes them, and stores with the request which ones those were. */
  async hide({ accountId }: (typeof deletionRequested)['payload'], transaction: Database): Promise<void> {
    const unpublished = await transaction.rows(unpublishCoursesOf(accountId));
    await transaction.rows(storeUnpublished({ accountId, ids: unpublished.map(({ id }) => id) }));
  }

  /** Publishes them again, those excepted that an administrator blocked meanwhile. */
  async show(
    { accountId, unpublishedCourseIds }: (typeof deletionCanceled)['payload'],
    transaction: Database,
  ): Promise<void> {
    await transaction.rows(republishCourses({ instructorId: accountId, ids: unpublishedCourseIds }));
  }
}
