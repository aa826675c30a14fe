import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import type { PlatformStats } from './platform-stats.types';

const platformStats = `/* analytics: platform stats */
  select (select count(*)::int from courses where is_published and deleted_at is null) as "totalCourses",
    (select count(*)::int from accounts where role = 'STUDENT') as "totalStudents",
    (select count(*)::int from accounts where role = 'INSTRUCTOR') as "totalInstructors"`;

@oncePerApp()
export class PlatformStatsService {
  constructor(private readonly database: Database) {}

  /** Open to everyone. */
  async platformStats(): Promise<PlatformStats> {
    const [row] = await this.database.query<PlatformStats>(platformStats);
    return row!;
  }
}
