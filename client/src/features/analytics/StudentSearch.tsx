import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { SearchIcon } from '../../ui/Icons';
import { TextField } from '../../ui/TextField';
import styles from './StudentProgress.module.css';

/** Who to look for, by name or email. */
export function StudentSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(search);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        type="search"
        label="Name or email"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" iconStart={<SearchIcon size={18} />}>
        Search
      </Button>
    </form>
  );
}
