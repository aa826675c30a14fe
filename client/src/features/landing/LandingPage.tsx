import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { Page } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonCards } from '../../ui/states/Skeleton';
import { Hero } from './Hero';
import styles from './LandingPage.module.css';
import { useLandingPageQuery } from './LandingPage.generated';
import { LandingNav } from './LandingNav';
import { FEATURED } from './featured';
import { PlatformStatsBanner } from './PlatformStatsBanner';

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
