import type { Column } from './DataTable';

/** The first two columns of a table of people; a dash for what is missing. */
export const nameAndEmailColumns: readonly Column<{ name: string; email: string }>[] = [
  { key: 'name', header: 'Name', rowHeader: true, kind: 'words', cell: ({ name }) => name || '–' },
  { key: 'email', header: 'Email', kind: 'words', cell: ({ email }) => email || '–' },
];
