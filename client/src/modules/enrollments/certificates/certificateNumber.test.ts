import { certificateNumberFrom } from './certificateNumber';

test.each([
  ['WM-7K2M-9QXD-4T8R'],
  ['wm-7k2m-9qxd-4t8r'],
  ['WM7K2M9QXD4T8R'],
  ['7k2m9qxd4t8r'],
  ['  wm 7k2m 9qxd 4t8r '],
  ['7K2M-9QXD-4T8R'],
])('%s is read as the number it means', (typed) => {
  expect(certificateNumberFrom(typed)).toBe('WM-7K2M-9QXD-4T8R');
});

test('a number that begins with WM after the prefix keeps its letters', () => {
  expect(certificateNumberFrom('WM2M9QXD4T8R')).toBe('WM-WM2M-9QXD-4T8R');
  expect(certificateNumberFrom('WM-WM2M-9QXD-4T8R')).toBe('WM-WM2M-9QXD-4T8R');
});

test.each([
  ['12', '12'],
  ['wm-1234', 'WM-1234'],
  [' wm-7k2m-9qxd-4t8r-extra ', 'WM-7K2M-9QXD-4T8R-EXTRA'],
])('%s is no number and stays recognizable', (typed, shown) => {
  expect(certificateNumberFrom(typed)).toBe(shown);
});
