import type { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { LineBadge } from '../../ui/map/LineBadge';
import { LineTrack } from '../../ui/map/LineTrack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './FeaturedCourse.module.css';
import { type FeaturedCourseFragment, useFeaturedCourseFragment } from './FeaturedCourse.generated';

/** A catalogue course drawn as a line, with the marker at its first stop. */
export function FeaturedCourse({ course }: { course: useFragment.FromOptionValue<FeaturedCourseFragment> }) {
  const { data, complete } = useFeaturedCourseFragment(course);
  if (!complete) return null;
  const { id, title, category, lessonCount, lessons } = data;
  const first = lessons[0];
  return (
    <Card component="section" padding="lg" aria-labelledby="featured-line" className={styles.card}>
      <div>
        <p className={styles.eyebrow}>
          Start with this course <LineBadge category={category} size="sm" />
        </p>
        <h2 id="featured-line">{title}</h2>
      </div>
      <LineTrack
        total={lessonCount}
        completed={[]}
        category={category}
        label={`A course of ${formatCount(lessonCount, 'lesson')}`}
      />
      <div className={styles.foot}>
        <p>
          {first ? `Lesson 1: ${first.title}` : formatCount(lessonCount, 'lesson')}
          {first?.durationSeconds != null && (
            <span className={styles.duration}>
              , {Math.max(1, Math.round(first.durationSeconds / 60))} min
            </span>
          )}
        </p>
        <Button component={Link} to={paths.course(id) + (first ? `?lesson=${first.id}` : '')}>
          Start<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}
