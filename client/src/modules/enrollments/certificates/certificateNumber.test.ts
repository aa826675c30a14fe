import { certificateNumberFrom } from './certificateNumber';

test('a number is read as it is written on the certificate', () => {
  expect(certificateNumberFrom('  wm 7k2m 9qxd 4t8r ')).toBe('WM-7K2M-9QXD-4T8R');
});

test('what is no number stays recognizable', () => {
  expect(certificateNumberFrom(' wm-1234 ')).toBe('WM-1234');
});
