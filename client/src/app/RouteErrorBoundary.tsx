import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { NewVersionError, RememberedFailureError } from '../lib/loadModule';
import { Button } from '../ui/Button';
import { Page } from '../ui/Layout';
import { NotFoundState } from '../ui/NotFoundState';

/** Stands in for a page that broke. The layout around it stays, and with it the way to every other page. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const needsReload = error instanceof RememberedFailureError && !isReloaded();
  useEffect(() => {
    if (needsReload) window.location.reload();
    else console.error(error);
  }, [error, needsReload]);
  if (needsReload) return <div aria-busy="true" />;
  return (
    <Page width="text">
      <BrokenPage error={error} />
    </Page>
  );
}

/** A document that was itself reloaded is not reloaded again by itself: if that did not help, it never ends. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** What happened to a page, as far as it can be told, and the one thing to do about it. */
export function BrokenPage({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error);
  return (
    <div role="alert">
      <title>{`${title} · Waymark`}</title>
      <NotFoundState
        title={title}
        text={text}
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </div>
  );
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (error instanceof NewVersionError)
    return {
      title: 'A new version was published',
      text: 'Waymark was updated since you opened this page. Reload to continue.',
    };
  return {
    title: 'This page couldn’t be displayed',
    text: 'Something went wrong. Saved work is safe. Reload the page.',
  };
}
