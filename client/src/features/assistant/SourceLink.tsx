import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '../../ui/TextLink';
import { ExternalIcon } from '../../ui/ToolIcons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Where a source leads: a page of ours, another site over https, or nowhere that is safe to go. */
function destinationOf(source: string): 'here' | 'elsewhere' | null {
  if (/^\/(?![/\\])/.test(source)) return 'here';
  try {
    return new URL(source).protocol === 'https:' ? 'elsewhere' : null;
  } catch {
    // An external host may name a book by its title.
    return null;
  }
}

/** Opens the lesson at the passage; what an external host names opens in a new tab. */
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
