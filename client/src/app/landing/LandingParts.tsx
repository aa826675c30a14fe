import { Link } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../paths';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { usePlatform } from '../../ui/platform/platform';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states/States';
import { Cluster, Section } from '../../ui/layout/Layout';
import { SkeletonCards } from '../../ui/states/Skeletons';
import { LessonFilm } from '../../modules/courses/player/LessonFilm';
import { CourseCard } from '../../modules/courses/catalogue/CourseCard';
import { Testimonials } from '../../modules/administration/testimonials/Testimonials';
import { FEATURED } from './featured';
import type { LandingPageQuery } from './__generated__/LandingPage.generated';
import styles from './LandingPage.module.css';
import type { CSSProperties } from 'react';
import { formatCount } from '../../lib/format';
import { LineBadge } from '../../ui/map/LineBadge';
import { lineOf } from '../../ui/theme/tokens';

interface LandingPartsProps {
  data: LandingPageQuery | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The sections below the fold: topics, courses, about, and testimonials. */
export function LandingParts({ data, loading, error, onRetry }: LandingPartsProps) {
  const { name } = usePlatform();
  const featured = data?.courses.nodes.slice(0, FEATURED);
  const film = data?.landingQuestion?.lesson;
  return (
    <>
      {film && <LessonFilm lesson={film} category={film.course.category} />}
      <Section id="courses" title="Browse by topic" className={styles.section}>
        <CategoryLegend counts={data?.courses.categories} />
      </Section>
      <Section title="Featured courses" className={classes(styles.section, styles.later)}>
        <FeaturedCourses courses={featured} error={loading ? undefined : error} onRetry={onRetry} />
        <Cluster>
          <Button component={Link} to={paths.catalogue}>
            ALL COURSES
          </Button>
          <Button component={Link} to={paths.register} variant="secondary">
            QUIZZES
          </Button>
        </Cluster>
      </Section>
      <Section id="about" title={`About ${name}`} className={classes(styles.section, styles.later)}>
        <p className="wm-muted wm-font-20 wm-measure wm-line-14">
          See every lesson, quiz and your progress at a glance. Complete all lessons of a course to earn its
          certificate.
        </p>
        <BenefitsStrip />
      </Section>
      <Section id="testimonials" title="What students say" className={classes(styles.section, styles.later)}>
        <Testimonials testimonials={data ? data.testimonials.nodes : loading ? undefined : null} />
      </Section>
    </>
  );
}

function FeaturedCourses(props: {
  courses: LandingPageQuery['courses']['nodes'] | undefined;
  error: unknown;
  onRetry: () => void;
}) {
  const { courses, error, onRetry } = props;
  if (courses?.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No courses yet"
        text="The first courses are being prepared. Please come back soon."
      />
    );
  }
  if (courses) {
    return (
      <ul className={`wm-grid wm-gap-24 ${styles.cards}`}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState
        level={3}
        title="Failed to fetch courses"
        message={errorSentence(
          error,
          'Courses, statistics and testimonials couldn’t be loaded. The rest of this page works.',
        )}
        onRetry={onRetry}
      />
    );
  }
  return (
    <LoadingState text="Loading courses...">
      <SkeletonCards count={FEATURED} fill />
    </LoadingState>
  );
}

const BENEFITS = [
  {
    name: 'Flexible Learning',
    text: 'Short lessons to read or watch. Stop at any time and pick up where you left off.',
  },
  {
    name: 'Global Community',
    text: 'Learn anywhere, at your own pace. Read what other students say below.',
  },
  {
    name: 'Expert Teacher',
    text: 'Preview any lesson and see who teaches it before you enroll.',
  },
  {
    name: 'Certification',
    text: 'Complete a course to earn a certificate, with a number that anyone can verify here.',
  },
];

/** Four benefits, drawn as stations of a line. */
function BenefitsStrip() {
  return (
    <ol className={`wm-grid ${styles.strip}`}>
      {BENEFITS.map(({ name, text }) => (
        <li key={name} className={`wm-grid wm-gap-8 wm-relative ${styles.station}`}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Specification, section 2: the labels of the eight tiles by category, in order. */
const LABELS = new Map([
  ['UI/UX', 'UI/UX'],
  ['Fullstack', 'Full Stack Development'],
  ['AI', 'AI Engineering'],
  ['Frontend', 'FrontEnd DevelopMent'],
  ['Backend', 'Backend Development'],
  ['Graphic Designing', 'Graphic Design'],
  ['Prompt Engineering', 'Prompt Engineering'],
  ['LLM', 'LLM'],
]);

/** The main categories, each linked to its courses. */
function CategoryLegend({
  counts,
}: {
  /** Courses by category; undefined while loading. Categories without courses are missing. */
  counts: readonly { name: string; courseCount: number }[] | undefined;
}) {
  const { categories } = usePlatform();
  const main = categories?.filter(({ isMain }) => isMain).map(({ name }) => name) ?? [...LABELS.keys()];
  return (
    <ul className={`wm-grid wm-gap-16 ${styles.legend}`}>
      {main.map((category) => {
        const count = counts?.find((entry) => entry.name === category)?.courseCount ?? 0;
        return (
          <li key={category}>
            <Link
              to={paths.catalogueOf(category)}
              className={styles.tile}
              style={{ '--line': lineOf(category).variable } as CSSProperties}
            >
              <span className={`wm-mb-8 wm-relative wm-block ${styles.line}`} aria-hidden="true">
                <LineBadge category={category} size="lg" />
              </span>
              <span className={`wm-font-20 wm-bold wm-heading ${styles.name}`}>
                {LABELS.get(category) ?? category}
              </span>
              {counts && <span className="wm-muted wm-small">{formatCount(count, 'course')}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
