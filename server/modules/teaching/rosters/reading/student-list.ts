import { unguarded } from '../../../../platform/csv';
import { foldText, truncate } from '../../../../platform/text.rules';
import { GROUPS_MAX } from '../../groups/group.rules';
import { type ListColumn, MAX_LIST_ROWS, type RosterColumn } from '../roster.rules';
import { type CsvRow, csvTable, isAddressCell, limitRows } from './csv-table';
import { type RosterContent, type RosterRow, rosterRow, UnreadableFile } from './roster-content';

const LIMITS = { file: 'The file', max: MAX_LIST_ROWS };

/**
 * Reads a CSV file with students. Its columns are used as recognized, or as `chosen`. The rows that are wrong have a
 * problem.
 */
export function readStudentList(
  bytes: Uint8Array,
  chosen: readonly RosterColumn[] | null = null,
): RosterContent {
  const rows = csvTable(bytes, LIMITS);
  if (rows.length === 0) throw new UnreadableFile('The file is empty.');
  const { columns: recognized, students } = columnsOf(rows);
  if (students.length === 0) throw new UnreadableFile('The file has no students, only a first line.');
  limitRows(students, LIMITS);
  if (chosen && chosen.length !== recognized.length)
    throw new UnreadableFile('The columns were chosen for another file.', recognized);
  const columns = recognized.map((column, index) => ({ ...column, use: chosen?.[index] ?? column.use }));
  const problem = problemOf(columns);
  if (problem !== null) throw new UnreadableFile(problem, columns);
  const list = withoutDuplicates(studentsOf(students, columns));
  const groups = new Set(list.map(({ groupName }) => foldText(groupName ?? '')));
  if (groups.size > GROUPS_MAX + 1)
    throw new UnreadableFile(`The file has more than ${GROUPS_MAX} groups.`, columns);
  return { columns, isDelta: false, classes: [], rows: list };
}

/** Why a list with these columns cannot be imported; null: it can. */
function problemOf(columns: readonly ListColumn[]): string | null {
  const count = (...uses: RosterColumn[]) => columns.filter(({ use }) => uses.includes(use)).length;
  if (count('email') === 0)
    return 'No column with the email address was recognized. Choose what each column has.';
  if (count('name', 'first-name', 'last-name') === 0)
    return 'No column with the name was recognized. Choose what each column has.';
  if (count('email') > 1 || count('group') > 1)
    return 'Choose one column for the email address, and at most one for the group.';
  return null;
}

const EMPTY = { file: null, email: '', groupName: null, classNumber: null, isRemoval: false };

function studentsOf(rows: readonly CsvRow[], columns: readonly ListColumn[]): RosterRow[] {
  const text = ({ cells }: CsvRow, requested: RosterColumn) =>
    columns
      .flatMap(({ use }, index) => (use === requested ? [unguarded(cells[index] ?? '')] : []))
      .filter(Boolean)
      .join(' ');
  const names = rows.map((row) => text(row, 'name'));
  const areReversed = names.filter((name) => REVERSED.test(name)).length * 2 > names.length;
  return rows.map((row, index) => {
    const { line, cells, problem } = row;
    if (problem !== null) return rosterRow({ ...EMPTY, line, name: cells[0]! }, problem);
    const name = areReversed ? names[index]!.replace(REVERSED, '$2 $1') : names[index]!;
    return rosterRow({
      ...EMPTY,
      line,
      name: name || [text(row, 'first-name'), text(row, 'last-name')].filter(Boolean).join(' '),
      email: text(row, 'email'),
      groupName: text(row, 'group') || null,
    });
  });
}

/** “Lovelace, Ada”. */
const REVERSED = /^([^,]+),\s*(?!\s|(?:jr|sr|ii|iii|iv)\b)([^,]+)$/i;

/** The first row of an address counts, the others are refused. */
function withoutDuplicates(rows: readonly RosterRow[]): RosterRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (row.problem !== null) return row;
    const before = lineOf.get(row.email);
    if (before !== undefined) return { ...row, problem: `This email address is on line ${before} already` };
    lineOf.set(row.email, row.line);
    return row;
  });
}

/** Headings in files of other systems, folded and without punctuation and digits. */
const HEADINGS: Readonly<Record<Exclude<RosterColumn, 'ignore'>, string>> = {
  name: `name fullname displayname student studentname pupil pupilname participant learner lastnamefirstname
    vollstandigername schuler schulerin schulername teilnehmer vorundnachname vornamenachname nachnamevorname namevorname
    nom nomcomplet nometprenom nomprenom prenometnom prenomnom eleve etudiant
    nombre nombrecompleto nombreyapellidos nombreapellidos apellidosynombre apellidosnombre alumno estudiante
    imieinazwisko imienazwisko nazwiskoiimie nazwiskoimie uczen
    nome nomecompleto nomeecognome nomecognome cognomeenome cognomenome alunno studente nomeesobrenome aluno estudante
    naam volledigenaam leerling cursist navn namn jmeno jmenoaprijmeni nimi`,
  'first-name': `first firstname given givenname forename middle middlename vorname vornamen rufname prenom prenoms
    nombres primernombre segundonombre imie imiona primonome secondonome primeironome voornaam voornamen roepnaam
    fornavn fornamn etunimi`,
  'last-name': `last lastname surname family familyname nachname familienname zuname nomdefamille nomdusage apellido apellidos
    primerapellido segundoapellido apellidopaterno apellidomaterno nazwisko cognome apelido apelidos sobrenome sobrenomes
    ultimonome achternaam familienaam tussenvoegsel efternavn etternavn efternamn prijmeni sukunimi`,
  email: `email mail emailaddress mailaddress studentemail schoolemail emailadresse mailadresse emailadres mailadres
    adressemail adresseemail adressedemessagerie adresseelectronique courriel correo correoelectronico
    direcciondecorreo direcciondecorreoelectronico adresemail adrespocztyelektronicznej postaelettronica indirizzoemail
    indirizzodipostaelettronica correioeletronico enderecodeemail epost epostadress epostadresse sahkoposti`,
  group: `group groups groupname class classname section tutorgroup homeroom gruppe gruppen gruppenname klasse
    groupe groupes classe grupo grupos clase seccion grupa grupy klasa oddzial gruppo gruppi sezione turma groep klas
    skupina trida ryhma`,
};
const KNOWN = new Map(
  Object.entries(HEADINGS).flatMap(([use, words]) =>
    words.split(/\s+/).map((word) => [word, use as RosterColumn] as const),
  ),
);

/** Rows that are looked at to recognize columns. */
const SAMPLE = 200;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

/** The columns of a list, and its rows without a header. */
function columnsOf(rows: readonly CsvRow[]): { columns: ListColumn[]; students: CsvRow[] } {
  const sample = rows.filter(({ problem }) => problem === null).slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const header = sample[0] && sample[0] === rows[0] && isHeader(sample) ? sample[0] : null;
  const students = header ? rows.slice(1) : [...rows];
  const cells = Array.from({ length: width }, (_, index) =>
    (header ? sample.slice(1) : sample).map((row) => row.cells[index] ?? '').filter((cell) => cell !== ''),
  );
  const headings = cells.map((_, index) => header?.cells[index] ?? '');
  const uses = header ? usesByHeading(headings, cells) : usesByPlace(cells);
  const columns = cells.map((column, index) => ({
    heading: truncate(headings[index]!, EXAMPLE_LENGTH),
    examples: column.slice(0, EXAMPLES).map((cell) => truncate(cell, EXAMPLE_LENGTH)),
    use: uses[index]!,
  }));
  return { columns, students };
}

const useOf = (heading: string): RosterColumn =>
  KNOWN.get(
    foldText(heading)
      .replace(/\(.*?\)|\[.*?\]/g, '')
      .replace(/[^\p{L}]/gu, ''),
  ) ?? 'ignore';

/** Whether the first row names the columns: it has no address, but a heading that is known or stands above addresses. */
function isHeader([first, ...others]: readonly CsvRow[]): boolean {
  if (first!.cells.some((cell) => cell.includes('@'))) return false;
  return first!.cells.some(
    (cell, index) =>
      useOf(cell) !== 'ignore' ||
      (cell !== '' && hasAddresses(others.map(({ cells }) => cells[index] ?? '').filter(Boolean))),
  );
}

const areMostly = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(is).length * 2 >= cells.length;

const hasAddresses = (cells: readonly string[]) => areMostly(cells, isAddressCell);

const hasWords = (cells: readonly string[]) =>
  areMostly(cells, (cell) => /\p{L}/u.test(cell) && !cell.includes('@'));

/** Cells decide which column has the addresses, headings decide the others. */
function usesByHeading(headings: readonly string[], cells: readonly string[][]): RosterColumn[] {
  const named = headings.map(useOf);
  const addresses = cells.flatMap((column, index) => (hasAddresses(column) ? [index] : []));
  const email = addresses.find((index) => named[index] === 'email') ?? addresses[0] ?? named.indexOf('email');
  const [hasFirst, hasLast] = [named.includes('first-name'), named.includes('last-name')];
  // “Name” beside “Vorname” is the last name, “Nombre” beside “Apellidos” the first one.
  const meaningOfName = hasFirst ? (hasLast ? 'ignore' : 'last-name') : hasLast ? 'first-name' : 'name';
  const uses = named.map((use, index): RosterColumn => {
    if (index === email) return 'email';
    if (use === 'email' || addresses.includes(index)) return 'ignore';
    if ((use === 'name' || use === 'group') && named.indexOf(use) !== index) return 'ignore';
    return use === 'name' ? meaningOfName : use;
  });
  if (named.some((use) => use.endsWith('name'))) return uses;
  // The only column that can be the name is the name, whatever it is called.
  const words = cells.flatMap((column, index) =>
    uses[index] === 'ignore' && hasWords(column) ? [index] : [],
  );
  return words.length === 1 ? uses.with(words[0]!, 'name') : uses;
}

/**
 * The columns of a list without headings: names before the address are the first and the last name if there are two;
 * then comes the group.
 */
function usesByPlace(cells: readonly string[][]): RosterColumn[] {
  const email = cells.findIndex(hasAddresses);
  const words = cells.flatMap((column, index) => (index !== email && hasWords(column) ? [index] : []));
  const order: RosterColumn[] =
    words.filter((index) => index < email).length > 1 ? ['first-name', 'last-name'] : ['name', 'group'];
  return cells.map((_, index) => (index === email ? 'email' : (order[words.indexOf(index)] ?? 'ignore')));
}
