import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalIcon } from '../../ui/icons/ToolIcons';

/** Whether a source links to our site, to another site over https, or to nothing safe. */
function destinationOf(source: string): 'here' | 'elsewhere' | null {
  if (/^\/(?![/\\])/.test(source)) return 'here';
  try {
    return new URL(source).protocol === 'https:' ? 'elsewhere' : null;
  } catch {
    // An external provider may name a book by its title.
    return null;
  }
}

/** Links to the lesson at the passage; sources of an external provider open in a new tab. */
export function SourceLink({ source, children }: { source: string; children: ReactNode }) {
  const destination = destinationOf(source);
  if (destination === 'here')
    return (
      <Link to={source} className="wm-link">
        {children}
      </Link>
    );
  if (destination === 'elsewhere')
    return (
      <a href={source} target="_blank" rel="noopener noreferrer" className="wm-link">
        {children} <ExternalIcon size={14} />
        <span className="wm-visually-hidden"> (opens in a new tab, {new URL(source).host})</span>
      </a>
    );
  return <span>{children}</span>;
}
