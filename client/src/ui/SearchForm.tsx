import { type SubmitEvent, useState } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import { SearchIcon } from './Icons';
import styles from './SearchForm.module.css';
import { TextField } from './TextField';

interface SearchFormProps {
  /** What can be looked for, above the box. */
  label: string;
  /** What is looked for now; blank for nothing. */
  search: string;
  /** Told what to look for next, without blanks around it; '' for everything. */
  onSearch: (text: string) => void;
  /** How the button stands out: primary where looking for something is what the page is there for. */
  variant?: 'primary' | 'secondary';
  /** Of the form; the field is its first child and takes the width that the page gives it. */
  className?: string;
}

/** A box and its button. Nothing is looked for while somebody types. */
export function SearchForm({ label, search, onSearch, variant = 'secondary', className }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);

  // Back, forward or a link: the box follows. What was just typed is in it already.
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
