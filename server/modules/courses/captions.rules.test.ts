import fs from 'node:fs';
import path from 'node:path';
import { withTimeout } from '../../test/with-timeout';
import { captionsProblem, captionsTextOf, convertedCaptions, cuesOf } from './captions.rules';

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

it.each([
  ['R&amp;D &eacute;t&eacute; &#8217;s &#x1F600; &#146;', 'R&D été ’s 😀 ’'],
  ['a &lt;b&gt; &hearts;&nbsp;c &rlm;d', 'a <b> ♥ c d'],
  ['AT&T & &xyz; &#0;', 'AT&T & &xyz; \ufffd'],
  ['&amp;lt; is &lt;', '&lt; is <'],
])('reads every character reference of HTML: %j', (text, words) => {
  expect(cuesOf(file(TIME, text))).toEqual([{ start: 1, text: words }]);
});

it('says each line of rolling captions once, as video sites write them', () => {
  const rolling = file(
    ...['00:00.000 --> 00:02.000 align:start position:0%', ' ', 'so<00:00.500><c> today</c>', ''],
    ...['00:02.000 --> 00:02.010 align:start position:0%', 'so today', ' ', ''],
    ...['00:02.010 --> 00:04.000 align:start position:0%', 'so today', 'we<00:02.500><c> look</c>', ''],
    ...['00:04.000 --> 00:04.010 align:start position:0%', 'we look', ' ', ''],
    ...['00:04.010 --> 00:06.000 align:start position:0%', 'we look', 'at boxes'],
  );
  expect(captionsProblem(rolling)).toBeNull();
  expect(cuesOf(rolling)).toEqual([
    { start: 0, text: 'so today' },
    { start: 2.01, text: 'we look' },
    { start: 4.01, text: 'at boxes' },
  ]);
  const threeLines = ['a b', 'a b\nc d', 'a b\nc d\ne f', 'c d\ne f\ng h'];
  const timed = threeLines.flatMap((lines, index) => [
    `00:0${index}.000 --> 00:0${index + 1}.000`,
    lines,
    '',
  ]);
  expect(cuesOf(file(...timed)).map(({ text }) => text)).toEqual(['a b', 'c d', 'e f', 'g h']);
});

it('keeps a line that somebody says twice', () => {
  const said = ['No.', 'No.', 'Why not?', 'It is late.', 'So late?'];
  const timed = said.flatMap((text, index) => [`00:0${index}.000 --> 00:0${index + 1}.000`, text, '']);
  expect(cuesOf(file(...timed)).map(({ text }) => text)).toEqual(said);
});

it('converts a SubRip file, with its numbers, short times, markup and signs', () => {
  const given = [
    '\uFEFF1\r\n00:00:01,000 --> 00:00:04,000\r\n{\\an8}<font color="#fff">R&D</font> is <i>fun</i>\r\nif a < b\r\n',
    '2\r\n0:1:4,5 --> 0:1:6,25 X1:1 X2:2\r\n1917\r\n\r\nwas a year --> of change\r\n',
    '3\r\n00:02:00,000 --> 00:02:01,000\r\n4\r\n00:02:02.000 --> 00:02:03.000\r\nLast\r\n',
  ].join('\r\n');
  const text = convertedCaptions(given);
  expect(captionsProblem(text)).toBeNull();
  expect(cuesOf(text)).toEqual([
    { start: 1, text: 'R&D is fun if a < b' },
    { start: 64.5, text: '1917 was a year → of change' },
    { start: 122, text: 'Last' },
  ]);
  expect(convertedCaptions(text)).toBe(text);
});

it('leaves what is no SubRip file as it is', () => {
  const webVtt = file(TIME, 'x');
  for (const text of [webVtt, 'Words\nalone', '', '1\n2\n3']) expect(convertedCaptions(text)).toBe(text);
  expect(
    withTimeout(() => convertedCaptions(`1\n00:00:01,000 --> 00:00:02,000\n${'<'.repeat(600_000)}`)),
  ).toContain('&lt;');
});

it('reads cues of many equal lines in time', () => {
  const lines = 'a\n'.repeat(30_000);
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${lines}\n00:02.000 --> 00:03.000\n${lines}`;
  expect(withTimeout(() => cuesOf(text))).toHaveLength(2);
});
