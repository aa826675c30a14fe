import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, useWatch } from 'react-hook-form';
import { readSession } from '../lib/session';
import { type LeaveQuestion } from '../ui/overlays/leaving';
import type { DraftKey } from '../lib/storage';
import { type DraftFormat, keepDraft, putBackDraft, readDraft, subscribeToPutBack } from './storedDraft';

export interface DraftOptions<Draft> {
  /** Storage key; includes the account, so that nobody sees another account's draft on a shared device. */
  key: DraftKey;
  format: DraftFormat<Draft>;
  /** The saved value, or a blank one; it may change while the form is open. */
  saved: Draft;
  /** Its revision; null for a new item. */
  savedRevision: number | null;
  isSame: (one: Draft, other: Draft) => boolean;
}

interface Kept<Draft> {
  /** The saved value that the draft is compared with. */
  basis: Draft;
  revision: number | null;
  restoredAt: string | null;
  /** The draft of another window. */
  rival: Draft | null;
}

/**
 * A form whose unsaved changes are stored on this device and restored when it is opened again. `restoredAt` is when the
 * restored draft was last changed, null if there was none. A new item may be edited in two windows: `elsewhere` reports
 * it, and the other draft stays stored until the viewer chooses.
 */
export function useKeptDraft<Draft extends FieldValues, Input = Draft>(
  options: DraftOptions<Draft>,
  formOptions?: UseFormProps<Draft, unknown, Input>,
) {
  const { format, saved, savedRevision, isSame } = options;
  // Fixed on mount: another tab may log in with a different account.
  const [key] = useState(options.key);
  const [restored] = useState(() => {
    const stored = readDraft(key, format);
    // It was saved in the meantime, so there is nothing to restore.
    return stored && isSame(stored.draft, saved) ? null : stored;
  });
  const form = useForm<Draft, unknown, Input>({
    ...formOptions,
    defaultValues: (restored?.draft ?? saved) as DefaultValues<Draft>,
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const [{ basis, revision, restoredAt, rival }, setKept] = useState<Kept<Draft>>({
    basis: saved,
    revision: restored ? restored.revision : savedRevision,
    restoredAt: restored?.changedAt ?? null,
    rival: null,
  });
  const update = (part: Partial<Kept<Draft>>) => setKept((before) => ({ ...before, ...part }));
  const isChanged = !isSame(draft, basis);
  const isRivalled = rival !== null;
  const isKeeping = useRef(true);
  const isDone = useRef(false);

  const keep = useEffectEvent(() => {
    const stored = isChanged ? { changedAt: new Date().toISOString(), revision, draft } : null;
    isKeeping.current = keepDraft(key, format, stored);
  });
  const follow = useEffectEvent((event: StorageEvent) => {
    // For saved items, the server detects conflicts by revision.
    if (event.key !== key || savedRevision !== null || isDone.current) return;
    const stored = readDraft(key, format);
    update({ rival: stored && !isSame(stored.draft, draft) ? stored.draft : null });
    // The other window is done, so its storage key is free for this draft.
    if (!stored && isChanged) keep();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  const takeBack = useEffectEvent((putBackKey: string) => {
    const stored = putBackKey === key ? readDraft(key, format) : null;
    if (!stored) return;
    form.reset(stored.draft);
    update({ revision: stored.revision, restoredAt: stored.changedAt });
  });
  useEffect(() => subscribeToPutBack((putBackKey) => takeBack(putBackKey)), []);

  useEffect(() => {
    if (isDone.current || isRivalled) return;
    keep();
  }, [key, draft, revision, isChanged, isRivalled]);

  /** Makes the saved value the basis, with either its content or the current draft. */
  function rebase(next: Draft) {
    form.reset(next);
    update({ basis: saved, revision: savedRevision, restoredAt: null });
  }

  return {
    form,
    draft,
    isChanged,
    /** The same for the form's newest values, which it shows only after the event that changed them. */
    hasNewChange: () => !isSame(form.getValues(), basis),
    revision,
    restoredAt,
    rebase,
    /**
     * The confirmation to show before leaving; null if nothing would be lost or the session is over. `ofWhat`: "the
     * quiz".
     */
    leaveQuestion: (ofWhat: string): LeaveQuestion | null => {
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
    /** Conflict with another window that edits the same new item; null if there is none. */
    elsewhere: isRivalled
      ? {
          keepMine: () => update({ rival: null }),
          /** Shows the other draft; returns a function that restores the current one. */
          showOtherDraft: () => {
            form.reset(rival);
            update({ restoredAt: null, rival: null });
            return () => form.reset(draft);
          },
        }
      : null,
    /**
     * Resets to the saved value. Returns a function that restores the draft, in this form or when it is next opened.
     */
    discard: (): (() => void) => {
      const mine = { changedAt: new Date().toISOString(), revision, draft };
      rebase(saved);
      // Immediately, because the same click may also close the form.
      keepDraft(key, format, null);
      return () => putBackDraft(key, format, mine);
    },
    /** Whether this device has an unsaved draft, including one from an earlier opening of the form. */
    isKept: () => readDraft(key, format) !== null,
    /** Marks the draft as saved with this revision (null if there are no revisions); later changes stay unsaved. */
    settle: (sent: Draft, newRevision: number | null) => {
      update({ basis: sent, revision: newRevision, restoredAt: null });
      // The form may be unmounted by now, so update the stored draft directly.
      const stored = readDraft(key, format);
      if (stored)
        keepDraft(key, format, isSame(stored.draft, sent) ? null : { ...stored, revision: newRevision });
    },
    /** After sending: resets the form unless the draft has changed since. */
    startOver: (sent: Draft) => {
      if (isSame(form.getValues(), sent)) form.reset(saved);
      update({ restoredAt: null });
      // The form may be unmounted by now.
      const stored = readDraft(key, format);
      if (stored && isSame(stored.draft, sent)) keepDraft(key, format, null);
    },
    /** Deletes the stored draft after saving, even while the form is still rendered. */
    forget: () => {
      isDone.current = true;
      keepDraft(key, format, null);
    },
  };
}
