import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { HashTarget } from './RootLayout';

const scrolledTo: string[] = [];
let grow: () => void = () => undefined;
let loadType = 'navigate';

beforeEach(() => {
  scrolledTo.length = 0;
  loadType = 'navigate';
  // jsdom has no layout and lacks all three.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      grow = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  };
  performance.getEntriesByType = () => [{ type: loadType } as unknown as PerformanceEntry];
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function openAt(address: string, parts: readonly string[] = ['about']) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="#about">About</Link>
      <Back />
      {parts.map((id) => (
        <section key={id} id={id} aria-label={id} />
      ))}
      <HashTarget />
    </MemoryRouter>,
  );
}

test('a link within the page scrolls to its target and focuses it; Back keeps the scroll position', async () => {
  openAt('/');
  expect(scrolledTo).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(scrolledTo).toEqual(['about']);
  expect(screen.getByRole('region', { name: 'about' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(scrolledTo).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrolledTo).toHaveLength(2);
});

test('an address opened with a part waits for it, and follows it while the page grows, until the person moves', async () => {
  openAt('/#late', []);
  expect(scrolledTo).toEqual([]);
  const late = document.body.appendChild(document.createElement('section'));
  late.id = 'late';
  act(() => grow());
  act(() => grow());
  expect(scrolledTo).toEqual(['late', 'late']);
  expect(late).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  act(() => grow());
  expect(scrolledTo).toHaveLength(2);
  late.remove();
});

test('a reload keeps its place', () => {
  loadType = 'reload';
  openAt('/#about');
  expect(scrolledTo).toEqual([]);
});

test('an address with a malformed hash is ignored', () => {
  openAt('/#%E0%A4%A');
  expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument();
  expect(scrolledTo).toEqual([]);
});
