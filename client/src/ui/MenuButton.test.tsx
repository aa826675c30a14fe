import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

const menu = (
  <>
    <MenuButton label="Account" hideLabel>
      <a href="#profile">Profile</a>
      <button type="button">Log out</button>
    </MenuButton>
    <button type="button">After</button>
  </>
);

describe('MenuButton', () => {
  it('opens and says so, and closes with Escape, giving the focus back', async () => {
    render(menu);
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each(['a choice', 'a press outside', 'leaving with Tab'])('closes on %s', async (way) => {
    render(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    if (way === 'a choice') await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    else if (way === 'a press outside') await userEvent.click(document.body);
    else {
      await userEvent.tab();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
      await userEvent.tab();
    }
    expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  });
});
