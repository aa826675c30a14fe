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

it.each([
  ['a@School.example', true],
  ['ada@bücher.example', true],
  ['"a@school.example"@evil.example', false],
  ['ada@sub.school.example', false],
  ['ada@evilschool.example', false],
  ['ada@school.example.evil.example', false],
])('whether %s is of an allowed domain: %p', (email, isAllowed) => {
  expect(isOfDomain(email, ['school.example', 'xn--bcher-kva.example'])).toBe(isAllowed);
});
