import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

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
