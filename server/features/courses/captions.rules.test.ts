import fs from 'node:fs';
import path from 'node:path';
import { withTimeout } from '../../test/with-timeout';
import { captionsProblem, captionsTextOf, cuesOf } from './captions.rules';

const file = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');
const TIME = '00:01.000 --> 00:02.000';

it('takes the captions of the demo as they are', () => {
  const folder = path.join(__dirname, '../../seed/media');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.vtt'));
  expect(files).not.toHaveLength(0);
  for (const name of files) {
    const text = captionsTextOf(fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(captionsProblem(text)).toBeNull();
    expect(cuesOf(text)[0]).toEqual({ start: 0.4, text: expect.stringMatching(/\.$/) });
  }
});

it('reads what is said and when, without markup, names, notes and styles', () => {
  const given = [
    '\uFEFFWEBVTT - A video\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE nobody\r\nhears this\r\n',
    'intro\r\n01:00:01.500 --> 01:00:03.000 line:0 align:start\r\n<v Mara>A <b>box</b> &lt;div&gt; &amp; more,\r\nsaid <00:02.000>twice',
    `\r\n\r\n\r\n${TIME}\r\n`,
  ].join('\r\n');
  const text = captionsTextOf(given);
  expect(text).not.toContain('\r');
  expect(captionsProblem(text)).toBeNull();
  expect(cuesOf(text)).toEqual([{ start: 3601.5, text: 'A box <div> & more, said twice' }]);
});

it.each([
  ['', 'Line 1: a captions file must start with WEBVTT'],
  ['WEBVTTX', 'Line 1: a captions file must start with WEBVTT'],
  [`1\n${TIME}\nWords`, 'Line 1: a captions file must start with WEBVTT'],
  [`WEBVTT\n${TIME}\nWords`, 'Line 2: an empty line is missing before it'],
  [file(), 'Captions need a time, such as 00:01:02.500 --> 00:01:05.000, with text below it'],
  [file('NOTE nothing'), 'Captions need a time, such as 00:01:02.500 --> 00:01:05.000, with text below it'],
  [file('Words alone'), 'Line 3: a time is missing, such as 00:01:02.500 --> 00:01:05.000'],
  [
    file('00:00:01,000 --> 00:00:02,000', 'x'),
    'Line 3: times must be written as 00:01:02.500 --> 00:01:05.000',
  ],
  [
    file('1', '00:01.000 --> 00:99.000', 'x'),
    'Line 4: times must be written as 00:01:02.500 --> 00:01:05.000',
  ],
  [file(TIME, 'x', '', '00:03.000 --> 00:03.000', 'x'), 'Line 6: this caption ends before it starts'],
  [file(TIME, 'x', '00:03.000 --> 00:04.000', 'x'), 'Line 5: an empty line is missing before it'],
])('says what is wrong with %j', (text, sentence) => {
  expect(captionsProblem(text)).toBe(sentence);
  expect(cuesOf(text)).toEqual([]);
});

it('refuses lines that nobody could read, and still reads them where they were kept, however they are written', () => {
  const long = file(TIME, 'x'.repeat(1000), '<'.repeat(140_000));
  expect(captionsProblem(long)).toBe('Line 5: a line can be at most 1,000 characters');
  // Longer than the limit, so that a pattern with quadratic time hangs.
  const longer = file(TIME, 'x'.repeat(1000), '<'.repeat(600_000));
  expect(withTimeout(() => cuesOf(longer))[0]!.text).toHaveLength(601_001);
  const settings = file(`${TIME} ${' '.repeat(600_000)}\u2028`, 'x');
  expect(withTimeout(() => cuesOf(settings))).toEqual([{ start: 1, text: 'x' }]);
});
