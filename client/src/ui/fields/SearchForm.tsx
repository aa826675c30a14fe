import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../buttons/Button';
import { classes } from '../classes';
import { SearchIcon } from '../icons/ToolIcons';
import styles from './SearchForm.module.css';
import { TextField } from './TextField';

interface SearchFormProps {
  /** Visible label above the box. */
  label: string;
  /** The current search; blank for none. */
  search: string;
  /** Receives the trimmed text on submit; '' for all. */
  onSearch: (text: string) => void;
  /** The button's variant: primary where search is the page's main purpose. */
  variant?: 'primary' | 'secondary';
  /** Applied to the form; the field is its first child. */
  className?: string;
}

/** A search box with a button; it searches on submit, not while typing. */
export function SearchForm({ label, search, onSearch, variant = 'secondary', className }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);

  // Sync the box on Back, forward or a link; after a submit it already matches.
  if (shown !== search) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <form role="search" className={classes(styles.form, className)} onSubmit={submit}>
      <TextField
        type="search"
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" variant={variant} iconStart={<SearchIcon size={18} />}>
        Search
      </Button>
    </form>
  );
}

/** The search of a list and its filters, beside each other where there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
