import { comparedIn, isAgreement, isCourtesy, readQuestion } from './question';
import { distanceOf, nearSpellings } from './spelling';

it.each([
  ['hi can you pls explain deadlock thanks', ['deadlock']],
  ['deadlock', ['deadlock']],
  ['Hola, ¿me puedes explicar el sofrito, por favor?', ['sofrito']],
  ['Привет, объясни пожалуйста, что такое кратер', ['кратер']],
  ['How do I read EXPLAIN?', ['read', 'explain']],
  ["What's the z-index for?", ['z-index', 'z', 'index']],
  ['Who reads application/problem+json?', ['reads', 'application', 'problem+json', 'problem', 'json']],
  ['C++ or C#', ['c++', 'c#']],
])('reads %j without courtesy', (text, words) => {
  expect(readQuestion(text).words).toEqual(words);
});

it.each([
  ['What is a bowline?', 'definition'],
  ['why does it hold', 'cause'],
  ['How do I tie it?', 'steps'],
  ['bowline vs sheet bend', 'difference'],
  ['an example please', 'example'],
  ['Чем рефрактор отличается от рефлектора?', 'difference'],
  ['¿Por qué se pega?', 'cause'],
])('hears in %j that it asks for a %s', (text, kind) => {
  expect(readQuestion(text).kind).toBe(kind);
});

it.each(['and why?', 'simpler please', 'an example', 'What about it?', '¿y por qué?', 'а почему?'])(
  '%j continues what was asked before',
  (text) => expect(readQuestion(text).continues).toBe(true),
);

it.each([
  'hello',
  'hi there',
  'Thanks!',
  'thanks, bye',
  'ok',
  'Thank you very much for your help',
  'Muchas gracias',
  'Большое спасибо!',
])('%j is nothing but courtesy', (text) => expect(isCourtesy(text)).toBe(true));

it.each([
  'hi can you pls explain deadlock thanks',
  'and why?',
  'simpler please',
  'an example',
  'please',
  'ok, and why?',
  'thanks, another example',
  'help',
  'What is TY?',
  '',
])('%j is more than courtesy', (text) => expect(isCourtesy(text)).toBe(false));

it.each(['1+1', '2 + 2 = ?', '7 - 3', '10 / (2 * 3.5)'])(
  '%j is a calculation, about which no lesson says anything',
  (text) => expect(readQuestion(text)).toMatchObject({ words: [], weak: [], continues: false }),
);

it.each(['404', 'What is 1 + 1?', 'C++', '401 vs 403', '3-2-1', '24/7', '2026-11-25'])(
  '%j is no calculation',
  (text) => expect(readQuestion(text).words).not.toEqual([]),
);

it('tells agreement from other courtesy', () => {
  expect(['ok', 'Okay, thanks', 'bye'].map(isAgreement)).toEqual([true, false, false]);
});

it('finds what a question compares', () => {
  expect(comparedIn('What is the difference between a bowline and a sheet bend?')).toEqual([
    'a bowline',
    'a sheet bend?',
  ]);
  expect(comparedIn('Which knot holds?')).toBeNull();
});

it('counts missing, added, wrong and swapped letters', () => {
  expect(distanceOf('deadlock', 'deadlcok', 2)).toBe(1);
  expect(distanceOf('germinaton', 'germination', 2)).toBe(1);
  expect(distanceOf('rope', 'sail', 2)).toBe(3);
  expect(nearSpellings('germinaton', ['germination', 'terminations', 'nation'])).toEqual(['germination']);
  expect(nearSpellings('boil', ['coil', 'bowl'])).toEqual([]);
});
