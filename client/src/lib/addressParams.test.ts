import { withParam } from './addressParams';

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
