import { safeReturnTo } from './returnTo';

it.each(['/courses/1?lesson=2#notes', '/', '/student/dashboard'])('leads back to %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  null,
  '',
  'courses',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' /courses',
])('leads nowhere for %j', (returnTo) => {
  expect(safeReturnTo(returnTo)).toBeNull();
});
