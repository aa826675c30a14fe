import { Button } from './Button';
import { copyText } from './copyText';

interface CopyLinkButtonProps {
  /** The whole link. */
  url: string;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
}

/** Copies a link that is shown beside it. */
export function CopyLinkButton({ url, ...look }: CopyLinkButtonProps) {
  // The link can be selected where it cannot be copied.
  const copy = () => copyText(url, 'Link copied', 'The link couldn’t be copied. Please select it.');
  return (
    <Button {...look} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
