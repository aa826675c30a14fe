import { foldText, truncate } from '../../../../platform/text.rules';
import type { ListColumn, RosterColumn } from '../roster.rules';
import { type CsvRow, isAddressCell } from './csv-table';

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
export function columnsOf(rows: readonly CsvRow[]): { columns: ListColumn[]; students: CsvRow[] } {
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
