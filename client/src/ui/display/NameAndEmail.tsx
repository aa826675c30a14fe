import styles from './NameAndEmail.module.css';

interface NameAndEmailProps {
  name: string;
  /** null: not shown. */
  email: string | null;
}

/** A person in a cell of a table: the email address is below the name. */
export function NameAndEmail({ name, email }: NameAndEmailProps) {
  return (
    <span className={styles.name}>
      {name}
      {email !== null && <span className={styles.email}>{email}</span>}
    </span>
  );
}
