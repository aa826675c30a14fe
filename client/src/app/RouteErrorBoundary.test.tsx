import { render, screen } from '@testing-library/react';
import { NewVersionError } from '../lib/loadModule';
import { DEFAULT_PLATFORM } from '../ui/platform/platform';
import { PlatformProvider } from '../ui/platform/platform';
import { UiProvider } from '../ui/theme/UiProvider';
import { BrokenPage } from './RouteErrorBoundary';

test('a new version is one of the platform by its own name', () => {
  render(
    <UiProvider>
      <PlatformProvider initial={{ ...DEFAULT_PLATFORM, name: 'Evening School' }}>
        <BrokenPage error={new NewVersionError()} />
      </PlatformProvider>
    </UiProvider>,
  );
  expect(
    screen.getByText('Evening School was updated since you opened this page. Reload to continue.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'A new version was published' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(/Waymark/)).not.toBeInTheDocument();
});
