import { readStep } from './hint-steps';

it.each([
  ['Next hint', 'NEXT_HINT'],
  ['show the explanation!', 'EXPLANATION'],
  ['What is a hint of a rope?', null],
  ['explain splicing', null],
])('reads %j as %s', (text, step) => expect(readStep(text)).toBe(step));
