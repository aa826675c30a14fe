import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Characters with the one that each is folded to. */
const FOLDED = [
  ['\u2018\u2019\u201a\u201b\u2039\u203a\u2032\u02b9\u02bb\u02bc\u02bd\u05f3', "'"],
  ['\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u301d\u301e\u301f\u05f4', '"'],
  [
    '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u02d7\u2043\u058a\u05be\u1400\u1806\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u30a0',
    '-',
  ],
  ['\u301c\u3030', '~'],
  ['\u2800', ' '],
  ['\u0643', '\u06a9'],
  ['\u064a\u0649', '\u06cc'],
  ['\u0629', '\u0647'],
  ...'øo łl đd ðd ħh ŧt ŋn ĸk əe ǝe ɓb ɖd ɗd ƙk ƴy ɛe ɔo ɣg ɩi ʋv ɨi ʉu ƶz ƀb ıi ᲀв ᲁд ᲂо ᲃс ᲄт ᲅт ᲆъ ᲇѣ ᲈꙋ'
    .split(' ')
    .map((pair) => [...pair]),
] as [string, string][];
const LETTERS = 'ßss æae œoe þth \u0587\u0565\u0582'
  .split(' ')
  .map((text) => [text[0]!, text.slice(1)] as const);
const INVISIBLE =
  '[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u0640\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufff9-\\ufffb]';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Texts for searches are folded further: quotation marks, dashes, letters such as ø and ß, and invisible characters. In
 * what is folded already, these are all that changes.
 */
export class FoldTextAgain1795745030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const from = FOLDED.map(([characters]) => characters).join('');
    const to = FOLDED.map(([characters, one]) => one.repeat(characters.length)).join('');
    const replaced = LETTERS.reduce(
      (text, [letter, plain]) => `replace(${text}, ${quoted(letter)}, ${quoted(plain)})`,
      `translate(folded, ${quoted(from)}, ${quoted(to)})`,
    );
    await runner.query(`
      create function pg_temp.folded_again(folded text) returns text language sql as $$
        select regexp_replace(regexp_replace(${replaced}, '${INVISIBLE}+', '', 'g'), ' +', ' ', 'g')
      $$`);
    for (const [table, column] of [
      ['accounts', 'search_text'],
      ['courses', 'search_text'],
      ['courses', 'skills_text'],
      ['messages', 'search_text'],
      ['conversations', 'subject_key'],
      ['notifications', 'search_text'],
      ['personal_notes', 'search_text'],
      ['roster_rows', 'group_search_name'],
    ])
      await runner.query(`
        update ${table} set ${column} = pg_temp.folded_again(${column})
        where ${column} ~ '[^ -~\\n]' and ${column} <> pg_temp.folded_again(${column})`);
    // Of groups of a course whose names are equal now, one gets the name.
    await runner.query(`
      update course_groups g set search_name = f.name
      from (
        select id, name, row_number() over (partition by course_id, name order by search_name = name desc, id) as number
        from (select id, course_id, search_name, pg_temp.folded_again(search_name) as name from course_groups) c
      ) f where g.id = f.id and f.number = 1 and g.search_name <> f.name`);
    await runner.query('drop function pg_temp.folded_again');
  }

  async down(): Promise<void> {
    // What the texts were before cannot be told from these.
  }
}
