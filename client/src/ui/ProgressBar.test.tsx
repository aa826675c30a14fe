import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar', () => {
  it.each([
    [63.6, '64'],
    [-5, '0'],
    [140, '100'],
    [Number.NaN, '0'],
  ])('shows %p as %s percent', (percent, shown) => {
    render(<ProgressBar percent={percent} label="Neural networks by hand" />);
    const bar = screen.getByRole('progressbar', { name: 'Neural networks by hand' });
    expect(bar).toHaveAttribute('aria-valuenow', shown);
    expect(bar).toHaveAttribute('aria-valuetext', `${shown}%`);
    expect(screen.getByText(`${shown}%`)).toBeInTheDocument();
  });
});
