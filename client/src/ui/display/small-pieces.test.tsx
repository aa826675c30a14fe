import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes } from 'react';
import { announce } from '../text/announce';
import { Announcer } from '../text/Announcer';
import { Avatar } from './Avatar';
import { Button } from '../buttons/Button';
import { Card, CardLink } from './Card';
import { Carousel } from './Carousel';
import { Chip, RemovableChip } from '../buttons/Chip';
import { CourseCover } from '../map/CourseCover';
import { IconButton } from '../buttons/IconButton';
import { LineBadge } from '../map/LineBadge';
import { SearchForm } from '../fields/SearchForm';
import { SkipLink } from '../navigation/SkipLink';

describe('Announcer', () => {
  it('says what is announced, the same words twice too, and nothing once it is gone', () => {
    const { container, unmount } = render(<Announcer />);
    const region = container.querySelector('[aria-live="polite"]');
    act(() => announce('Courses'));
    expect(region).toHaveTextContent('Courses');
    const first = region?.firstElementChild;
    act(() => announce('Courses'));
    expect(region?.firstElementChild).not.toBe(first);
    unmount();
    expect(() => announce('Nobody listens')).not.toThrow();
  });
});

describe('Chip', () => {
  it('tells whether it is on, and a removable one names what its button takes away', async () => {
    const onRemove = jest.fn();
    render(
      <>
        <Chip selected>React</Chip>
        <RemovableChip removeLabel="Remove filter: AI" onRemove={onRemove}>
          AI
        </RemovableChip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'React', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: AI' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('names', () => {
  it('are there for what is only drawn', () => {
    const { container } = render(
      <>
        <LineBadge category="LLM" />
        <IconButton label="Search">
          <svg aria-hidden="true" />
        </IconButton>
        <SkipLink />
        <Card component="article" interactive>
          <CourseCover title="How large language models work" category="LLM" lessons={8} />
          <CardLink href="/courses/1">How large language models work</CardLink>
        </Card>
      </>,
    );
    expect(screen.getByText('LM', { selector: 'span' })).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('LLM')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('link', { name: 'How large language models work' })).toBeInTheDocument();
    expect(container.querySelector('article > svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

it('the box of a SearchForm follows what is looked for and keeps the focus', () => {
  const looking = (search: string) => <SearchForm label="Name" search={search} onSearch={jest.fn()} />;
  const { rerender } = render(looking('Ada'));
  const box = screen.getByRole('searchbox', { name: 'Name' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'Bo ' } });
  rerender(looking('Bo'));
  expect(box).toHaveValue('Bo ');
  rerender(looking('Ada'));
  expect(box).toHaveValue('Ada');
  expect(box).toHaveFocus();
});

describe('Carousel', () => {
  it('shows all its slides in a named list that the keyboard reaches, and says where it can go', async () => {
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    render(
      <Carousel label="Testimonials">
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    );
    expect(screen.getByRole('region', { name: 'Testimonials' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(screen.getByRole('list', { name: 'Testimonials, 2 in all' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

describe('Avatar', () => {
  it('falls back to initials when the picture fails to load, and tries a new picture again', () => {
    const { rerender } = render(
      <Avatar name="Ada Lovelace" src="https://example.org/a.png" decorative={false} />,
    );
    const picture = screen.getByRole('img', { name: 'Ada Lovelace' });
    expect(picture.tagName).toBe('IMG');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' }).tagName).toBe('svg');
    expect(screen.getByText('AL')).toBeInTheDocument();
    rerender(<Avatar name="Ada Lovelace" src="https://example.org/b.png" decorative={false} />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute(
      'src',
      'https://example.org/b.png',
    );
  });

  it('is hidden from screen readers beside a name, and needs no picture', () => {
    const { container } = render(<Avatar name="Ada" src={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

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
