import sql from 'sql-template-tag';
import { z } from 'zod';
import { PublicReads } from '../../../platform/database/public-reads';
import { statement } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import { isDeleted } from '../../accounts/account.queries';
import { isListed } from '../../courses/catalogue/catalogue.queries';
import type { PlatformStats } from './platform-stats.types';

const platformStats = () =>
  statement(
    'analytics: platform stats',
    { totalCourses: z.int(), totalStudents: z.int(), totalInstructors: z.int() },
    sql`
      select (select count(*)::int from courses c where ${isListed}) as "totalCourses",
        (select count(*)::int from accounts a where role = 'STUDENT' and not ${isDeleted(sql`a.id`)}) as "totalStudents",
        (select count(*)::int from accounts a where role = 'INSTRUCTOR' and not ${isDeleted(sql`a.id`)}) as "totalInstructors"`,
  );

@Service()
export class PlatformStatsService {
  constructor(private readonly reads: PublicReads) {}

  /** No session required. */
  async platformStats(viewer: Viewer | null): Promise<PlatformStats> {
    const row = await this.reads.row(viewer, platformStats());
    return row!;
  }
}
