import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button';

interface ShortListProps<Entry> {
  entries: readonly Entry[];
  /** Number of entries shown initially. */
  first: number;
  /** Renders an entry as an `li` with its key. */
  children: (entry: Entry) => ReactNode;
}

/** Shows the first entries of a list, with a button for the rest, so that the content below stays within reach. */
export function ShortList<Entry>({ entries, first, children }: ShortListProps<Entry>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul className="wm-divided wm-entries">
        {(showsAll ? entries : entries.slice(0, first)).map(children)}
      </ul>
      {entries.length > first && (
        <div className="wm-pad-8-12">
          <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${entries.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
