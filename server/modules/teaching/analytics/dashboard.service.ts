import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { instructorDashboard } from './dashboard.queries';
import type { InstructorDashboard } from './dashboard.types';

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
