import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';
import { MenuPanel } from './MenuPanel';

const onLogOut = jest.fn();
const menu = (
  <>
    <MenuButton
      label="Account"
      hideLabel
      Panel={MenuPanel}
      choices={[
        { label: 'Profile', link: <a href="#profile" /> },
        { label: 'Log out', onChoose: onLogOut },
      ]}
    />
    <button type="button">After</button>
  </>
);
const choice = (name: string) => screen.findByRole('menuitem', { name });

describe('MenuButton', () => {
  it('opens and says so, and closes with Escape, giving the focus back', async () => {
    render(menu);
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument();
    expect(await choice('Profile')).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('is used with the keyboard: arrows and the first letter move, Enter chooses', async () => {
    render(menu);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await choice('Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await choice('Log out')).toHaveFocus());
    await userEvent.keyboard('p');
    await waitFor(async () => expect(await choice('Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await choice('Log out')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onLogOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each(['a choice', 'a press outside', 'a press on the button', 'leaving with Tab'])(
    'closes on %s',
    async (way) => {
      render(menu);
      const button = screen.getByRole('button', { name: 'Account' });
      await userEvent.click(button);
      const logOut = await choice('Log out');
      if (way === 'a choice') await userEvent.click(logOut);
      else if (way === 'a press outside') await userEvent.click(document.body);
      else if (way === 'a press on the button') await userEvent.click(button);
      else await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    },
  );
});
