import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { lazyComponent } from '../../lib/lazyComponent';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Layout';
import { LoadingState } from '../../ui/states/LoadingState';
import { PageHeading } from '../../ui/text/PageHeading';
import { usePlatform } from '../../ui/platform/platform';
import { SkeletonPanel } from '../../ui/states/SkeletonPanels';
import { TextLink } from '../../ui/navigation/TextLink';
import styles from './Hero.module.css';
import type { LandingPageQuery } from './LandingPage.generated';
import type { useFragment } from '@apollo/client/react';
import { Card } from '../../ui/display/Card';
import { LineBadge } from '../../ui/map/LineBadge';
import { LineTrack } from '../../ui/map/LineTrack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { type FeaturedCourseFragment, useFeaturedCourseFragment } from './Hero.generated';

/** Only for students. */
const ResumeCard = lazyComponent(async () => (await import('../enrollments/ResumeCard')).ResumeCard);

const WELCOME =
  'Short lessons, timed quizzes and progress you can see, with a certificate at the end of every course.';

/** Headline with the viewer's next lesson, or the line of a featured course. */
export function Hero({ data, loading }: { data: LandingPageQuery | undefined; loading: boolean }) {
  const { welcomeText } = usePlatform();
  // Known before the data, so that no link appears or disappears with it.
  const role = useSession()?.user.role;
  return (
    <section id="home" className={styles.hero} aria-labelledby="page-heading">
      <div className={styles.words}>
        <PageHeading className={styles.heading} lead={welcomeText ?? WELCOME}>
          Know your next stop.
        </PageHeading>
        <Cluster gap={24}>
          <Button component={Link} to={paths.catalogue} size="lg">
            Browse Courses
          </Button>
          {role === 'STUDENT' && (
            <TextLink component={Link} to={paths.studentDashboard}>
              My learning
            </TextLink>
          )}
          {!role && (
            <TextLink component={Link} to={paths.register}>
              Create an account
            </TextLink>
          )}
        </Cluster>
        <p className={styles.claim}>{data && claim(data)}</p>
      </div>
      {(data || loading) && (
        <div className={styles.line}>
          <HeroLine data={data} />
        </div>
      )}
    </section>
  );
}

/** The specified claim in demo mode, otherwise the real number. */
function claim({ platform, platformStats }: LandingPageQuery): string | null {
  if (platform.isDemo) return 'Trusted by 300K+ students';
  const { totalStudents } = platformStats;
  return totalStudents > 0 ? `${formatCount(totalStudents, 'student')} on this platform` : null;
}

function HeroLine({ data }: { data: LandingPageQuery | undefined }) {
  const waiting = (
    <LoadingState text="Loading a course...">
      <SkeletonPanel height="16.25rem" />
    </LoadingState>
  );
  if (!data) return waiting;
  const begun = latestUnfinished(data.viewer?.learning.enrollments ?? []);
  const featured = data.courses.nodes[0];
  if (begun)
    return (
      <Suspense fallback={waiting}>
        <ResumeCard enrollment={begun} />
      </Suspense>
    );
  return featured ? <FeaturedCourse course={featured} /> : null;
}

type Enrollment = NonNullable<LandingPageQuery['viewer']>['learning']['enrollments'][number];

/** The unfinished enrollment with the latest activity; enrolling counts as activity. */
function latestUnfinished(enrollments: readonly Enrollment[]): Enrollment | undefined {
  const lastActed = ({ lastActivityAt, enrolledAt, resumeLesson }: Enrollment) => {
    const acted = lastActivityAt ?? enrolledAt;
    const watched = resumeLesson?.viewerPosition?.playedAt ?? '';
    return watched > acted ? watched : acted;
  };
  return enrollments
    .filter((enrollment) => enrollment.resumeLesson)
    .toSorted((one, other) => lastActed(other).localeCompare(lastActed(one)))[0];
}

/** A catalogue course drawn as a line, with the marker at its first stop. */
function FeaturedCourse({ course }: { course: useFragment.FromOptionValue<FeaturedCourseFragment> }) {
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
