import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

const onLogOut = jest.fn();
const menu = (
  <>
    <MenuButton
      label="Account"
      hideLabel
      choices={[
        { label: 'Profile', link: <a href="#profile" /> },
        { label: 'Log out', onChoose: onLogOut },
      ]}
    />
    <button type="button">After</button>
  </>
);
const choice = (name: string) => screen.findByRole('menuitem', { name });

it('MenuButton opens and says so, and closes with Escape, giving the focus back', async () => {
  render(menu);
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument();
  expect(await choice('Profile')).toLinkTo('#profile');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
