import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../catalogue/catalogue.service';
import { learningOf } from './enrollment.queries';
import type { Enrollment, Learning, LearningStats, LessonCompletion } from './enrollment.types';

interface LearningRow extends Pick<Learning, 'certificates'> {
  enrollments: Enrollment[];
  recentActivity: (Omit<LessonCompletion, 'course'> & { courseId: string })[];
}

/** What the student dashboard shows: one statement about the viewer; published courses come from memory. */
@oncePerApp()
export class LearningService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The viewer's own. */
  async learning(viewer: Viewer | null): Promise<Learning> {
    const known = requireViewer(viewer);
    const [row] = await this.database.query<LearningRow>(learningOf, [known.account.id]);
    const { enrollments, recentActivity, certificates } = row!;
    const courses = await this.catalogue.coursesById(
      known,
      [...enrollments, ...recentActivity].map(({ courseId }) => courseId),
    );
    return {
      stats: statsOf(enrollments),
      enrollments: enrollments.flatMap((enrollment) => {
        const course = courses.get(enrollment.courseId);
        return course ? [{ ...enrollment, course: { ...course, viewerEnrollment: enrollment } }] : [];
      }),
      recentActivity: recentActivity.flatMap(({ courseId, ...completion }) => {
        const course = courses.get(courseId);
        return course ? [{ ...completion, course }] : [];
      }),
      certificates,
    };
  }
}

function statsOf(enrollments: readonly Enrollment[]): LearningStats {
  const sumOf = (key: 'lessonsCompleted' | 'percent') =>
    enrollments.reduce((sum, enrollment) => sum + enrollment[key], 0);
  return {
    totalCourses: enrollments.length,
    completedCourses: enrollments.filter(({ percent }) => percent === 100).length,
    totalLessonsCompleted: sumOf('lessonsCompleted'),
    averageProgress: enrollments.length === 0 ? 0 : Math.round(sumOf('percent') / enrollments.length),
  };
}
