import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDuration } from '#server/modules/courses/course-options.rules';
import { paths } from '../../../app/paths';
import { formatCount, formatMonth, formatPrice, languageName } from '../../../lib/format';
import { ShareButton } from '../../../ui/buttons/ShareButton';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { Stars } from '../../../ui/display/Stars';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { CourseCover } from '../../../ui/map/CourseCover';
import { LineBadge } from '../../../ui/map/LineBadge';
import { PageHeading } from '../../../ui/text/PageHeading';
import { LessonList } from '../../courses/lessons/LessonList';
import { levelName } from '../../courses/levelLabels';
import type { PublicCourseFragment } from './__generated__/CoursePage.generated';
import styles from './CourseSections.module.css';

interface CourseProps {
  course: PublicCourseFragment;
}

/** The header of a course's page: what one needs to decide. */
export function CourseHeader({ course }: CourseProps) {
  const { durationMinutes, language, studentCount, updatedAt } = course;
  const facts = [
    levelName(course.level),
    formatCount(course.lessonCount, 'lesson'),
    durationMinutes && formatDuration(durationMinutes),
    language && languageName(language),
    // A sample course was never changed.
    updatedAt && `Updated ${formatMonth(updatedAt)}`,
  ].filter(Boolean);
  return (
    <header className="wm-stack wm-gap-12 wm-min-0">
      <PageHeading
        display
        eyebrow={
          <Link to={paths.catalogueOf(course.category)} className="wm-link-quiet">
            <LineBadge category={course.category} withName />
          </Link>
        }
        lead={course.subtitle}
      >
        {course.title}
      </PageHeading>
      <div className="wm-cluster wm-gap-16 wm-gap-y-4">
        {course.reviewsCount > 0 ? (
          <Stars rating={course.rating} count={course.reviewsCount} />
        ) : (
          <span>No reviews yet</span>
        )}
        {studentCount > 0 && <span>{formatCount(studentCount, 'student')}</span>}
        <span>
          By{' '}
          <a href={`#${INSTRUCTOR_ID}`} className="wm-link">
            {course.instructor.name}
          </a>
        </span>
      </div>
      <ul
        className="wm-cluster wm-align-stretch wm-gap-16 wm-gap-y-4 wm-muted"
        aria-label="About this course"
      >
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  );
}

interface CourseOfferProps extends CourseProps {
  /** The button to enroll; null if the course cannot be enrolled in. */
  action: ReactNode;
}

/** The price, what it includes and the button to enroll, which stays in view. */
export function CourseOffer({ course, action }: CourseOfferProps) {
  const { id, title, category, lessonCount, durationMinutes, quizzes } = course;
  // The enrolled also get the inactive ones, which nobody can take.
  const quizCount = quizzes.filter(({ isActive }) => isActive).length;
  const length = durationMinutes ? ` (${formatDuration(durationMinutes)})` : '';
  return (
    <Card padding="none" className={styles.offer}>
      <CourseCover
        title={title}
        category={category}
        glyph={course.glyph}
        lessons={lessonCount}
        className={styles.cover}
      />
      <div className="wm-stack wm-gap-16 wm-pad-16">
        <div className={action ? styles.action : undefined}>
          {!course.viewerEnrollment && (
            <div>
              <strong className={`wm-font-24 wm-heading ${styles.price}`}>
                {formatPrice(course.priceCents)}
              </strong>
              {course.priceCents > 0 && <p className="wm-muted wm-small">Nothing is charged here</p>}
            </div>
          )}
          {action}
        </div>
        <ul className="wm-stack wm-gap-8" aria-label="This course includes">
          <Checked>{formatCount(lessonCount, 'lesson') + length}</Checked>
          {quizCount > 0 && <Checked>{formatCount(quizCount, 'quiz', 'quizzes')}</Checked>}
          {action && (
            <Checked>
              {course.certificateRule === 'LESSONS_AND_QUIZZES'
                ? 'Certificate when you complete every lesson and pass every quiz'
                : 'Certificate when you complete every lesson'}
            </Checked>
          )}
          <Checked>Every lesson can be previewed before you enroll</Checked>
        </ul>
        {action && (
          <ShareButton path={paths.course(id)} title={title}>
            Share this course
          </ShareButton>
        )}
      </div>
    </Card>
  );
}

/** An entry of a list with check marks. */
function Checked({ children }: { children: string }) {
  return (
    <li className={`wm-row wm-align-start wm-gap-8 wm-anywhere ${styles.checked}`}>
      <CheckIcon size={18} />
      <span>{children}</span>
    </li>
  );
}

/** What the course is about, as its instructor describes it. */
export function CourseOverview({ course }: CourseProps) {
  const { description, skills, outcomes, requirements } = course;
  return (
    <>
      {outcomes.length > 0 && (
        <Card
          component="section"
          aria-labelledby="outcomes"
          className={`wm-stack wm-gap-12 ${styles.outcomes}`}
        >
          <h2 id="outcomes">What you will learn</h2>
          <ul>
            {outcomes.map((outcome, index) => (
              <Checked key={index}>{outcome}</Checked>
            ))}
          </ul>
        </Card>
      )}
      <Section title="Description">
        <p className="wm-typed wm-measure">{description}</p>
        <CourseSkills skills={skills} />
      </Section>
      {requirements.length > 0 && (
        <Section title="Requirements">
          <ul className="wm-stack wm-gap-4 wm-anywhere wm-measure wm-bullets">
            {requirements.map((requirement, index) => (
              <li key={index}>{requirement}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The skills of a course; nothing if it has none. */
export function CourseSkills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <Cluster component="ul" gap={8} align="stretch" aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill} className="wm-max-full">
          <Badge>{skill}</Badge>
        </li>
      ))}
    </Cluster>
  );
}

/** The id of the list of lessons. */
export const LESSON_LIST_ID = 'lessons';

interface CourseSyllabusProps extends CourseProps {
  /** The lesson that is shown below; null for none. */
  currentId: string | null;
}

/** The lessons of a course with their lengths; each link shows the lesson on this page. */
export function CourseSyllabus({ course, currentId }: CourseSyllabusProps) {
  const { lessons, durationMinutes, viewerEnrollment } = course;
  const length = durationMinutes ? ` · ${formatDuration(durationMinutes)}` : '';
  return (
    <Section title="Lessons" id={LESSON_LIST_ID}>
      <p className={`wm-muted ${styles.facts}`}>
        {formatCount(lessons.length, 'lesson') + length}
        {!viewerEnrollment && lessons.length > 0 && ' · You can preview every lesson before you enroll'}
      </p>
      {lessons.length > 0 ? (
        <Card className={styles.list}>
          <LessonList course={course} currentId={currentId} suffix={viewerEnrollment ? '' : ' · Preview'} />
        </Card>
      ) : (
        <p>This course has no lessons yet.</p>
      )}
    </Section>
  );
}

/** The id of the section about the instructor. */
const INSTRUCTOR_ID = 'instructor';

interface CourseInstructorProps {
  instructor: PublicCourseFragment['instructor'];
  /** A button in the section. */
  action?: ReactNode;
}

export function CourseInstructor({ instructor: { name, bio, pictureUrl }, action }: CourseInstructorProps) {
  return (
    <Section title="Instructor" id={INSTRUCTOR_ID}>
      <div className="wm-row wm-align-start wm-gap-16">
        <Avatar name={name} src={pictureUrl} size={64} />
        <div className="wm-min-0">
          <h3 className="wm-font-17">{name}</h3>
          {bio && <p className="wm-typed wm-measure">{bio}</p>}
          {action && <div className="wm-mt-12">{action}</div>}
        </div>
      </div>
    </Section>
  );
}
