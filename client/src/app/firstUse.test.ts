import { firstUse, repeatMissed } from './firstUse';

/** The page as the server rendered it, and what its program heard once it ran. */
function aPage(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const heard: string[] = [];
  const runProgram = () => {
    for (const kind of ['click', 'submit', 'change'])
      root.addEventListener(kind, (event) => {
        event.preventDefault();
        heard.push(`${kind} ${(event.target as HTMLElement).id}`);
      });
    repeatMissed();
  };
  const element = (id: string) => document.getElementById(id)!;
  return { heard, runProgram, element };
}

// Otherwise the time would pass in which a page begins by itself.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  repeatMissed();
  jest.useRealTimers();
});

it.each(['click', 'change', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'begins with %s',
  async (sign) => {
    const { element } = aPage('<main id="page"></main>');
    const use = jest.fn();
    const used = firstUse().then(use);
    await jest.advanceTimersByTimeAsync(100);
    expect(use).not.toHaveBeenCalled();
    element('page').dispatchEvent(new Event(sign));
    await used;
    expect(use).toHaveBeenCalledTimes(1);
  },
);

it('begins when the pointer moves, not when it rests where the page appears', async () => {
  const { element } = aPage('<main id="page"></main>');
  const use = jest.fn();
  const used = firstUse().then(use);
  const move = (movementX: number) =>
    element('page').dispatchEvent(
      Object.assign(new PointerEvent('pointermove', { bubbles: true }), { movementX }),
    );
  move(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(use).not.toHaveBeenCalled();
  move(1);
  await used;
});

it('begins after four seconds without any', async () => {
  const use = jest.fn();
  void firstUse().then(use);
  await jest.advanceTimersByTimeAsync(3999);
  expect(use).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(use).toHaveBeenCalledTimes(1);
});

it('begins when another tab logs in', async () => {
  const used = firstUse();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect(used).resolves.toBeUndefined();
});

it('repeats a click that came too early once, however often it was clicked', () => {
  const { heard, runProgram, element } = aPage('<button id="menu"><i id="icon"></i></button>');
  void firstUse();
  element('icon').click();
  element('icon').click();
  runProgram();
  expect(heard).toEqual(['click icon']);
});

it('submits a form that was submitted too early, and does not leave the page', () => {
  const { heard, runProgram, element } = aPage('<form id="search"><button id="go"></button></form>');
  void firstUse();
  const submission = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  element('search').dispatchEvent(submission);
  expect(submission.defaultPrevented).toBe(true);
  runProgram();
  expect(heard).toEqual(['submit search']);
});

it('repeats a choice, also if the program has rendered the field with the earlier one', () => {
  const { heard, runProgram, element } = aPage(
    '<select id="sort"><option>Title</option><option>Rating</option></select>',
  );
  void firstUse();
  const sort = element('sort') as HTMLSelectElement;
  sort.value = 'Rating';
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  sort.value = 'Title';
  runProgram();
  expect([sort.value, heard]).toEqual(['Rating', ['change sort']]);
});

it('leaves links and text fields alone', () => {
  const { heard, runProgram, element } = aPage(
    '<a href="#there" id="link"><b id="word"></b></a><input id="text" />',
  );
  void firstUse();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('word').dispatchEvent(click);
  element('text').dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
  expect(click.defaultPrevented).toBe(false);
  runProgram();
  expect(heard).toEqual([]);
});

it('repeats nothing on what is no longer there, and keeps nothing afterwards', () => {
  const { heard, runProgram, element } = aPage('<button id="gone"></button><button id="stays"></button>');
  void firstUse();
  element('gone').click();
  element('gone').remove();
  runProgram();
  element('stays').click();
  expect(heard).toEqual(['click stays']);
});
