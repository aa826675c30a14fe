import { FIRST_DATA_ID } from '../../../server/platform/first-page.rules';

const mockRun = jest.fn();
jest.mock('./main', () => mockRun());

/** Loads a page that the server rendered, in a browser that has painted nothing yet. */
async function start() {
  document.body.innerHTML = `<div id="root"></div><template id="${FIRST_DATA_ID}"></template>`;
  window.PerformanceObserver = class {
    observe() {}
  } as unknown as typeof PerformanceObserver;
  performance.getEntriesByType = () => [];
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  document.documentElement.removeAttribute('data-signed-in');
  jest.useRealTimers();
  jest.restoreAllMocks();
  mockRun.mockClear();
});

it('runs the program of a visitor’s page after its first paint', async () => {
  await start();
  expect(mockRun).not.toHaveBeenCalled();
});

it('runs the program of a signed-in viewer at once: nothing is painted before it', async () => {
  document.documentElement.setAttribute('data-signed-in', '');
  await start();
  expect(mockRun).toHaveBeenCalled();
});
