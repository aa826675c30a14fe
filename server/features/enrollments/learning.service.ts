import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import type { Course } from '../catalogue/course.types';
import { learningOf } from './enrollment.queries';
import type { Enrollment, Learning } from './enrollment.types';

type LearningRow = Omit<Learning, 'enrollments'> & {
  enrollments: { enrollment: Enrollment; course: Course }[];
};

/** What the student dashboard shows, in one statement. */
@oncePerApp()
export class LearningService {
  constructor(private readonly database: Database) {}

  /** The viewer's own. */
  async learning(viewer: Viewer | null): Promise<Learning> {
    const [row] = await this.database.query<LearningRow>(learningOf, [requireViewer(viewer).account.id]);
    const { enrollments, ...rest } = row!;
    return {
      ...rest,
      enrollments: enrollments.map(({ enrollment, course }) => ({
        ...enrollment,
        course: { ...course, viewerEnrollment: enrollment },
      })),
    };
  }
}
