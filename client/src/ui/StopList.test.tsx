import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StopList } from './StopList';

const items = [
  { id: 'a', title: 'Sketching', detail: '8:05', done: true },
  { id: 'b', title: 'Paper to screen' },
  { id: 'c', title: 'Locked', disabled: true },
  { id: 'd', title: 'Prototype' },
];

describe('StopList', () => {
  it('says which stops are completed and which one is current', () => {
    render(<StopList items={items} currentId="b" category="UI/UX" label="Lessons" />);
    expect(screen.getByRole('list', { name: 'Lessons' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Sketching ?, completed 8:05$/ })).not.toHaveAttribute(
      'aria-current',
    );
    expect(screen.getByRole('button', { name: 'Paper to screen' })).toHaveAttribute('aria-current', 'step');
  });

  it('selects with a press, but not a disabled stop', async () => {
    const onSelect = jest.fn();
    render(<StopList items={items} category="UI/UX" label="Lessons" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Prototype' }));
    await userEvent.click(screen.getByRole('button', { name: 'Locked' }));
    expect(onSelect.mock.calls).toEqual([['d']]);
  });

  it('moves between stops with the arrow keys, over disabled ones, and stays at the ends', async () => {
    render(<StopList items={items} category="UI/UX" label="Lessons" />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /Sketching/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Prototype' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(screen.getByRole('button', { name: /Sketching/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Prototype' })).toHaveFocus();
  });

  it('draws stops as the links it is given, with their action beside them', () => {
    render(
      <StopList
        items={items}
        category="UI/UX"
        label="Lessons"
        renderLink={(item, props) => <a href={`/lessons/${item.id}`} {...props} />}
        action={(item) => !item.done && <button type="button">Mark complete</button>}
      />,
    );
    expect(screen.getByRole('link', { name: 'Prototype' })).toHaveAttribute('href', '/lessons/d');
    expect(screen.getAllByRole('button', { name: 'Mark complete' })).toHaveLength(3);
  });
});
