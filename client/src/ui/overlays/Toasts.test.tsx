import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeading } from '../text/PageHeading';
import { toast } from './toast';
import { Toasts } from './Toasts';

const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toast', () => {
  it('shows toasts that were requested before their code was loaded', async () => {
    toast.success('Message sent to instructor');
    render(<Toasts />);
    expect(await screen.findByText('Message sent to instructor')).toBeInTheDocument();
  });

  it('announces successes politely and errors assertively, in regions that exist before', async () => {
    render(<Toasts />);
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    act(() => {
      toast.success('Message sent to instructor');
      toast.error('Failed to delete quiz');
    });
    expect(within(status).getByText('Message sent to instructor')).toBeInTheDocument();
    expect(within(alert).getByText('Failed to delete quiz')).toBeInTheDocument();
    expect(within(status).queryByText('Failed to delete quiz')).not.toBeInTheDocument();
  });

  it('leaves after its time, but not while it is hovered or focused', async () => {
    render(<Toasts />);
    act(() => void toast.info('Marked as read', { durationMs: 2_000 }));
    const words = screen.getByText('Marked as read');
    await user.hover(words);
    await wait(10_000);
    expect(words).toBeInTheDocument();
    await user.tab();
    await user.unhover(words);
    await wait(10_000);
    expect(words).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    await wait(2_100);
    expect(words).not.toBeInTheDocument();
  });

  it('stays until it is closed when its time is infinite', async () => {
    render(<Toasts />);
    act(() => void toast.error('Offline', { durationMs: Infinity }));
    await wait(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await wait(100);
    expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  });

  it('closes the newest one with Escape, unless something else has used the key', async () => {
    render(<Toasts />);
    act(() => {
      toast.info('First');
      toast.info('Second');
    });
    const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
    used.preventDefault();
    fireEvent(document.body, used);
    await wait(100);
    expect(screen.getByText('Second')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(100);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    expect(screen.getByText('First')).toBeInTheDocument();
  });

  it('runs its action once and goes', async () => {
    const onClick = jest.fn();
    render(<Toasts />);
    act(() => void toast.info('Marked as read', { action: { label: 'Undo', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(100);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Marked as read')).not.toBeInTheDocument();
  });

  it.each([
    ['to where it was', true, 'Marked as read'],
    ['to the page’s heading if that is gone', false, 'Notifications'],
  ])('gives the focus of its action back %s', async (_where, isKept, focused) => {
    const page = (hasButton: boolean) => (
      <>
        <PageHeading>Notifications</PageHeading>
        {hasButton && <button type="button">Marked as read</button>}
        <Toasts />
      </>
    );
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button', { name: 'Marked as read' }).focus());
    act(() => void toast.info('Done', { action: { label: 'Undo', onClick: () => rerender(page(isKept)) } }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(100);
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    expect(screen.getByText(focused)).toHaveFocus();
  });

  it('leaves the focus where its action put it', async () => {
    render(
      <>
        <input aria-label="Name" />
        <PageHeading>Profile</PageHeading>
        <Toasts />
      </>,
    );
    const onClick = () => screen.getByLabelText('Name').focus();
    act(() => void toast.info('Done', { action: { label: 'Undo', onClick } }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(100);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('replaces a toast with the same text, and shows at most four', async () => {
    render(<Toasts />);
    act(() => {
      toast.error('Failed to load quizzes');
      toast.error('Failed to load quizzes');
    });
    expect(screen.getAllByText('Failed to load quizzes')).toHaveLength(1);
    act(() => ['1', '2', '3', '4'].forEach((text) => toast.info(text)));
    expect(screen.getByText('Failed to load quizzes').closest('[data-limited]')).not.toBeNull();
    expect(document.querySelectorAll('.toast:not([data-limited])')).toHaveLength(4);
  });
});
