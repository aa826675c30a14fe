import { canonicalDomain } from '../email.rules';
import { isOfDomain } from './settings.rules';

it.each([
  [' @School.Example. ', 'school.example'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['ＳＣＨＯＯＬ.example', 'school.example'],
  ['school', null],
  ['school.example/path', null],
  ['a@school.example', null],
  ['user:pass.example', null],
  ['127.0.0.1', null],
  ['', null],
])('the domain %p is %p', (text, domain) => expect(canonicalDomain(text)).toBe(domain));

it('compares the part after the last @', () => {
  expect(isOfDomain('"a@school.example"@evil.example', ['school.example'])).toBe(false);
  expect(isOfDomain('a@School.example', ['school.example'])).toBe(true);
});
