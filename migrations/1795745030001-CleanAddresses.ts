import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDRESSES = [
  ['accounts', 'email'],
  ['account_identities', 'email'],
  ['provider_links', 'email'],
  ['email_changes', 'new_email'],
  ['instructor_invitations', 'email'],
  ['course_invitations', 'email'],
  ['invited_people', 'email'],
  ['set_up_links', 'email'],
  ['account_deletions', 'email'],
  ['roster_rows', 'email'],
] as const;

const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@[^\s@.'"(),:;<>[\]\\]+(\.[^\s@.'"(),:;<>[\]\\]+)+$/u;

/** An address in lower case as mail programs read it. */
function cleaned(stored: string): string {
  const text = stored
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu, '')
    .replace(/[\u2018-\u201b\u2032\u00b4]/gu, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb]/gu, '"')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
  const bracketed = /<([^<>]*)>[\s;,.]*$/u.exec(text)?.[1] ?? text;
  const address = bracketed.replace(/^[\s"'([<]+/u, '').replace(/[\s"')\]>;,.]+$/u, '');
  const mailbox = address.replace(/^mailto:([^?]*).*$/u, '$1').trim();
  const [local, domain] = mailbox.split('@');
  // Fields of browsers give domains in ASCII.
  return ADDRESS.test(mailbox) && URL.canParse(`https://${domain}/`)
    ? `${local}@${new URL(`https://${domain}/`).hostname}`
    : mailbox;
}

/**
 * Addresses are stored as they are delivered to: without invisible characters, brackets and the like. One that another
 * row has already stays as it is: two accounts of one mailbox are not one person's for certain.
 */
export class CleanAddresses1795745030001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    let kept = 0;
    for (const [table, column] of ADDRESSES) {
      const rows = (await runner.query(
        `select distinct ${column} as stored from ${table} where ${column} ~ '[^a-z0-9.@_+-]' or ${column} ~ '[.-]$'`,
      )) as { stored: string }[];
      for (const { stored } of rows) {
        const address = cleaned(stored);
        if (address === stored || !ADDRESS.test(address)) continue;
        await runner.query('savepoint address');
        try {
          await runner.query(
            table === 'accounts'
              ? // Its trigger folds names of ASCII alone.
                `update accounts set email = $2, search_text = split_part(search_text, chr(10), 1) || chr(10) || $2
                 where email = $1`
              : `update ${table} set ${column} = $2 where ${column} = $1`,
            [stored, address],
          );
        } catch (error) {
          if ((error as { code?: string }).code !== '23505') throw error;
          await runner.query('rollback to savepoint address');
          if (table === 'accounts') kept++;
        }
        await runner.query('release savepoint address');
      }
    }
    if (kept > 0)
      process.stderr.write(
        `${kept} accounts have an address that, read as mail programs do, is another account's. Their owners cannot log ` +
          'in with it: give each another address, or delete the account.\n',
      );
  }

  async down(): Promise<void> {
    // What was around the addresses is not kept.
  }
}
