import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineTrack, trackLabel } from './LineTrack';
import { ProgressBar } from '../display/ProgressBar';
import { StopList } from './StopList';

it.each([
  [4, 9, '4 of 9 lessons completed'],
  [0, 1, '0 of 1 lesson completed'],
  [0, 0, 'No lessons yet'],
])('trackLabel says %p of %p as "%s"', (done, total, words) => {
  expect(trackLabel(done, total)).toBe(words);
});

describe('LineTrack', () => {
  it('is one picture with a name', () => {
    const { container } = render(
      <LineTrack total={9} completed={[1, 2, 3, 4]} category="LLM" label={trackLabel(4, 9)} />,
    );
    expect(screen.getByRole('img', { name: '4 of 9 lessons completed' })).toBeInTheDocument();
    expect(container.querySelectorAll('.stop')).toHaveLength(9);
    expect(container.querySelectorAll('.stop.done')).toHaveLength(4);
    expect(container.querySelectorAll('.marker')).toHaveLength(1);
  });

  it('moves the same marker on when a lesson is finished, so that it can be seen to step', () => {
    const { container, rerender } = render(<LineTrack total={5} completed={[1]} category="AI" label="" />);
    const marker = container.querySelector('.marker');
    rerender(<LineTrack total={5} completed={[2, 1]} category="AI" label="" />);
    expect(container.querySelector('.marker')).toBe(marker);
    expect(container.querySelector<HTMLElement>('.track')?.style.getPropertyValue('--marker')).toBe('50%');
  });

  it('takes the marker away at the end and draws nothing but a line without lessons', () => {
    const { container, rerender } = render(
      <LineTrack total={3} completed={[1, 2, 3]} category="AI" label="" />,
    );
    expect(container.querySelector('.marker')).toBeNull();
    rerender(<LineTrack total={0} completed={[]} category="AI" label={trackLabel(0, 0)} />);
    expect(container.querySelectorAll('.stop')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'No lessons yet' })).toBeInTheDocument();
  });
});

const items = [
  { id: 'a', title: 'Sketching', detail: '8:05', done: true },
  { id: 'b', title: 'Paper to screen' },
  { id: 'c', title: 'Prototype' },
];

describe('StopList', () => {
  const show = (currentId: string | null = null) =>
    render(
      <StopList
        items={items}
        currentId={currentId}
        category="UI/UX"
        label="Lessons"
        renderLink={(item, props) => <a href={`/lessons/${item.id}`} {...props} />}
      />,
    );

  it('is a list of links that says which stops are completed and which one is current', () => {
    show('b');
    expect(screen.getByRole('list', { name: 'Lessons' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Sketching ?, completed 8:05$/ })).not.toHaveAttribute(
      'aria-current',
    );
    expect(screen.getByRole('link', { name: 'Paper to screen' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Prototype' })).toLinkTo('/lessons/c');
  });

  it('moves between stops with the arrow keys and stays at the ends', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /Sketching/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Prototype' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(screen.getByRole('link', { name: /Sketching/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Prototype' })).toHaveFocus();
  });
});

it.each([
  [63.6, '64'],
  [-5, '0'],
  [140, '100'],
  [Number.NaN, '0'],
])('ProgressBar shows %p as %s percent', (percent, shown) => {
  render(<ProgressBar percent={percent} label="Neural networks by hand" />);
  const bar = screen.getByRole('progressbar', { name: 'Neural networks by hand' });
  expect(bar).toHaveAttribute('aria-valuenow', shown);
  expect(bar).toHaveAttribute('aria-valuetext', `${shown}%`);
  expect(screen.getByText(`${shown}%`)).toBeInTheDocument();
});
