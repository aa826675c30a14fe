import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSession } from './session';
import { type DraftFormat, keepDraft, putBackDraft, readDraft, subscribeToPutBack } from './storedDraft';

interface Beginning<Draft> {
  /** Storage key; includes the account, so that nobody sees another account's draft on a shared device. */
  key: string;
  format: DraftFormat<Draft>;
  /** The saved value, or a blank one; it may change while the form is open. */
  saved: Draft;
  /** Its revision; null for a new item. */
  savedRevision: number | null;
  isSame: (one: Draft, other: Draft) => boolean;
}

/**
 * The state of a form whose unsaved changes are stored on this device and restored when it is opened again.
 * `restoredAt` is when the restored draft was last changed, null if there was none. A new item may be edited in two
 * windows: `elsewhere` reports it, and the other draft stays stored until the viewer chooses.
 */
export function useKeptDraft<Draft>(beginning: Beginning<Draft>) {
  const { format, saved, savedRevision, isSame } = beginning;
  // Fixed on mount: another tab may sign in with a different account.
  const [key] = useState(beginning.key);
  const [found] = useState(() => {
    const kept = readDraft(key, format);
    // It was saved in the meantime, so there is nothing to restore.
    return kept && isSame(kept.draft, saved) ? null : kept;
  });
  const [draft, setDraft] = useState(found?.draft ?? saved);
  const [restoredAt, setRestoredAt] = useState(found?.changedAt ?? null);
  const [revision, setRevision] = useState(found ? found.revision : savedRevision);
  /** The saved value that the draft is compared with. */
  const [basis, setBasis] = useState(saved);
  const isChanged = !isSame(draft, basis);
  const isKeeping = useRef(true);
  const isDone = useRef(false);
  const [rival, setRival] = useState<Draft | null>(null);
  const isRivalled = rival !== null;

  const keep = useEffectEvent(() => {
    const stored = isChanged ? { changedAt: new Date().toISOString(), revision, draft } : null;
    isKeeping.current = keepDraft(key, format, stored);
  });
  const follow = useEffectEvent((event: StorageEvent) => {
    // For saved items, the server detects conflicts by revision.
    if (event.key !== key || savedRevision !== null || isDone.current) return;
    const kept = readDraft(key, format);
    setRival(kept && !isSame(kept.draft, draft) ? kept.draft : null);
    // The other window is done, so its storage key is free for this draft.
    if (!kept && isChanged) keep();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  const takeBack = useEffectEvent((putBackKey: string) => {
    const kept = putBackKey === key ? readDraft(key, format) : null;
    if (!kept) return;
    setDraft(kept.draft);
    setRevision(kept.revision);
    setRestoredAt(kept.changedAt);
  });
  useEffect(() => subscribeToPutBack((putBackKey) => takeBack(putBackKey)), []);

  useEffect(() => {
    if (isDone.current || isRivalled) return;
    keep();
  }, [key, draft, revision, isChanged, isRivalled]);

  function begin(from: Draft, fromRevision: number | null, words: Draft) {
    setDraft(words);
    setBasis(from);
    setRevision(fromRevision);
    setRestoredAt(null);
  }

  return {
    draft,
    setDraft,
    isChanged,
    revision,
    restoredAt,
    /**
     * The confirmation to show before leaving; null if nothing would be lost or the session is over. `ofWhat`: "the
     * quiz".
     */
    leaveQuestion: useCallback(
      (ofWhat: string): { title: string; text: string } | null => {
        if (!isChanged || isDone.current || !readSession()) return null;
        return {
          title: 'Leave without saving?',
          text: isRivalled
            ? 'Another window’s draft is saved on this device. The changes in this window will be lost.'
            : isKeeping.current
              ? `Your changes stay on this device as a draft. They aren’t part of ${ofWhat} until you save them.`
              : 'This browser can’t save drafts. Your changes will be lost.',
        };
      },
      [isChanged, isRivalled],
    ),
    /** Conflict with another window that edits the same new item; null if there is none. */
    elsewhere: isRivalled
      ? {
          keepMine: () => setRival(null),
          /** Shows the other draft; returns a function that restores the current one. */
          showOtherDraft: () => {
            setDraft(rival);
            setRestoredAt(null);
            setRival(null);
            return () => setDraft(draft);
          },
        }
      : null,
    /**
     * Resets to the saved value. Returns a function that restores the draft, in this form or when it is next opened.
     */
    discard: (): (() => void) => {
      const mine = { changedAt: new Date().toISOString(), revision, draft };
      begin(saved, savedRevision, saved);
      // Immediately, because the same click may also close the form.
      keepDraft(key, format, null);
      return () => putBackDraft(key, format, mine);
    },
    /** Makes the newer saved value the basis, with either its content or the current draft. */
    rebase: begin,
    /** Whether this device has an unsaved draft, including one from an earlier opening of the form. */
    isKept: () => readDraft(key, format) !== null,
    /** Marks the draft as saved with this revision (null if there are no revisions); later changes stay unsaved. */
    settle: (words: Draft, newRevision: number | null) => {
      setBasis(words);
      setRevision(newRevision);
      setRestoredAt(null);
      // The form may be unmounted by now, so update the stored draft directly.
      const kept = readDraft(key, format);
      if (kept) keepDraft(key, format, isSame(kept.draft, words) ? null : { ...kept, revision: newRevision });
    },
    /** After sending: resets the form unless the draft has changed since. */
    startOver: (words: Draft) => {
      setDraft((now) => (isSame(now, words) ? saved : now));
      setRestoredAt(null);
      // The form may be unmounted by now.
      const kept = readDraft(key, format);
      if (kept && isSame(kept.draft, words)) keepDraft(key, format, null);
    },
    /** Deletes the stored draft after saving, even while the form is still rendered. */
    forget: useCallback(() => {
      isDone.current = true;
      keepDraft(key, format, null);
    }, [key, format]),
  };
}
