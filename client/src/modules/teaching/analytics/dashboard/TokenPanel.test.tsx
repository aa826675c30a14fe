import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPagesAt } from '../../../../test/showAt';
import { TokenPanel } from './InstructorAreaPage';

const show = (isDemo: boolean) =>
  showPagesAt('/', [{ path: '/', element: <TokenPanel token="secret-token" /> }], {
    TokenPanel: { data: { platform: { isDemo } } },
  });

test('in demo mode the token is masked until asked for, and copied as Sandbox wants it', async () => {
  const user = userEvent.setup();
  show(true);
  const button = await screen.findByRole('button', { name: 'Show token' });
  expect(screen.queryByText(/secret-token/)).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByText('secret-token')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide token' }));
  expect(screen.queryByText(/secret-token/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy for Apollo Sandbox' }));
  expect(await screen.findByText(/^Copied/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('{"Authorization":"Bearer secret-token"}');
});

test('elsewhere there is no panel', async () => {
  show(false);
  await act(async () => undefined);
  expect(screen.queryByText('Auth token')).not.toBeInTheDocument();
});
