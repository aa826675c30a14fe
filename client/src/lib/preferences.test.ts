import { readSidebarIsNarrow, storeSidebarIsNarrow } from './preferences';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the sidebar is wide until it was left narrow', () => {
  expect(readSidebarIsNarrow()).toBe(false);
  storeSidebarIsNarrow(true);
  expect(readSidebarIsNarrow()).toBe(true);
  storeSidebarIsNarrow(false);
  expect(readSidebarIsNarrow()).toBe(false);
});

test('a browser that refuses storage gets the wide one', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => storeSidebarIsNarrow(true)).not.toThrow();
  expect(readSidebarIsNarrow()).toBe(false);
});
