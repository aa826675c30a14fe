import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { instructorDashboard, platformStats } from './dashboard.queries';
import type { InstructorDashboard, PlatformStats } from './dashboard.types';
import { PublicReads } from '../../../platform/database/public-reads';

@Service()
export class DashboardService {
  constructor(
    private readonly database: Database,
    private readonly reads: PublicReads,
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

  /** No session required. */
  async platformStats(viewer: Viewer | null): Promise<PlatformStats> {
    const row = await this.reads.row(viewer, platformStats);
    return row!;
  }
}
