import { readSidebarIsNarrow, storeSidebarIsNarrow } from './preferences';

beforeEach(() => localStorage.clear());

test('the sidebar is wide until it was left narrow', () => {
  expect(readSidebarIsNarrow()).toBe(false);
  storeSidebarIsNarrow(true);
  expect(readSidebarIsNarrow()).toBe(true);
  storeSidebarIsNarrow(false);
  expect(readSidebarIsNarrow()).toBe(false);
});
