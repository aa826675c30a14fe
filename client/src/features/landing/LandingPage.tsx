import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { Page } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonCards } from '../../ui/states/Skeleton';
import { Hero } from './Hero';
import styles from './LandingPage.module.css';
import { useLandingPageQuery } from './LandingPage.generated';
import { FEATURED } from './featured';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format';

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
      <ul className={styles.stops}>
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
    <section className={styles.banner} aria-labelledby="platform-stats" aria-busy={!stats || undefined}>
      <h2 id="platform-stats" className={styles.title}>
        On this platform today
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ one, many, value }) => (
          <div key={many} className={styles.figure}>
            <dt>{value === 1 ? one : many}</dt>
            <dd>{value === undefined ? '\u2013' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
