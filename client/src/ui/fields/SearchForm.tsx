import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../buttons/Button';
import { classes } from '../classes';
import { SearchIcon } from '../icons/ToolIcons';
import styles from './SearchForm.module.css';
import { TextField } from './Fields';

interface SearchFormProps {
  /** Visible label above the box. */
  label: string;
  placeholder?: string;
  /** The current search; blank for none. */
  search: string;
  /** Receives the trimmed text; '' for all. */
  onSearch: (text: string) => void;
  /** Searches only when a button "Search" is pressed, where that is the page's main purpose. */
  withButton?: boolean;
  /** Applied to the form; the field is its first child. */
  className?: string;
}

/** How long nothing is typed before a search, in milliseconds, so that not every letter is a request. */
const PAUSE_MS = 300;

/** A search box that searches after a short pause in typing, or at once with Enter. */
export function SearchForm({
  label,
  placeholder,
  search,
  onSearch,
  withButton = false,
  className,
}: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);

  // Sync the box on Back, forward or a link; after a search it already matches.
  if (shown !== search) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }

  const searchFor = useEffectEvent(onSearch);
  useEffect(() => {
    const text = typed.trim();
    if (withButton || text === search) return;
    const pause = setTimeout(() => searchFor(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, search, withButton]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <form
      role="search"
      className={classes('wm-cluster wm-align-end wm-gap-12', styles.form, className)}
      onSubmit={submit}
    >
      <TextField
        type="search"
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      {withButton && (
        <Button type="submit" iconStart={<SearchIcon size={18} />}>
          Search
        </Button>
      )}
    </form>
  );
}

interface FilterBarProps {
  search: ReactNode;
  /** Whether a filter is chosen, so that the filters are shown on a phone too. */
  isFiltered: boolean;
  /** The filters. */
  children: ReactNode;
}

/** The search of a list and its filters, beside each other where there is room; on a phone a button shows the filters. */
export function FilterBar({ search, isFiltered, children }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <div className={`wm-no-print ${styles.bar}`}>
      {search}
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </Button>
      <div id={id} className={classes('wm-grid wm-gap-12', styles.filters, !isOpen && styles.folded)}>
        {children}
      </div>
    </div>
  );
}
