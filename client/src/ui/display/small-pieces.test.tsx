import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '../text/announce';
import { Announcer } from '../text/Announcer';
import { Avatar } from './Avatar';
import { Button } from '../buttons/Button';
import { Chip, RemovableChip } from '../buttons/Chip';
import { SearchForm } from '../fields/SearchForm';

it('Announcer says what is announced, the same words twice too, and nothing once it is gone', () => {
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

it('Chip tells whether it is on, and a removable one names what its button takes away', async () => {
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

describe('Avatar', () => {
  it('falls back to initials when the picture fails to load, and tries a new picture again', () => {
    const { rerender } = render(
      <Avatar name="Ada Lovelace" src="https://example.org/a.png" size={40} decorative={false} />,
    );
    const picture = screen.getByRole('img', { name: 'Ada Lovelace' });
    expect(picture.tagName).toBe('IMG');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' }).tagName).toBe('svg');
    expect(screen.getByText('AL')).toBeInTheDocument();
    rerender(<Avatar name="Ada Lovelace" src="https://example.org/b.png" size={40} decorative={false} />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute(
      'src',
      'https://example.org/b.png',
    );
  });

  it('is hidden from screen readers beside a name, and needs no picture', () => {
    const { container } = render(<Avatar name="Ada" src={null} size={40} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Button', () => {
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
});
