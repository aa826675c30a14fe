import type { ReactNode } from 'react';
import { ShareIcon } from '../icons/ToolIcons';
import { Button } from './Button';
import { copyText } from './copyText';

interface ShareButtonProps {
  /** Path of the page on this platform. */
  path: string;
  /** What other apps call the page. */
  title: string;
  children: ReactNode;
}

/** Shares the link to a page with another app where the browser can, and copies it elsewhere. */
export function ShareButton({ path, title, children }: ShareButtonProps) {
  async function share() {
    const url = window.location.origin + path;
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closed without choosing an app.
        if (error instanceof Error && error.name === 'AbortError') return;
      }
    }
    await copyText(url, 'Link copied', `The link couldn’t be copied. It is ${url}`);
  }

  return (
    <Button variant="quiet" size="sm" iconStart={<ShareIcon size={18} />} onClick={() => void share()}>
      {children}
    </Button>
  );
}
