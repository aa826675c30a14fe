import { readStudentList } from './student-list';
import { UnreadableFile } from './unreadable-file';

const read = (content: string | Buffer) => readStudentList(Buffer.from(content as string));

/** Name, email and group of the rows without a problem. */
function students(content: string | Buffer) {
  const rows = read(content);
  if (rows instanceof UnreadableFile) throw new Error(rows.message);
  return rows
    .filter(({ problem }) => problem === null)
    .map(({ name, email, groupName }) => [name, email, groupName]);
}

const refusal = (content: string | Buffer) => {
  const rows = read(content);
  return rows instanceof UnreadableFile ? rows.message : null;
};

const ZOE = ['Zoë Müller', 'zoe@example.org', null];

describe('a list of students', () => {
  it.each([
    ['commas', 'name,email\nZoë Müller,zoe@example.org\n'],
    ['semicolons', 'name;email\r\nZoë Müller;zoe@example.org\r\n'],
    ['tabs', 'name\temail\nZoë Müller\tzoe@example.org'],
    ['quotes', '"E-Mail","Full Name"\n"zoe@example.org","Zoë Müller"'],
    ['first and last name', 'First Name,Last Name,Email Address\nZoë,Müller,zoe@example.org'],
    ['no header', 'Zoë Müller,zoe@example.org'],
    ['no header and the email first', 'zoe@example.org;Zoë Müller'],
    ['empty lines', '\n\nname,email\n\n ,\nZoë Müller,zoe@example.org\n\n'],
    ['more columns', 'id,name,grade,email\n7,Zoë Müller,9,zoe@example.org'],
    ['other spelling', 'NAME,E-mail address\nZoë Müller,  Zoe@EXAMPLE.org '],
  ])('is read with %s', (_, content) => {
    expect(students(content)).toEqual([ZOE]);
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFname,email\nZoë Müller,zoe@example.org')],
    ['UTF-16, little-endian', Buffer.from('\uFEFFname,email\nZoë Müller,zoe@example.org', 'utf16le')],
    ['UTF-16, big-endian', Buffer.from('\uFEFFname,email\nZoë Müller,zoe@example.org', 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', Buffer.from('name,email\nZoë Müller,zoe@example.org', 'utf16le')],
    ['Windows-1252', Buffer.from('name,email\nZoë Müller,zoe@example.org', 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(students(bytes)).toEqual([ZOE]);
  });

  it('names lines also after a cell with several', () => {
    const rows = read('name,email\n"Zoë\nMüller",zoe@example.org\nNobody,nowhere');
    expect(rows).toMatchObject([{ line: 2 }, { line: 4, problem: 'Please enter a valid email address' }]);
  });

  it.each([
    ['an empty file', '', /is empty/],
    ['only a header', 'name,email\n', /no students/],
    ['no email column', 'name,group\nZoë,A', /needs a column/],
    [
      'a missing quotation mark',
      'name,email\n"Zoë,zoe@example.org\nA,a@example.org',
      /line 2: a quotation mark/,
    ],
    ['a huge cell', `name,email\n${'x'.repeat(1001)},a@example.org`, /line 2: a cell is longer/],
    ['too many columns', `name,email\nA,a@example.org${','.repeat(200)}`, /more than 100 columns/],
    ['too many rows', 'A,a@example.org\n'.repeat(20_001), /has 20,001 rows; at most 20,000/],
    [
      'too many rows below a header',
      `name,email\n${'A,a@example.org\n'.repeat(20_001)}`,
      /has 20,001 rows; at most 20,000/,
    ],
    ['a zero byte', 'name,email\nA\u0000b,a@example.org', /^The file is not a text file/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x81]), /not a text file|damaged/],
    [
      'an encoded surrogate',
      Buffer.from('6e,\xed\xa0\x80,a@example.org', 'latin1'),
      /^The file contains damaged/,
    ],
    ['a lone surrogate', Buffer.from('\uFEFFname,email\nA\ud800b,a@example.org', 'utf16le'), /damaged/],
    ['bytes of no encoding', Buffer.from('name,email\nA\x81b,a@example.org', 'latin1'), /damaged/],
  ])('is refused with %s', (_, content, reason) => {
    expect(refusal(content)).toMatch(reason);
  });

  it('does not count the header among the 20,000 rows', () => {
    const rows = 'A,a@example.org\n'.repeat(20_000);
    for (const content of [rows, `name,email\n${rows}`]) expect(read(content)).toHaveLength(20_000);
  });

  it('takes a hostile file in time proportional to its size', () => {
    const hostile = ['"a"b'.repeat(50_000), `"${'""'.repeat(100_000)}`, '"\n'.repeat(50_000)];
    for (const content of hostile) expect(() => read(content)).not.toThrow();
  });
});
