import { withWords } from './Chat';

const heard = (...pieces: [from: number, words: string][]) =>
  pieces.reduce((before, [from, words]) => withWords(before, from, words), { start: 0, text: '' });

test('parts are appended, and a part from the beginning replaces them', () => {
  expect(heard([0, 'Margins '], [8, 'collapse.'])).toEqual({ start: 0, text: 'Margins collapse.' });
  expect(heard([0, 'Margins '], [0, 'They '], [5, 'overlap.'])).toEqual({ start: 0, text: 'They overlap.' });
});

test('after a gap only the following parts are shown', () => {
  expect(heard([12, 'collapse'], [20, '.'])).toEqual({ start: 12, text: 'collapse.' });
  expect(heard([0, 'Margins '], [20, 'overlap.'])).toEqual({ start: 20, text: 'overlap.' });
});
