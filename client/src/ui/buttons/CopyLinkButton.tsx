import { toast } from '../overlays/toast';
import { Button } from './Button';

interface CopyLinkButtonProps {
  /** The whole link. */
  url: string;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
}

/** Copies a link that is shown beside it. */
export function CopyLinkButton({ url, ...look }: CopyLinkButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      // Not every browser allows it; the link can be selected.
      toast.error('The link couldn’t be copied. Please select it.');
    }
  }

  return (
    <Button {...look} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
