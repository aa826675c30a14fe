import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes } from 'react';
import { Button } from './Button';

function RouterLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={to} {...rest} />;
}

describe('Button', () => {
  it('does not send a form unless it says so', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Add</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('while loading says so in words, keeps the focus and does nothing, not even send its form', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const enroll = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} loadingText="Enrolling..." onClick={onClick}>
          Enroll Now
        </Button>
      </form>
    );
    const { rerender } = render(enroll(false));
    screen.getByRole('button', { name: 'Enroll Now' }).focus();
    rerender(enroll(true));
    const button = screen.getByRole('button', { name: 'Enrolling...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('becomes the link it is given', () => {
    render(
      <Button component={RouterLink} to="/courses" variant="secondary">
        Browse Courses
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Browse Courses' });
    expect(link).toHaveAttribute('href', '/courses');
    expect(link).not.toHaveAttribute('type');
  });
});
