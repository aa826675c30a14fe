import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../ui/overlays/toast';
import { Toasts } from '../ui/overlays/Toasts';
import { UiProvider } from '../ui/theme/UiProvider';
import { cancelForm } from './cancelForm';

afterEach(() => act(() => toast.clear()));

function cancel(isChanged: boolean) {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  render(
    <UiProvider>
      <Toasts />
    </UiProvider>,
  );
  const discard = () => (call('discard')(), call('undo'));
  act(() => cancelForm({ isChanged, discard }, { onClose: call('close'), onReopen: call('reopen') }));
  return calls;
}

test('an unchanged form only closes', () => {
  expect(cancel(false)).toEqual(['close']);
  expect(screen.queryByText('Changes discarded')).not.toBeInTheDocument();
});

test('changes are discarded, and Undo restores them in the form', async () => {
  const calls = cancel(true);
  expect(calls).toEqual(['discard', 'close']);
  expect(await screen.findByText('Changes discarded')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls).toEqual(['discard', 'close', 'undo', 'reopen']);
});
