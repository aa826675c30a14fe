import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from './toast';
import { Toasts } from './Toasts';

beforeEach(() => {
  jest.useFakeTimers();
  act(() => toast.clear());
});
afterEach(() => jest.useRealTimers());

describe('toast', () => {
  it('says successes politely and errors at once, in regions that were there before', () => {
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

  it('leaves after its time, but not while it is hovered or focused', () => {
    render(<Toasts />);
    act(() => void toast.info('Marked as read', { durationMs: 2_000 }));
    const shown = screen.getByText('Marked as read').parentElement as HTMLElement;
    fireEvent.pointerEnter(shown);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(shown).toBeInTheDocument();
    act(() => within(shown).getByRole('button', { name: 'Close message' }).focus());
    fireEvent.pointerLeave(shown);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(shown).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => void jest.advanceTimersByTime(2_000));
    expect(shown).not.toBeInTheDocument();
  });

  it('stays until it is closed when its time is infinite', () => {
    render(<Toasts />);
    act(() => void toast.error('Offline', { durationMs: Infinity }));
    act(() => void jest.advanceTimersByTime(3_600_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  });

  it('closes the newest one with Escape, unless something else has used the key', () => {
    render(<Toasts />);
    act(() => {
      toast.info('First');
      toast.info('Second');
    });
    const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
    used.preventDefault();
    fireEvent(document.body, used);
    expect(screen.getByText('Second')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    expect(screen.getByText('First')).toBeInTheDocument();
  });

  it('runs its action once and goes', () => {
    const onClick = jest.fn();
    render(<Toasts />);
    act(() => void toast.info('Marked as read', { action: { label: 'Undo', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Marked as read')).not.toBeInTheDocument();
  });

  it('does not pile up: the same words replace each other, and at most four stand', () => {
    render(<Toasts />);
    act(() => {
      toast.error('Failed to load quizzes');
      toast.error('Failed to load quizzes');
    });
    expect(screen.getAllByText('Failed to load quizzes')).toHaveLength(1);
    act(() => ['1', '2', '3', '4'].forEach((text) => toast.info(text)));
    expect(screen.queryByText('Failed to load quizzes')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Close message' })).toHaveLength(4);
  });
});
