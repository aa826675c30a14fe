import { render, screen } from '@testing-library/react';
import { LineTrack, trackLabel } from './LineTrack';

// The class names tell stops from markers; the drawing has nothing else to ask for.
jest.mock('./LineTrack.module.css', () => new Proxy({}, { get: (_, name) => name !== '__esModule' && name }));

describe('trackLabel', () => {
  it.each([
    [4, 9, '4 of 9 lessons completed'],
    [0, 1, '0 of 1 lesson completed'],
    [0, 0, 'No lessons yet'],
  ])('says %p of %p as "%s"', (done, total, words) => {
    expect(trackLabel(done, total)).toBe(words);
  });
});

describe('LineTrack', () => {
  it('is one picture with a name', () => {
    const { container } = render(<LineTrack total={9} done={4} category="LLM" label={trackLabel(4, 9)} />);
    expect(screen.getByRole('img', { name: '4 of 9 lessons completed' })).toBeInTheDocument();
    expect(container.querySelectorAll('.stop')).toHaveLength(9);
    expect(container.querySelectorAll('.stop.done')).toHaveLength(4);
    expect(container.querySelectorAll('.marker')).toHaveLength(1);
  });

  it('moves the same marker on when a lesson is finished, so that it can be seen to step', () => {
    const { container, rerender } = render(<LineTrack total={5} done={1} category="AI" label="" />);
    const marker = container.querySelector('.marker');
    rerender(<LineTrack total={5} done={2} category="AI" label="" />);
    expect(container.querySelector('.marker')).toBe(marker);
    expect(container.querySelector<HTMLElement>('.track')?.style.getPropertyValue('--marker')).toBe('50%');
  });

  it('takes the marker away at the terminus and draws nothing but a line without lessons', () => {
    const { container, rerender } = render(<LineTrack total={3} done={3} category="AI" label="" />);
    expect(container.querySelector('.marker')).toBeNull();
    rerender(<LineTrack total={0} done={0} category="AI" label={trackLabel(0, 0)} />);
    expect(container.querySelectorAll('.stop')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'No lessons yet' })).toBeInTheDocument();
  });
});
