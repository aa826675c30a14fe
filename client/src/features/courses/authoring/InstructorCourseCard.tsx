import type { FragmentType } from '@apollo/client';
import { formatCount, formatDate, formatNumber, formatPrice } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { Cluster } from '../../../ui/layout/Layout';
import { CourseCover } from '../../../ui/map/CourseCover';
import { CourseRoleBadge } from '../CourseRoleBadge';
import { CourseActions } from './CourseActions';
import { CourseBlockNote } from './CourseBlockNote';
import { CourseStateBadge } from './CourseStateBadge';
import { levelName } from '../levelLabels';
import {
  type InstructorCourseCardFragment,
  useInstructorCourseCardFragment,
} from './InstructorCourseCard.generated';
import styles from './InstructorCourseCard.module.css';

interface InstructorCourseCardProps {
  course: FragmentType<InstructorCourseCardFragment>;
  /** Called after the course was deleted. */
  onDeleted: () => void;
}

/** One of an instructor's courses, with its details, figures and actions. */
export function InstructorCourseCard({ course, onDeleted }: InstructorCourseCardProps) {
  const { data, complete } = useInstructorCourseCardFragment(course);
  return complete ? <CompleteCard course={data} onDeleted={onDeleted} /> : null;
}

function CompleteCard({
  course,
  onDeleted,
}: {
  course: InstructorCourseCardFragment;
  onDeleted: () => void;
}) {
  const { title, description, category, level, lessonCount, metrics } = course;
  return (
    <Card component="article" padding="none" aria-label={title}>
      <div className={styles.course}>
        <CourseCover title={title} category={category} lessons={lessonCount} className={styles.cover} />
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <Cluster gap={8}>
              <CourseStateBadge {...course} />
              <CourseRoleBadge role={course.viewerRole} />
              {course.isFeatured && <Badge tone="info">Featured</Badge>}
            </Cluster>
          </div>
          <p className={styles.facts}>
            {category} · {levelName(level)} · {formatCount(lessonCount, 'lesson')} ·{' '}
            {formatPrice(course.priceCents)} · Created {formatDate(course.createdAt)}
          </p>
          {description && <p className={styles.description}>{description}</p>}
          <dl className={styles.figures}>
            <Figure name="Students" value={formatNumber(metrics.enrollmentCount)} />
            <Figure name="Completion" value={`${metrics.completionRate}%`} />
            <Figure name="Avg progress" value={`${metrics.averageProgress}%`} />
          </dl>
        </div>
      </div>
      {course.block && (
        <div className={styles.note}>
          <CourseBlockNote course={course} />
        </div>
      )}
      <CourseActions course={course} className={styles.actions} onDeleted={onDeleted} />
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
