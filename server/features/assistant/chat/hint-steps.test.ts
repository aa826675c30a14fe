import { readStep } from './hint-steps';

it.each([
  ['Next hint', 'NEXT_HINT'],
  ['another hint please', 'NEXT_HINT'],
  ['Show the explanation', 'EXPLANATION'],
  ['what is the answer?', 'EXPLANATION'],
  ['I need the full solution now', 'EXPLANATION'],
  ['подсказку', 'NEXT_HINT'],
  ['What is a hint of a rope?', null],
  ['explain splicing', null],
])('reads %j as %s', (text, step) => expect(readStep(text)).toBe(step));
