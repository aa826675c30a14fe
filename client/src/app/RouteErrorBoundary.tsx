import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { NewVersionError, RememberedFailureError } from '../lib/loadModule';
import { Button } from '../ui/buttons/Button';
import { Page } from '../ui/layout/Layout';
import { usePlatform } from '../ui/platform/platform';
import { NotFoundState } from '../ui/states/States';

/** Replaces a page that failed; the layout and its navigation stay. */
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

/** Whether this document was itself reloaded, in which case another automatic reload would loop forever. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Explains why a page failed, if known, with one action to recover. */
export function BrokenPage({ error }: { error: unknown }) {
  const { name } = usePlatform();
  const { title, text } = wordsFor(error, name);
  return (
    <div role="alert">
      <NotFoundState
        title={title}
        text={text}
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </div>
  );
}

function wordsFor(error: unknown, platformName: string): { title: string; text: string } {
  if (error instanceof NewVersionError)
    return {
      title: 'A new version was published',
      text: `${platformName} was updated since you opened this page. Reload to continue.`,
    };
  return {
    title: 'This page couldn’t be displayed',
    text: 'Something went wrong. Saved work is safe. Reload the page.',
  };
}
