import { VisitorCache } from './visitor-cache';

let written: () => void;
let cache: VisitorCache<{ text: string }>;
let reads: number;

beforeEach(() => {
  reads = 0;
  cache = new VisitorCache(
    { onPublicWrite: (callback) => void (written = callback) },
    ({ text }) => text.length,
  );
});
afterEach(() => jest.restoreAllMocks());

async function advance(milliseconds: number) {
  const now = performance.now() + milliseconds;
  jest.spyOn(performance, 'now').mockReturnValue(now);
  // The cache looks at the clock once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
}

const read = async () => {
  const text = `read ${++reads}`;
  await new Promise(setImmediate);
  return { text };
};
const get = async (key = 'key', isKeepable = true) => (await cache.get(key, read, () => isKeepable))?.text;

it('keeps a value for five seconds, and reads it once for all who ask together', async () => {
  expect(await Promise.all([get(), get(), get('other')])).toEqual(['read 1', 'read 1', 'read 2']);
  await advance(4_500);
  expect(await get()).toBe('read 1');
  await advance(600);
  expect(await get()).toBe('read 3');
});

it('gives nothing that was read before a write to whoever asks after it', async () => {
  await get();
  written();
  expect(await get()).toBe('read 2');
  const before = get('other');
  written();
  const after = get('other');
  expect([await before, await after]).toEqual(['read 3', 'read 4']);
  expect(await get('other')).toBe('read 4');
});

it('keeps neither what is not keepable, nor null, nor failures', async () => {
  expect([await get('key', false), await get('key', false)]).toEqual(['read 1', 'read 2']);
  expect(
    await cache.get(
      'none',
      async () => null,
      () => true,
    ),
  ).toBeNull();
  const failing = () => Promise.reject(new Error('down'));
  await expect(cache.get('none', failing, () => true)).rejects.toThrow('down');
  expect(await get('none')).toBe('read 3');
});
