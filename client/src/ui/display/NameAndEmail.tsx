import type { Column } from './DataTable';

interface NameAndEmailProps {
  name: string;
  /** null: not shown. */
  email: string | null;
}

/** A person in a cell of a table: the email address is below the name. */
export function NameAndEmail({ name, email }: NameAndEmailProps) {
  return (
    <span className="wm-anywhere">
      {name}
      {email !== null && <span className="wm-muted wm-small wm-regular wm-block">{email}</span>}
    </span>
  );
}

/** The first two columns of a table of people; a dash for what is missing. */
export const nameAndEmailColumns: readonly Column<{ name: string; email: string }>[] = [
  { key: 'name', header: 'Name', rowHeader: true, kind: 'words', cell: ({ name }) => name || '–' },
  { key: 'email', header: 'Email', kind: 'words', cell: ({ email }) => email || '–' },
];
