import { withParam } from './addressParams';
import { safeReturnTo } from './returnTo';

describe('a parameter of the address', () => {
  const address = () => new URLSearchParams('q=css&sort=name');

  test('one parameter is set and the others stay', () => {
    const before = address();
    expect(withParam(before, 'q', 'html & more').toString()).toBe('q=html+%26+more&sort=name');
    expect(withParam(before, 'days', '7').toString()).toBe('q=css&sort=name&days=7');
    expect(before.toString()).toBe('q=css&sort=name');
  });

  test.each(['', null])('%j takes it out of the address', (value) => {
    expect(withParam(address(), 'q', value).toString()).toBe('sort=name');
  });
});

describe('where a log-in leads back to', () => {
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
});
