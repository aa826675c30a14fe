import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '../../ui/navigation/TextLink';
import { ExternalIcon } from '../../ui/icons/ToolIcons';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

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
      <TextLink component={Link} to={source}>
        {children}
      </TextLink>
    );
  if (destination === 'elsewhere')
    return (
      <TextLink href={source} target="_blank" rel="noopener noreferrer">
        {children} <ExternalIcon size={14} />
        <VisuallyHidden> (opens in a new tab, {new URL(source).host})</VisuallyHidden>
      </TextLink>
    );
  return <span>{children}</span>;
}
