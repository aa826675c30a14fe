import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount, formatPrice } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { CourseCover } from '../../ui/CourseCover';
import { Cluster } from '../../ui/Layout';
import { LineBadge } from '../../ui/LineBadge';
import { PageHeading } from '../../ui/PageHeading';
import { Stars } from '../../ui/Stars';
import { TextLink } from '../../ui/TextLink';
import { type CourseHeaderFragment, useCourseHeaderFragment } from './CourseHeader.generated';
import styles from './CourseHeader.module.css';

/** Content of the header, also provided by sample courses. */
type CourseHeaderContent = Omit<CourseHeaderFragment, ' $fragmentName'>;

const LEVELS = { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' };

/** The header of a course's page; `action` is its button, such as Enroll. */
export function CourseHeader({
  course,
  action,
}: {
  course: FragmentType<CourseHeaderFragment>;
  action: ReactNode;
}) {
  const { data, complete } = useCourseHeaderFragment(course);
  return complete ? <CourseHeaderView course={data} action={action} /> : null;
}

/** The header itself, for courses outside the cache. */
export function CourseHeaderView({ course, action }: { course: CourseHeaderContent; action: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.catalogueOf(course.category)} quiet>
              <LineBadge category={course.category} withName />
            </TextLink>
          }
          lead={course.description}
        >
          {course.title}
        </PageHeading>
        <Cluster gap={16}>
          <Stars rating={course.rating} count={course.reviewsCount} />
          <span>{LEVELS[course.level]}</span>
          <span>{formatCount(course.lessonCount, 'lesson')}</span>
        </Cluster>
        <div className={styles.action}>
          {action}
          <strong className={styles.price}>{formatPrice(course.priceCents)}</strong>
        </div>
        {course.skills.length > 0 && (
          <ul className={styles.skills} aria-label="Skills">
            {course.skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.cover}>
        <CourseCover title={course.title} category={course.category} lessons={course.lessonCount} />
      </div>
    </header>
  );
}
