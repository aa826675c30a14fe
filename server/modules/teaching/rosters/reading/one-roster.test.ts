import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { readOneRoster } from './one-roster';
import { UnreadableFile } from './roster-content';

const MANIFEST = [
  'propertyName,value',
  'manifest.version,1.0',
  'oneroster.version,1.1',
  ...['academicSessions', 'orgs', 'courses', 'classes', 'users', 'enrollments', 'demographics'].map(
    (name) => `file.${name},bulk`,
  ),
].join('\n');

const FILES = {
  'manifest.csv': MANIFEST,
  'orgs.csv':
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,North School,school,,',
  'academicSessions.csv':
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear\nt1,,,Autumn,term,2026-08-01,2026-12-20,,2027',
  'courses.csv':
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes\nk1,,,,Algebra,ALG1,,o1,,',
  'classes.csv':
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods\nc1,,,Algebra A,,k1,A1,scheduled,,o1,t1,,,\nc2,tobedeleted,,Old class,,k1,,scheduled,,o1,t1,,,',
  'users.csv': [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
    'u1,,,true,o1,student,ada,,Ada,Lovelace,,,Ada@Example.org,,,,,',
    'u2,,,true,o1,teacher,ida,,Ida,Ihm,,,ida@example.org,,,,,',
    'u3,tobedeleted,,true,o1,student,bo,,Bo,Boe,,,bo@example.org,,,,,',
    'u4,,,false,o1,student,cy,,Cy,Coe,,,cy@example.org,,,,,',
    'u5,,,true,o1,student,di,,Di,Doe,,,,,,,,',
  ].join('\n'),
  'enrollments.csv': [
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    'e1,,,c1,o1,u1,student,,,',
    'e2,,,c1,o1,u2,teacher,,,',
    'e3,,,c1,o1,u3,student,,,',
    'e4,,,c1,o1,u4,student,,,',
    'e5,,,c1,o1,u5,student,,,',
    'e6,,,c9,o1,u1,student,,,',
    'e7,,,c1,o1,u9,student,,,',
    'e8,tobedeleted,,c1,o1,u1,student,,,',
    'e9,,,c2,o1,u1,student,,,',
    'e10,finished,,c1,o1,u1,student,,,',
  ].join('\n'),
  'demographics.csv': 'sourcedId,status,dateLastModified,birthDate\nu1,,,2010-01-01',
};

type Files = Record<string, string | Uint8Array>;
const zip = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

const TODAY = '2026-11-25';

const readZip = (archive: Uint8Array) => readOneRoster(archive, TODAY);
const read = (files: Files) => readZip(zip(files));

describe('a OneRoster package', () => {
  it('has classes with their course, school and term, and a row for each enrollment', () => {
    const { classes, rows } = read(FILES);
    expect(classes).toEqual([
      {
        number: 1,
        title: 'Algebra A',
        code: 'A1',
        courseTitle: 'Algebra',
        school: 'North School',
        term: 'Autumn',
      },
      {
        number: 2,
        title: 'Old class',
        code: 'ALG1',
        courseTitle: 'Algebra',
        school: 'North School',
        term: 'Autumn',
      },
    ]);
    expect(rows[0]).toEqual({
      file: 'enrollments.csv',
      line: 2,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      groupName: null,
      classNumber: 1,
      isRemoval: false,
      problem: null,
    });
    expect(rows.map(({ line, isRemoval, problem }) => [line, isRemoval, problem])).toEqual([
      [2, false, null],
      [3, false, 'Only students are imported. Invite teachers under Instructors.'],
      [4, true, null],
      [5, false, 'The user is disabled (enabledUser is false)'],
      [6, false, 'The email address is missing'],
      [7, false, 'classes.csv has no class with this classSourcedId'],
      [8, false, 'users.csv has no user with this userSourcedId'],
      [9, true, null],
      [10, true, null],
      [11, false, 'The status is neither active nor tobedeleted'],
    ]);
  });

  it.each([
    ['', '', null],
    ['2026-11-25', '2026-11-25', null],
    ['2026-08-01T00:00:00.000Z', '2027-07-31T00:00:00.000Z', null],
    ['2026-11-26', '', 'The enrollment begins only on 2026-11-26 (beginDate)'],
    ['2026-08-01', '2026-11-24', 'The enrollment ended on 2026-11-24 (endDate)'],
    ['', '2026-11-24T23:59:59Z', 'The enrollment ended on 2026-11-24 (endDate)'],
    ['08/01/2026', '', 'The beginDate is not a date such as 2026-08-31'],
    ['', '2026-13-01', 'The endDate is not a date such as 2026-08-31'],
  ])('takes an enrollment from “%s” to “%s” with the problem %j', (begins, ends, problem) => {
    const [header] = FILES['enrollments.csv'].split('\n');
    const line = (status: string) => `e1,${status},,c1,o1,u1,student,,${begins},${ends}`;
    const { rows } = read({
      ...FILES,
      'enrollments.csv': [header, line('active'), line('tobedeleted')].join('\n'),
    });
    expect(rows).toMatchObject([
      { line: 2, isRemoval: false, problem },
      { line: 3, isRemoval: true, problem: null },
    ]);
  });

  it('may be in a folder, with files that programs add', () => {
    const inFolder = Object.fromEntries(
      Object.entries(FILES).map(([name, content]) => [`export/${name}`, content]),
    );
    expect(read({ ...inFolder, '__MACOSX/export/._users.csv': 'x', '.DS_Store': 'x' }).rows).toHaveLength(10);
  });

  it.each([
    ['no manifest', { ...FILES, 'manifest.csv': '' }, /no column|does not say/],
    [
      'a manifest of another version',
      { ...FILES, 'manifest.csv': MANIFEST.replace('1.1', '2.0') },
      /1\.1 or 1\.2/,
    ],
    [
      'a file that the manifest leaves out',
      { ...FILES, 'manifest.csv': MANIFEST.replace('file.users,bulk', 'file.users,absent') },
      /has no users\.csv/,
    ],
    ['a file without its columns', { ...FILES, 'users.csv': 'a,b\n1,2' }, /users\.csv has no column/],
    ['a path out of the archive', { ...FILES, '../users.csv': 'x' }, /unusual path/],
    ['a file twice', { ...FILES, 'copy/users.csv': 'x' }, /twice/],
    [
      'more than 100 files',
      { ...FILES, ...Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.txt`, 'x'])) },
      /more than 100 files/,
    ],
    ['more than 40 MB', { ...FILES, 'users.csv': new Uint8Array(41 * 1024 * 1024) }, /more than 40 MB/],
  ])('is refused with %s', (_, files, reason) => {
    expect(() => read(files as Files)).toThrow(reason);
  });

  it('takes 50,000 rows below the header of a file, but not one more', () => {
    const [header] = FILES['users.csv'].split('\n');
    const users = (count: number) => [header, ...Array.from({ length: count }, (_, n) => `u${n}`)].join('\n');
    expect(read({ ...FILES, 'users.csv': users(50_000) }).rows).toHaveLength(10);
    expect(() => read({ ...FILES, 'users.csv': users(50_001) })).toThrow(
      'users.csv has 50,001 rows; at most 50,000 can be imported at once.',
    );
  });

  it('is refused without a manifest, and if it is no archive, or a damaged one', () => {
    const { 'manifest.csv': _, ...others } = FILES;
    expect(() => readZip(zip(others))).toThrow(/no manifest\.csv/);
    expect(() => readZip(strToU8('name,email'))).toThrow(/not a ZIP archive/);
    expect(() => readZip(new Uint8Array(0))).toThrow(/not a ZIP archive/);
    const archive = zip(FILES);
    const damaged = archive.slice();
    damaged.fill(0xff, 40, 400);
    expect(() => readZip(damaged)).toThrow(UnreadableFile);
    expect(() => readZip(archive.slice(0, 700))).toThrow(UnreadableFile);
  });

  it('counts what is unpacked, whatever size the archive states', () => {
    const bomb = deflateRawSync(Buffer.alloc(60 * 1024 * 1024));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(bomb.length, 18);
    // It says ten bytes.
    header.writeUInt32LE(10, 22);
    header.writeUInt16LE('users.csv'.length, 26);
    expect(() => readZip(Buffer.concat([header, Buffer.from('users.csv'), bomb]))).toThrow(/more than 40 MB/);
  });
});
