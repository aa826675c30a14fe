import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { aliveResponse, jsonResponse } from '../test/jsonResponse';
import { lazyComponent } from './lazyComponent';
import { loadModule, NewVersionError, RememberedFailureError } from './loadModule';

const FILE = 'http://localhost/assets/Part-1.js';
const cannotImport = () => new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
const browsersOwn = globalThis.fetch;

/** Sets the live server's response for the file that failed to import. */
function serve(status: number, contentType = 'text/javascript'): void {
  globalThis.fetch = (address) =>
    Promise.resolve(address === '/healthz' ? aliveResponse() : jsonResponse(status, {}, contentType));
}

const settle = async <Value,>(promise: Promise<Value>) => {
  const outcome = promise.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
};

beforeEach(() => {
  jest.useFakeTimers();
  serve(200);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = browsersOwn;
  document.head.replaceChildren();
});

it('loads again at once when the server is already back', async () => {
  const load = jest.fn().mockRejectedValueOnce(cannotImport()).mockResolvedValueOnce('the module');
  expect(await settle(loadModule(load))).toBe('the module');
});

it.each([
  ['the server has no such file', 404, 'text/plain'],
  ['the server gives a page for it', 200, 'text/html; charset=utf-8'],
])('knows a new version by this: %s', async (_how, status, contentType) => {
  serve(status, contentType);
  expect(await settle(loadModule(() => Promise.reject(cannotImport())))).toBeInstanceOf(NewVersionError);
});

it('says that the browser remembers the failure when the file is there', async () => {
  const load = jest.fn(() => Promise.reject(cannotImport()));
  expect(await settle(loadModule(load))).toBeInstanceOf(RememberedFailureError);
  expect(load).toHaveBeenCalledTimes(3);
});

it('retries as long as the server cannot deliver the file', async () => {
  serve(500);
  const load = jest.fn(() => Promise.reject(cannotImport()));
  const loading = loadModule<string>(load);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(load.mock.calls.length).toBeGreaterThan(10);
  load.mockImplementation(() => Promise.resolve('the module') as never);
  expect(await settle(loading)).toBe('the module');
});

it('passes on an error in the module', async () => {
  const fault = new Error('a fault in the module');
  expect(await settle(loadModule(() => Promise.reject(fault)))).toBe(fault);
});

it('loads a stylesheet again that failed before the module', async () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/Part-1.css',
  });
  const load = jest.fn(() => {
    if (load.mock.calls.length > 1) return Promise.resolve('the module');
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    return Promise.reject(new Error('Unable to preload CSS for /assets/Part-1.css'));
  });
  const loading = loadModule(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  const [again] = document.querySelectorAll<HTMLLinkElement>('link');
  expect(again).not.toBe(link);
  expect(again!.getAttribute('href')).toBe('/assets/Part-1.css');
  again!.dispatchEvent(new Event('load'));
  expect(await settle(loading)).toBe('the module');
});

it('leaves the page around a part that cannot be loaded', async () => {
  serve(404);
  const Part = lazyComponent<object>(() => Promise.reject(cannotImport()));
  render(
    <>
      <textarea defaultValue="typed" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  jest.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part couldn’t be loaded.');
  expect(screen.getByRole('textbox')).toHaveValue('typed');
});
