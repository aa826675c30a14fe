import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState, LoadingState, NotFoundState } from './States';
import { PAGE_HEADING_ID } from '../text/PageHeading';

it('LoadingState says what is loading at once and shows the skeleton after 150 ms', () => {
  jest.useFakeTimers();
  const { container } = render(
    <LoadingState text="Loading courses...">
      <p>skeleton</p>
    </LoadingState>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading courses...');
  expect(screen.getByText('skeleton')).not.toBeVisible();
  act(() => void jest.advanceTimersByTime(150));
  expect(screen.getByText('skeleton')).toBeVisible();
  jest.useRealTimers();
});

it('ErrorState says what happened at once and offers to try again only when it can', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(
    <ErrorState title="Dashboard Error" message="Failed to load dashboard" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState title="Dashboard Error" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('NotFoundState has the page’s heading, which can take the focus, and names the document', () => {
  render(<NotFoundState text="There is no page at this address." />);
  expect(document.title).toBe('Page not found · Waymark');
  const heading = screen.getByRole('heading', { level: 1, name: 'Page not found' });
  expect(heading).toHaveAttribute('id', PAGE_HEADING_ID);
  heading.focus();
  expect(heading).toHaveFocus();
});
