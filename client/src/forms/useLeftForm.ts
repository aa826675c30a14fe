import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSession, useSession } from '../lib/session';
import { toast } from '../ui/overlays/toast';

/** Whether the component is unmounted, for callbacks of pending requests. */
export function useHasLeft(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(() => !isOpen.current, []);
}

interface FormPlace {
  /** Path to reopen the form. */
  path: string;
  /** Whether this device has an unsaved draft of the form. */
  isKept: () => boolean;
}

/**
 * The state of a form that may be left while saving. `hasLeft` prevents navigation afterwards; `announceNotSaved`
 * reports a failed save in a toast that leads back to the draft.
 */
export function useLeftForm({ path, isKept }: FormPlace) {
  const navigate = useNavigate();
  const accountId = useSession()?.user.id;
  const hasLeft = useHasLeft();

  function announceNotSaved(title: string): void {
    // It was saved from the reopened form, or another account is signed in.
    if (!isKept() || readSession()?.user.id !== accountId) return;
    toast.error(`“${title}” isn’t saved. Your draft is kept on this device.`, {
      durationMs: 20_000,
      action: { label: 'Open the editor', onClick: () => void navigate(path) },
    });
  }

  return { hasLeft, announceNotSaved };
}
