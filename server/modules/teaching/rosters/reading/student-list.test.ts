import { csv } from '../../../../platform/csv';
import type { RosterColumn } from '../roster.rules';
import { readStudentList } from './student-list';

const read = (content: string | Buffer) => readStudentList(Buffer.from(content as string));

/** Name, email and group of the rows without a problem. */
function students(content: string | Buffer) {
  return read(content)
    .rows.filter(({ problem }) => problem === null)
    .map(({ name, email, groupName }) => [name, email, groupName]);
}

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

  it('is read in Windows-1250', () => {
    const bytes = Buffer.from('Imi\xea;Nazwisko;E-mail\n\xa3ukasz;Wa\xb3\xeasa;l@example.org', 'latin1');
    expect(students(bytes)).toEqual([['Łukasz Wałęsa', 'l@example.org', null]]);
  });

  it.each([
    ['English', 'First,Family name,Mail', ['Łukasz', 'Wałęsa', 'l@example.org']],
    ['English, one column', 'ID,Student,Email', ['7', 'Wałęsa, Łukasz', 'l@example.org']],
    ['German', 'Nr.;Name;Vorname;E-Mail-Adresse', ['7', 'Wałęsa', 'Łukasz', 'l@example.org']],
    ['German, one column', '"Nachname, Vorname";Kontakt', ['"Wałęsa, Łukasz"', 'l@example.org']],
    ['French', 'Nom;Prénom;Adresse électronique', ['Wałęsa', 'Łukasz', 'l@example.org']],
    ['Spanish', 'Apellido 1;Apellido 2;Nombre;Correo electrónico', ['Wałęsa', '', 'Łukasz', 'l@example.org']],
    ['Polish', 'Nazwisko;Imię;Adres e-mail', ['Wałęsa', 'Łukasz', 'l@example.org']],
    [
      'addresses as a mail program copies them',
      'Schüler;Adresse',
      ['Łukasz Wałęsa', '<mailto:L@example.org>'],
    ],
    ['an unknown language', 'Όνομα;Διεύθυνση', ['Łukasz Wałęsa', 'l@example.org']],
  ])('has the same people with headings in %s', (_, headings, row) => {
    const delimiter = headings.includes(';') ? ';' : ',';
    const cells = delimiter === ',' ? row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)) : row;
    const text = `${headings}\r\n${cells.join(delimiter)}\r\n`;
    expect(students(text)).toEqual([['Łukasz Wałęsa', 'l@example.org', null]]);
    expect(students(`sep=${delimiter}\r\n${text}`)).toHaveLength(1);
  });

  it('shows every column with examples and its use, and takes the uses that are chosen', () => {
    const text =
      'Name;Notes;Klasse;Mail;Mail of parents\nAda;tall;9b;a@example.org;p@example.org\nBo;;;b@example.org;';
    const list = read(text);
    expect(list).toMatchObject({
      columns: [
        { heading: 'Name', examples: ['Ada', 'Bo'], use: 'name' },
        { heading: 'Notes', examples: ['tall'], use: 'ignore' },
        { heading: 'Klasse', examples: ['9b'], use: 'group' },
        { heading: 'Mail', use: 'email' },
        { heading: 'Mail of parents', examples: ['p@example.org'], use: 'ignore' },
      ],
      rows: [{ groupName: '9b' }, { groupName: null }],
    });
    const choose = (...uses: RosterColumn[]) => readStudentList(Buffer.from(text), uses);
    expect(choose('name', 'group', 'last-name', 'ignore', 'email')).toMatchObject({
      rows: [
        { name: 'Ada', email: 'p@example.org', groupName: 'tall' },
        { problem: 'The email address is missing' },
      ],
    });
    expect(() => choose('name', 'ignore', 'ignore', 'email', 'email')).toThrow(/^Choose one column/);
    expect(() => choose('name', 'email')).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/for another file/),
        columns: list.columns,
      }),
    );
  });

  it('is read by the place of its columns without headings', () => {
    expect(students('Ada,ada@example.org,Blue')).toEqual([['Ada', 'ada@example.org', 'Blue']]);
    expect(students('7\tAda\tLovelace\tada@example.org')).toEqual([
      ['Ada Lovelace', 'ada@example.org', null],
    ]);
    expect(students('"Lovelace, Ada";ada@example.org')).toEqual([['Ada Lovelace', 'ada@example.org', null]]);
  });

  it('keeps names with a comma that is not before the first name', () => {
    expect(students('name,email\n"King, Jr.",k@example.org')).toEqual([['King, Jr.', 'k@example.org', null]]);
  });

  it('reads what was exported here as it was, also what looks like a formula', () => {
    const people = [
      ["-Anna;=1+1 'Bee", 'anna@example.org', '+1'],
      ["'t Hooft", 'hooft@example.org', "'=A"],
    ];
    const text = csv(
      ['File', 'Line', 'Name', 'Email', 'Group', 'Reason'],
      people.map((row) => ['a.csv', 2, ...row, '-']),
    );
    expect(students(text)).toEqual(people);
  });

  it('names lines also after a cell with several', () => {
    const { rows } = read('name,email\n"Zoë\nMüller",zoe@example.org\nNobody,nowhere');
    expect(rows).toMatchObject([{ line: 2 }, { line: 4, problem: 'Please enter a valid email address' }]);
  });

  it.each([
    ['an empty file', '', /is empty/],
    ['only a header', 'name,email\n', /no students/],
    ['no email column', 'name,group\nZoë,A', /^No column with the email address/],
    ['no name column', 'email,age\nzoe@example.org,9', /^No column with the name/],
    ['millions of lines', '\n'.repeat(2_000_000), /has 2,000,001 lines; at most 20,000 rows/],
    ['millions of cells', `name,email\n${`${','.repeat(99)}\n`.repeat(20_001)}`, /more than 2,000,000 cells/],
    [
      'quotation marks everywhere',
      `name,email\n${'"A,a@example.org\n'.repeat(101)}`,
      /more than 100 lines that cannot be read, such as line 102: A quotation mark/,
    ],
    ['too many columns', `name,email\nA,a@example.org${','.repeat(200)}`, /more than 100 columns/],
    [
      'too many rows below a header',
      `name,email\n${'A,a@example.org\n'.repeat(20_001)}`,
      /has 20,001 rows; at most 20,000/,
    ],
    ['a zero byte', 'name,email\nA\u0000b,a@example.org', /^The file is not a text file/],
    [
      'an encoded surrogate',
      Buffer.from('6e,\xed\xa0\x80,a@example.org', 'latin1'),
      /^The file contains damaged/,
    ],
    ['bytes of no encoding', Buffer.from('name,email\nA\x81b,a@example.org', 'latin1'), /damaged/],
  ])('is refused with %s', (_, content, reason) => {
    expect(() => read(content)).toThrow(reason);
  });

  it.each([
    ['one that does not end', '"Zoë Müller,zoe@example.org'],
    ['one within a cell', '"Zoë "Zoe" Müller",zoe@example.org'],
    ['a line that is too long', `Zoë,${'x'.repeat(20_001)}`],
  ])('takes the other rows of a file with a broken line: %s', (_, line) => {
    const { rows } = read(
      `name,email\n"A",a@example.org\n${line}\n"B, Junior",b@example.org\n"C\nC",c@example.org\n5" D,d@example.org`,
    );
    expect(rows).toMatchObject([
      { line: 2, email: 'a@example.org', problem: null },
      { line: 3, problem: expect.stringMatching(/quotation mark|longer than 20,000/) },
      { line: 4, name: 'B, Junior', problem: null },
      { line: 5, email: 'c@example.org' },
      { line: 7, name: '5" D', problem: null },
    ]);
  });
});
