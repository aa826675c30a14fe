import { firstUse, repeatMissed } from './firstUse';

/** The page as the server rendered it, and what its program heard once it ran. */
function aPage(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const heard: string[] = [];
  const runProgram = async () => {
    for (const kind of ['click', 'submit', 'change'])
      root.addEventListener(kind, (event) => {
        event.preventDefault();
        heard.push(`${kind} ${(event.target as HTMLElement).id}`);
      });
    const repeated = repeatMissed();
    await jest.runAllTimersAsync();
    await repeated;
  };
  const element = (id: string) => document.getElementById(id)!;
  return { heard, runProgram, element };
}

// Otherwise the time would pass in which a page begins by itself.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  void repeatMissed();
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

it('repeats a click that came too early once, however often it was clicked', async () => {
  const { heard, runProgram, element } = aPage('<button id="menu"><i id="icon"></i></button>');
  void firstUse();
  element('icon').click();
  element('icon').click();
  await runProgram();
  expect(heard).toEqual(['click icon']);
});

it('submits a form that was submitted too early, and does not leave the page', async () => {
  const { heard, runProgram, element } = aPage('<form id="search"><button id="go"></button></form>');
  void firstUse();
  const submission = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  element('search').dispatchEvent(submission);
  expect(submission.defaultPrevented).toBe(true);
  await runProgram();
  expect(heard).toEqual(['submit search']);
});

it('repeats a choice, also if the program has rendered the field with the earlier one', async () => {
  const { heard, runProgram, element } = aPage(
    '<select id="sort"><option>Title</option><option>Rating</option></select>',
  );
  void firstUse();
  const sort = element('sort') as HTMLSelectElement;
  sort.value = 'Rating';
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  sort.value = 'Title';
  await runProgram();
  expect([sort.value, heard]).toEqual(['Rating', ['change sort']]);
});

it('leaves links and text fields alone', async () => {
  const { heard, runProgram, element } = aPage(
    '<a href="#there" id="link"><b id="word"></b></a><input id="text" />',
  );
  void firstUse();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('word').dispatchEvent(click);
  element('text').dispatchEvent(new Event('change', { bubbles: true, cancelable: true }));
  expect(click.defaultPrevented).toBe(false);
  await runProgram();
  expect(heard).toEqual([]);
});

it('repeats nothing on what is no longer there, and keeps nothing afterwards', async () => {
  const { heard, runProgram, element } = aPage('<button id="gone"></button><button id="stays"></button>');
  void firstUse();
  element('gone').click();
  element('gone').remove();
  await runProgram();
  element('stays').click();
  expect(heard).toEqual(['click stays']);
});

it('repeats in the order of the last use, each in a task of its own', async () => {
  const { heard, runProgram, element } = aPage('<button id="one"></button><button id="two"></button>');
  void firstUse();
  for (const id of ['one', 'two', 'one']) element(id).click();
  addEventListener('click', () => void Promise.resolve().then(() => heard.push('shown')));
  await runProgram();
  expect(heard).toEqual(['click two', 'shown', 'click one', 'shown']);
});

it('keeps what is done with a part that is hydrated later until that part repeats it', async () => {
  const { heard, runProgram, element } = aPage(
    '<button id="menu"></button><form id="later" data-later=""><button id="send"></button></form>',
  );
  void firstUse();
  element('send').click();
  element('menu').click();
  await runProgram();
  element('menu').click();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('send').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(heard).toEqual(['click menu', 'click menu']);
  element('later').removeAttribute('data-later');
  const repeated = repeatMissed();
  await jest.runAllTimersAsync();
  await repeated;
  expect(heard).toEqual(['click menu', 'click menu', 'click send']);
});
