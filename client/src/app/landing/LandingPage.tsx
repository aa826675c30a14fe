import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { Cluster, Page, Stack } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import { LoadingState } from '../../ui/states/States';
import { SkeletonCards, SkeletonPanel } from '../../ui/states/Skeletons';
import styles from './LandingPage.module.css';
import {
  LandingAnswerDocument,
  type LandingAnswerQuery,
  type LandingPageQuery,
  useLandingPageQuery,
} from './__generated__/LandingPage.generated';
import { FEATURED } from './featured';
import { Link } from 'react-router-dom';
import { formatCount, formatNumber } from '../../lib/format';
import { latestUnfinished } from '../../modules/enrollments/latestUnfinished';
import { paths } from '../paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { PageHeading } from '../../ui/text/PageHeading';
import { Card } from '../../ui/display/Card';
import { LineBadge } from '../../ui/map/LineBadge';
import { LineTrack } from '../../ui/map/LineTrack';
import { useApolloClient } from '@apollo/client/react';
import { CheckIcon, ChevronRightIcon, CloseIcon } from '../../ui/icons/Icons';

/** Below the fold, so hydrated later. */
const LandingParts = lazyComponent(async () => (await import('./LandingParts')).LandingParts);

/** The landing page: presents the platform with its own courses. */
export function LandingPage() {
  const { name } = usePlatform();
  const { data, loading, error, refetch } = useLandingPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page className={styles.page}>
      <title>{`${name}: know your next stop`}</title>
      <LandingNav />
      <Hero data={data} loading={loading} />
      {(data || loading) && <PlatformStatsBanner stats={data?.platformStats} />}
      <Suspense
        fallback={
          <LoadingState text="Loading courses...">
            <SkeletonCards count={FEATURED} fill />
          </LoadingState>
        }
      >
        <LandingParts data={data} loading={loading} error={error} onRetry={() => void refetch()} />
      </Suspense>
    </Page>
  );
}

const PARTS = [
  { anchor: '#home', name: 'Home' },
  { anchor: '#courses', name: 'Courses' },
  { anchor: '#about', name: 'About' },
  { anchor: '#testimonials', name: 'Testimonials' },
];

/** Links to this page's sections, drawn as stops of a line. */
function LandingNav() {
  return (
    <nav aria-label="On this page">
      <ul className={`wm-row ${styles.stops}`}>
        {PARTS.map(({ anchor, name }) => (
          <li key={anchor}>
            <Link to={anchor}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlatformStatsBannerProps {
  /** undefined while loading; the space is reserved. */
  stats: { totalCourses: number; totalStudents: number; totalInstructors: number } | undefined;
}

/** The platform's statistics. */
function PlatformStatsBanner({ stats }: PlatformStatsBannerProps) {
  const figures = [
    { one: 'Course', many: 'Courses', value: stats?.totalCourses },
    { one: 'Student', many: 'Students', value: stats?.totalStudents },
    { one: 'Instructor', many: 'Instructors', value: stats?.totalInstructors },
  ];
  return (
    <section
      className={`wm-grid wm-gap-16 ${styles.banner}`}
      aria-labelledby="platform-stats"
      aria-busy={!stats || undefined}
    >
      <h2 id="platform-stats" className="wm-font-20">
        On this platform today
      </h2>
      <dl className={`wm-grid wm-gap-16 ${styles.figures}`}>
        {figures.map(({ one, many, value }) => (
          <div key={many} className="wm-figure wm-justify-end">
            <dt>{value === 1 ? one : many}</dt>
            <dd>{value === undefined ? '\u2013' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Only for students. */
const ResumeCard = lazyComponent(
  async () => (await import('../../modules/enrollments/ResumeCard')).ResumeCard,
);

const WELCOME =
  'Short lessons, timed quizzes and progress you can see, with a certificate at the end of every course.';

/** Headline with the viewer's next lesson, a question to answer, or the line of a featured course. */
function Hero({ data, loading }: { data: LandingPageQuery | undefined; loading: boolean }) {
  const { welcomeText, isDemo } = usePlatform();
  // Known before the data, so that no link appears or disappears with it.
  const role = useSession()?.user.role;
  return (
    <section
      id="home"
      className={`wm-grid wm-align-center wm-gap-40 ${styles.hero}`}
      aria-labelledby="page-heading"
    >
      <Stack gap={24}>
        <PageHeading display className={styles.heading} lead={welcomeText ?? WELCOME}>
          Know your next stop.
        </PageHeading>
        <Cluster gap={24}>
          <Button
            component={Link}
            to={paths.catalogue}
            size="lg"
            variant={data?.landingQuestion ? 'secondary' : 'primary'}
          >
            Browse Courses
          </Button>
          {role === 'STUDENT' && (
            <Link to={paths.studentDashboard} className="wm-link">
              My learning
            </Link>
          )}
          {!role && (
            <Link to={paths.register} data-for-visitors="" className="wm-link">
              Create an account
            </Link>
          )}
        </Cluster>
        <p className={`wm-muted ${styles.claim}`}>{data && claim(data, isDemo)}</p>
      </Stack>
      {(data || loading) && (
        <div className={`wm-grid ${styles.heroLine}`}>
          <HeroLine data={data} />
        </div>
      )}
    </section>
  );
}

/** The specified claim in demo mode, otherwise the real number. */
function claim({ platformStats }: LandingPageQuery, isDemo: boolean): string | null {
  if (isDemo) return 'Trusted by 300K+ students';
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
  if (data.landingQuestion)
    return <HeroQuestion key={data.landingQuestion.id} question={data.landingQuestion} />;
  return featured ? <FeaturedCourse course={featured} /> : null;
}

/** A catalogue course drawn as a line, with the marker at its first stop. */
function FeaturedCourse({ course }: { course: LandingPageQuery['courses']['nodes'][number] }) {
  const { id, title, category, lessonCount, lessons } = course;
  const first = lessons[0];
  return (
    <Card component="section" padding="lg" aria-labelledby="featured-line" className="wm-grid wm-gap-24">
      <div>
        <p className="wm-row wm-justify-space-between wm-gap-8 wm-muted wm-small wm-mb-4">
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
      <div className="wm-cluster wm-justify-space-between wm-gap-16">
        <p className="wm-flex-14">
          {first ? `Lesson 1: ${first.title}` : formatCount(lessonCount, 'lesson')}
          {first?.durationSeconds != null && (
            <span className="wm-muted">, {Math.max(1, Math.round(first.durationSeconds / 60))} min</span>
          )}
        </p>
        <Button component={Link} to={paths.course(id) + (first ? `?lesson=${first.id}` : '')}>
          Start<span className="wm-visually-hidden"> {title}</span>
        </Button>
      </div>
    </Card>
  );
}

type Answer = NonNullable<LandingAnswerQuery['landingQuestion']>['answer'];

/** A question about a lesson, at the lesson's stop on the line of its course. */
function HeroQuestion({ question }: { question: NonNullable<LandingPageQuery['landingQuestion']> }) {
  const { id, text, options, lesson } = question;
  const { course, position } = lesson;
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<Answer | 'asked' | 'failed' | null>(null);
  const answer = typeof checked === 'object' ? checked : null;
  const { query } = useApolloClient();

  async function choose(index: number) {
    setChosen(index);
    setChecked('asked');
    // Another question may have been chosen for the page meanwhile.
    const data = await query({ query: LandingAnswerDocument }).then(
      (result) => (result.data?.landingQuestion?.id === id ? result.data.landingQuestion : null),
      () => null,
    );
    setChecked(data?.answer ?? 'failed');
  }

  const passed = answer ? position : position - 1;

  return (
    <Card component="section" padding="lg" aria-labelledby="landing-question" className="wm-grid wm-gap-16">
      <p className="wm-row wm-justify-space-between wm-gap-8 wm-muted wm-small">
        From “{course.title}” <LineBadge category={course.category} size="sm" />
      </p>
      <LineTrack
        total={course.lessonCount}
        completed={Array.from({ length: passed }, (_, index) => index + 1)}
        category={course.category}
        label={`Lesson ${position} of ${course.lessonCount}`}
        className={styles.questionLine}
      />
      <Stack gap={12} role="group" aria-labelledby="landing-question">
        <h2 id="landing-question" className="wm-font-20">
          {text}
        </h2>
        {options.map((option, index) => (
          <Button
            key={index}
            variant="secondary"
            fullWidth
            className={styles.option}
            loading={checked === 'asked' && chosen === index}
            aria-pressed={chosen === index}
            aria-disabled={answer !== null || undefined}
            iconEnd={answer && <Mark isRight={index === answer.option} isChosen={index === chosen} />}
            onClick={() => {
              if (!answer && checked !== 'asked') void choose(index);
            }}
          >
            {option}
          </Button>
        ))}
      </Stack>
      <div role="status" className="wm-hidden-if-empty">
        {answer && (
          <p>
            <strong>{chosen === answer.option ? 'Correct.' : 'Incorrect.'}</strong>{' '}
            {chosen !== answer.option && `The answer is “${options[answer.option]}”. `}
            {answer.explanation}
          </p>
        )}
        {checked === 'failed' && <p>Your answer couldn’t be checked. Please try again.</p>}
      </div>
      {(answer || checked === 'failed') && (
        <Button component={Link} to={paths.lesson(lesson.id)} iconEnd={<ChevronRightIcon size={16} />}>
          Open the lesson: {lesson.title}
        </Button>
      )}
    </Card>
  );
}

/** Marks the right option, and a wrong one that was chosen. */
function Mark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }) {
  if (isRight)
    return (
      <>
        <CheckIcon className="wm-success" />
        <span className="wm-visually-hidden">, correct answer</span>
      </>
    );
  if (!isChosen) return null;
  return (
    <>
      <CloseIcon size={18} className="wm-error" />
      <span className="wm-visually-hidden">, incorrect</span>
    </>
  );
}
