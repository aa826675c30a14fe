import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSession, useSession } from '../../lib/session';
import { toast } from '../../ui/toast';

/** Whether the component is gone, for what it has begun and hears of later. */
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
  /** Where the form is opened again. */
  path: string;
  /** Whether this device still keeps words of the form that are not saved. */
  isKept: () => boolean;
}

/**
 * For a form whose save may be answered after it was left. `hasLeft` says whether it was: nobody may be led anywhere
 * then. `sayNotSaved` tells of a save that failed, which no form is there to do, and leads back to the words.
 */
export function useLeftForm({ path, isKept }: FormPlace) {
  const navigate = useNavigate();
  const accountId = useSession()?.user.id;
  const hasLeft = useHasLeft();

  function announceNotSaved(title: string): void {
    // Saved from the form opened again, or no business of whoever is signed in now.
    if (!isKept() || readSession()?.user.id !== accountId) return;
    toast.error(`“${title}” isn’t saved. Your draft is kept on this device.`, {
      durationMs: 20_000,
      action: { label: 'Open the editor', onClick: () => void navigate(path) },
    });
  }

  return { hasLeft, sayNotSaved: announceNotSaved };
}
