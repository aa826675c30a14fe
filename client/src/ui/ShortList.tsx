import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import styles from './ShortList.module.css';

interface ShortListProps<Entry> {
  entries: readonly Entry[];
  /** How many stand there before somebody asks for all. */
  first: number;
  /** Draws an entry, as an `li` with its key. */
  children: (entry: Entry) => ReactNode;
}

/** The first entries, so that what follows the list stays in reach; a button under them shows the others too. */
export function ShortList<Entry>({ entries, first, children }: ShortListProps<Entry>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul className={styles.list}>{(showsAll ? entries : entries.slice(0, first)).map(children)}</ul>
      {entries.length > first && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${entries.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
