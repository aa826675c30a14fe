import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount, formatMinutes, formatPrice } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Badge } from '../../../ui/display/Badge';
import { Card, CardLink } from '../../../ui/display/Card';
import { CourseCover } from '../../../ui/map/CourseCover';
import { LineTrack } from '../../../ui/map/LineTrack';
import { Stars } from '../../../ui/display/Stars';
import { levelName } from '../levelLabels';
import { Stack } from '../../../ui/layout/Layout';
import styles from './CourseCard.module.css';
import type { CourseCardFragment } from './__generated__/CourseCard.generated';

/** Loaded only for people with an account: visitors, whose first page this is, have no bookmarks. */
const BookmarkButton = lazyComponent(
  async () => (await import('../bookmarks/BookmarkButton')).BookmarkButton,
);

/** Specification, section 9: a card shows at most this many skills. */
const SKILLS_SHOWN = 3;

interface CourseCardProps {
  course: CourseCardFragment;
  /** Whether it is built in, so that it cannot be bookmarked. */
  isSample?: boolean;
}

/** A course as a card that links to it. Memoized, so that typing in the search renders only new cards. */
export const CourseCard = memo(function CourseCard({ course, isSample = false }: CourseCardProps) {
  const isSignedIn = useSession() !== null;
  const completed = course.viewerEnrollment?.completedPositions;
  return (
    <Card component="article" interactive padding="none" className={`wm-stack ${styles.card}`}>
      <CourseCover
        title={course.title}
        category={course.category}
        glyph={course.glyph}
        lessons={course.lessonCount}
        completed={completed}
        className={styles.cover}
      />
      {isSignedIn && !isSample && (
        <Suspense>
          <BookmarkButton course={course} className={styles.bookmark} />
        </Suspense>
      )}
      <div className={`wm-stack wm-gap-12 wm-pad-16 wm-grow ${styles.body}`}>
        <Stack gap={4}>
          <h3 className={`wm-line-125 ${styles.title}`}>
            <CardLink component={Link} to={paths.course(course.id)}>
              {course.title}
            </CardLink>
          </h3>
          <p className={`wm-row wm-gap-8 wm-muted wm-small ${styles.instructor}`}>
            <InstructorPicture url={course.instructor.pictureUrl} />
            <span>By {course.instructor.name}</span>
          </p>
          <p className={`wm-clamp-3 wm-small wm-line-14 ${styles.description}`}>{course.description}</p>
        </Stack>
        <div className={`wm-row wm-gap-12 ${styles.offer}`}>
          {course.reviewsCount === 0 ? (
            <p className="wm-muted wm-small">No reviews yet</p>
          ) : (
            <Stars rating={course.rating} count={course.reviewsCount} />
          )}
          {!course.viewerEnrollment && <p className="wm-strong wm-small">{formatPrice(course.priceCents)}</p>}
        </div>
        <CardTags {...course} />
        <Stack gap={4}>
          {completed && (
            // The text below says the same.
            <div aria-hidden="true">
              <LineTrack
                total={course.lessonCount}
                completed={completed}
                category={course.category}
                label=""
              />
            </div>
          )}
          <p className={styles.facts}>{factsOf(course)}</p>
        </Stack>
      </div>
    </Card>
  );
});

/** "Beginner · 3 h 20 min · 9 lessons"; of an enrolled course "3 h 20 min · 4/9 lessons completed". */
function factsOf({ level, durationMinutes, lessonCount, viewerEnrollment }: CourseCardFragment): string {
  const length = durationMinutes !== null && formatMinutes(durationMinutes);
  const facts = viewerEnrollment
    ? [length, `${viewerEnrollment.lessonsCompleted}/${lessonCount} lessons completed`]
    : [levelName(level), length, formatCount(lessonCount, 'lesson')];
  return facts.filter(Boolean).join(' · ');
}

function CardTags({ category, skills, isFeatured }: CourseCardFragment) {
  const more = skills.length - SKILLS_SHOWN;
  return (
    <div className={`wm-muted wm-small ${styles.tags}`}>
      {isFeatured && (
        <Badge tone="success" className={styles.badge}>
          Featured
        </Badge>
      )}
      <Badge tone="info" className={styles.badge}>
        {category}
      </Badge>
      <ul className={styles.skills} aria-label="Skills">
        {skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      {more > 0 && <span className="wm-nowrap"> +{more} more</span>}
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
