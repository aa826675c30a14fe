import { render, screen } from '@testing-library/react';
import { ratingText, Stars } from './Stars';

it.each([
  [4.5, 120, 'Rated 4.5 out of 5, 120 reviews'],
  [4, 1, 'Rated 4 out of 5, 1 review'],
  [4.26, 1204, 'Rated 4.3 out of 5, 1,204 reviews'],
  [0, 0, 'Not rated yet, 0 reviews'],
  [5, undefined, 'Rated 5 out of 5'],
])('ratingText says %p with %p reviews as "%s"', (rating, count, words) => {
  expect(ratingText(rating, count)).toBe(words);
});

describe('Stars', () => {
  it.each([
    [4.5, 5],
    [4.4, 4],
    [0, 0],
    [7, 5],
    [-1, 0],
  ])('fills the stars of %p to the nearest whole one: %p', (rating, filled) => {
    const { container } = render(<Stars rating={rating} count={3} />);
    expect(container.querySelectorAll('svg.on')).toHaveLength(filled);
    expect(container.querySelectorAll('svg')).toHaveLength(5);
  });

  it('shows the rating with the review count in brackets, and reads it only once', () => {
    render(<Stars rating={4.5} count={120} />);
    expect(screen.getByText('4.5 (120)')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Rated 4.5 out of 5, 120 reviews')).toBeInTheDocument();
  });
});
