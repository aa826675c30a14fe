import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSession } from './session';
import { type DraftFormat, keepDraft, putBackDraft, readDraft, subscribeToPutBack } from './storedDraft';

interface Beginning<Draft> {
  /** Where this device keeps it; of one account, so that nobody finds another's words on a shared device. */
  key: string;
  format: DraftFormat<Draft>;
  /** What is saved, or something blank; it may change while the form is open. */
  saved: Draft;
  /** Its revision; null for something new. */
  savedRevision: number | null;
  isSame: (one: Draft, other: Draft) => boolean;
}

/**
 * What is being written in a form. What differs from what is saved is kept on this device with every change, and found
 * again when the form is opened the next time; `restoredAt` says from when, null when nothing was found. Something new
 * may be written in two windows at once: `elsewhere` tells of it, and until somebody chooses, the other's words are kept.
 */
export function useKeptDraft<Draft>(beginning: Beginning<Draft>) {
  const { format, saved, savedRevision, isSame } = beginning;
  // Of whoever opened the form: another tab may log in as somebody else.
  const [key] = useState(beginning.key);
  const [found] = useState(() => {
    const kept = readDraft(key, format);
    // Saved meanwhile, word for word: there is nothing to bring back.
    return kept && isSame(kept.draft, saved) ? null : kept;
  });
  const [draft, setDraft] = useState(found?.draft ?? saved);
  const [restoredAt, setRestoredAt] = useState(found?.changedAt ?? null);
  const [revision, setRevision] = useState(found ? found.revision : savedRevision);
  /** What the draft is compared with: what is saved, as far as this form knows. */
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
    // What is saved has its revision, by which the server tells who was first.
    if (event.key !== key || savedRevision !== null || isDone.current) return;
    const kept = readDraft(key, format);
    setRival(kept && !isSame(kept.draft, draft) ? kept.draft : null);
    // The other window has done with it, and the place is free for these words.
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
    /** What to ask before the form is left; null when nothing would be lost, or the session is over anyway. `ofWhat`: "the quiz". */
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
    /** What to do about another window that writes the same new thing; null while there is none. */
    elsewhere: isRivalled
      ? {
          keepMine: () => setRival(null),
          /** Returns how to come back to the present words. */
          showOtherDraft: () => {
            setDraft(rival);
            setRestoredAt(null);
            setRival(null);
            return () => setDraft(draft);
          },
        }
      : null,
    /** Back to what is saved. Returns what brings the present words back, to this form or to its next opening. */
    discard: (): (() => void) => {
      const mine = { changedAt: new Date().toISOString(), revision, draft };
      begin(saved, savedRevision, saved);
      // At once: whoever discards may close the form with the same press.
      keepDraft(key, format, null);
      return () => putBackDraft(key, format, mine);
    },
    /** Starts over from what somebody else has saved meanwhile, with their words or with the present ones. */
    rebase: begin,
    /** Whether this device keeps words that are not saved, whichever opening of the form wrote them. */
    isKept: () => readDraft(key, format) !== null,
    /** These words are saved, as this revision, null where none is counted; what was written since then goes on from there. */
    settle: (words: Draft, newRevision: number | null) => {
      setBasis(words);
      setRevision(newRevision);
      setRestoredAt(null);
      // The form may be closed by now, and nobody else would bring what it left behind up to date.
      const kept = readDraft(key, format);
      if (kept) keepDraft(key, format, isSame(kept.draft, words) ? null : { ...kept, revision: newRevision });
    },
    /** These words are sent and need no keeping; unless others have been written since, the form starts over. */
    startOver: (words: Draft) => {
      setDraft((now) => (isSame(now, words) ? saved : now));
      setRestoredAt(null);
      // The form may be closed by now.
      const kept = readDraft(key, format);
      if (kept && isSame(kept.draft, words)) keepDraft(key, format, null);
    },
    /** The draft is saved: this device forgets it, whatever is still drawn. */
    forget: useCallback(() => {
      isDone.current = true;
      keepDraft(key, format, null);
    }, [key, format]),
  };
}
