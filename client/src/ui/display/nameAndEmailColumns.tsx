import type { Column } from './DataTable';
import styles from './NameAndEmail.module.css';

const words = (text: string) => <span className={styles.name}>{text || '–'}</span>;

/** The first two columns of a table of people; a dash for what is missing. */
export const nameAndEmailColumns: readonly Column<{ name: string; email: string }>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => words(name) },
  { key: 'email', header: 'Email', cell: ({ email }) => words(email) },
];
