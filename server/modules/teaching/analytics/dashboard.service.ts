import sql from 'sql-template-tag';
import { z } from 'zod';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { instructorDashboard } from './dashboard.queries';
import type { InstructorDashboard, PlatformStats } from './dashboard.types';
import { PublicReads } from '../../../platform/database/public-reads';
import { statement } from '../../../platform/database/statement';
import { isDeleted } from '../../accounts/account.queries';
import { isListed } from '../../courses/catalogue/catalogue.queries';

@Service()
export class DashboardService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own dashboard, in one statement; UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
  async dashboard(viewer: Viewer | null): Promise<InstructorDashboard> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    const row = await this.database.row(
      instructorDashboard({ instructorId: account.id, now: this.clock.now() }),
    );
    return row!;
  }
}

const platformStats = () =>
  statement('analytics: platform stats', {
    totalCourses: z.int(),
    totalStudents: z.int(),
    totalInstructors: z.int(),
  })`
    select (select count(*)::int from courses c where ${isListed}) as "totalCourses",
      (select count(*)::int from accounts a where role = 'STUDENT' and not ${isDeleted(sql`a.id`)}) as "totalStudents",
      (select count(*)::int from accounts a where role = 'INSTRUCTOR' and not ${isDeleted(sql`a.id`)}) as "totalInstructors"`;

@Service()
export class PlatformStatsService {
  constructor(private readonly reads: PublicReads) {}

  /** No session required. */
  async platformStats(viewer: Viewer | null): Promise<PlatformStats> {
    const row = await this.reads.row(viewer, platformStats());
    return row!;
  }
}
