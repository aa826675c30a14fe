import type { useFragment } from '@apollo/client/react';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount, formatPrice } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { Card, CardLink } from '../../ui/Card';
import { CourseCover } from '../../ui/CourseCover';
import { LineTrack } from '../../ui/LineTrack';
import { Stars } from '../../ui/Stars';
import styles from './CourseCard.module.css';
import { type CourseCardFragment, useCourseCardFragment } from './CourseCard.generated';

/** Content of a card, also provided by sample courses. */
type CourseCardContent = Omit<CourseCardFragment, ' $fragmentName'>;

/** Specification, section 9: a card shows at most this many skills. */
const SKILLS_SHOWN = 3;

/** A cached course as a card that links to it. Memoized, so that typing in the search renders only new cards. */
export const CourseCard = memo(function CourseCard({
  course,
}: {
  course: useFragment.FromOptionValue<CourseCardFragment>;
}) {
  const { data, complete } = useCourseCardFragment(course);
  return complete ? <CourseCardView course={data} /> : null;
});

/** The card itself, for courses outside the cache. */
export function CourseCardView({ course }: { course: CourseCardContent }) {
  const done = course.viewerEnrollment?.lessonsCompleted;
  return (
    <Card component="article" interactive padding="none" className={styles.card}>
      <CourseCover
        title={course.title}
        category={course.category}
        lessons={course.lessonCount}
        done={done ?? 0}
        className={styles.cover}
      />
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <CardLink component={Link} to={paths.course(course.id)}>
              {course.title}
            </CardLink>
          </h3>
          <p className={styles.instructor}>
            <InstructorPicture url={course.instructor.pictureUrl} />
            <span>By {course.instructor.name}</span>
          </p>
          <p className={styles.description}>{course.description}</p>
        </div>
        <Stars rating={course.rating} count={course.reviewsCount} className={styles.stars} />
        <CardTags category={course.category} skills={course.skills} />
        <div className={styles.foot}>
          {/* The text below says the same. */}
          <div aria-hidden="true">
            <LineTrack
              total={course.lessonCount}
              done={done ?? 0}
              current={done === undefined ? null : undefined}
              category={course.category}
              label=""
            />
          </div>
          <p className={styles.facts}>
            <span>
              {done === undefined
                ? formatCount(course.lessonCount, 'lesson')
                : `${done}/${course.lessonCount} lessons completed`}
            </span>
            <span className={styles.price}>{formatPrice(course.priceCents)}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}

function CardTags({ category, skills }: { category: string; skills: readonly string[] }) {
  const more = skills.length - SKILLS_SHOWN;
  return (
    <div className={styles.tags}>
      <Badge tone="info" className={styles.category}>
        {category}
      </Badge>
      <ul className={styles.skills} aria-label="Skills">
        {skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
        {more > 0 && <li className={styles.more}>+{more} more</li>}
      </ul>
    </div>
  );
}

/** The instructor's picture; nothing if there is none or it fails to load. */
function InstructorPicture({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!url || url === failed) return null;
  return (
    <img
      src={url}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      // Do not reveal the page to the picture's host.
      referrerPolicy="no-referrer"
      className={styles.picture}
      onError={() => setFailed(url)}
    />
  );
}
