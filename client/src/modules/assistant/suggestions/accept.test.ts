import { accepted, type Suggested, withdrawn } from './accept';

const suggested: Suggested = {
  kind: 'PLAIN_LANGUAGE',
  of: 'Hard.',
  start: 5,
  pictureUrl: null,
  text: 'Easy.',
  madeBy: 'MODEL',
};

it('replaces the part that the suggestion is for, or adds to the text', () => {
  expect(accepted('One. Hard. Two.', suggested, 'replace')).toBe('One. Easy. Two.');
  expect(accepted('One. Changed. Two.', suggested, 'replace')).toBeNull();
  expect(accepted('One.\n', suggested, 'insert')).toBe('One.\n\nEasy.');
  expect(accepted(' ', suggested, 'insert')).toBe('Easy.');
});

it('replaces the part that was selected, not another one like it', () => {
  const third = { ...suggested, start: 12 };
  expect(accepted('Hard. Hard. Hard.', third, 'replace')).toBe('Hard. Hard. Easy.');
  expect(accepted('Typed. Hard.', third, 'replace')).toBe('Typed. Easy.');
  expect(accepted('Typed. Hard. Hard.', third, 'replace')).toBeNull();
});

it('describes every picture with the address, and no other', () => {
  const alt: Suggested = {
    kind: 'ALT_TEXT',
    of: '',
    start: 0,
    pictureUrl: 'https://a.example/1.png',
    text: 'A knot',
    madeBy: 'MODEL',
  };
  expect(accepted('![](https://a.example/1.png) ![old](https://a.example/12.png)', alt, 'replace')).toBe(
    '![A knot](https://a.example/1.png) ![old](https://a.example/12.png)',
  );
  expect(accepted('No picture', alt, 'replace')).toBeNull();
});

it('Undo removes a suggestion and keeps what was typed since', () => {
  const before = 'One. Hard.';
  const after = 'One. Easy.';
  expect(withdrawn(after, before, after, suggested, 'replace')).toBe(before);
  expect(withdrawn('One. Easy. Typed since.', before, after, suggested, 'replace')).toBe(
    'One. Hard. Typed since.',
  );
  expect(withdrawn('All new.', before, after, suggested, 'replace')).toBe('All new.');
  const inserted = accepted('Easy.', suggested, 'insert')!;
  expect(withdrawn(`${inserted} Typed.`, 'Easy.', inserted, suggested, 'insert')).toBe('Easy.\n\n Typed.');
});
