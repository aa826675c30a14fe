import { type KeyboardEvent, useState } from 'react';
import * as z from 'zod/mini';
import { personalNoteRules } from '#server/modules/learning/notes/note.rules';
import { check, type FieldProblem } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import type { PersonalNoteInput } from '../../../apollo/__generated__/types';
import { cancelForm } from '../../../forms/cancelForm';
import { EditConflict } from '../../../forms/EditConflict';
import { DraftNotes } from '../../../forms/EditorNotes';
import type { FormOutcome } from '../../../forms/formOutcome';
import { savedBy } from '../../../lib/saveOutcome';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptForm } from '../../../forms/useCheckedForm';
import { formatClockTime } from '../../../lib/format';
import { useSession } from '../../../lib/session';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { FormError, TextArea } from '../../../ui/fields/Fields';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { toast, toastUndo } from '../../../ui/overlays/toast';
import {
  useCreatePersonalNoteMutation,
  useUpdatePersonalNoteMutation,
} from './__generated__/NoteForm.generated';
import styles from './NoteForm.module.css';

/** The video beside the notes. */
export interface NotePlayer {
  /** The time of the video in seconds; null if it is unknown, such as before the video was started. */
  currentTime(): number | null;
  seek(seconds: number): void;
}

interface NoteDraft {
  /** The note's id, chosen when its first character is typed, so that a note is not saved twice; '' before. */
  id: string;
  text: string;
  /** Second of the video; null: none. */
  seconds: number | null;
}

const BLANK_NOTE: NoteDraft = { id: '', text: '', seconds: null };

/** Storage key of an account's draft; `noteId` is null for a new note on the lesson. */
export function noteDraftKey(accountId: string, lessonId: string, noteId: string | null): DraftKey {
  return `noteDraft:${accountId}:${noteId ?? `new:${lessonId}`}`;
}

export const noteDraftFormat: DraftFormat<NoteDraft> = {
  version: 1,
  schema: z.object({ id: z.string(), text: z.string(), seconds: z.nullable(z.int()) }),
};

/** Whether both have the same content; the time of a blank note does not matter. */
function isSameNote(one: NoteDraft, other: NoteDraft): boolean {
  const [text, otherText] = [one.text.trim(), other.text.trim()];
  return text === otherText && (text === '' || one.seconds === other.seconds);
}

/** Result of saving a note; never an exception. */
type NoteOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; message?: string; fields?: readonly FieldProblem[] }
  /** The other version is in the cache. */
  | { kind: 'editConflict'; message: string };

const NOT_SAVED = 'Your note wasn’t saved. It is kept on this device. Try again.';

/** The server's result without the types it has in common. */
interface Result {
  __typename: string;
  message?: string;
  fields?: readonly FieldProblem[];
  note?: { id: string; updatedAt?: string };
}

function outcomeOf(result: Result | undefined): NoteOutcome {
  if (result?.__typename === 'PersonalNoteSaved') return { kind: 'saved' };
  if (result?.__typename === 'InvalidInput') return { kind: 'refused', fields: result.fields };
  const message = result?.message ?? NOT_SAVED;
  if (result?.__typename !== 'PersonalNoteEditConflict') return { kind: 'refused', message };
  const at = result.note?.updatedAt;
  const edit = at === undefined ? null : { name: null, at, isOwn: true };
  return { kind: 'editConflict', message: savedBy(edit) ?? message };
}

/** Saves new and edited notes. */
function useSaveNote() {
  const [create] = useCreatePersonalNoteMutation();
  const [update] = useUpdatePersonalNoteMutation();

  const outcomeOrError = (save: () => Promise<Result | undefined>): Promise<NoteOutcome> =>
    attempt(
      async () => outcomeOf(await save()),
      NOT_SAVED,
      (message) => ({ kind: 'refused', message }),
    );

  return {
    /** Repeating it with the same id saves the note once. */
    create: (id: string, lessonId: string, input: PersonalNoteInput) =>
      outcomeOrError(
        async () => (await create({ variables: { id, lessonId, input } })).data?.createPersonalNote,
      ),
    update: (id: string, input: PersonalNoteInput, revision: number) =>
      outcomeOrError(
        async () => (await update({ variables: { id, input, revision } })).data?.updatePersonalNote,
      ),
  };
}

interface NoteContent {
  text: string;
  seconds: number | null;
}

interface NoteFormProps {
  lessonId: string;
  /** The note to edit; null for a new one. */
  note: (NoteContent & { id: string; revision: number }) | null;
  /** Null for a lesson without a video that reports its time. */
  player: NotePlayer | null;
  /** Called after saving. */
  onSaved?: () => void;
  /** Called by the Cancel button, which is there only with it. */
  onCancel?: () => void;
  /** Opens the form again when discarding its changes is undone. */
  onReopen?: () => void;
}

const draftOf = ({ id, text, seconds }: NoteContent & { id: string }): NoteDraft => ({ id, text, seconds });
const shownOf = ({ text, seconds }: NoteContent) => ({
  text,
  time: seconds === null ? '' : formatClockTime(seconds),
});
const checkNote = ({ text, seconds }: NoteDraft) => check(personalNoteRules, { text, seconds });

/** A note's form. What is typed is kept on this device until it is saved. */
export function NoteForm({ lessonId, note, player, onSaved, onCancel, onReopen }: NoteFormProps) {
  const accountId = useSession()?.user.id ?? '';
  const { create, update } = useSaveNote();
  const [conflict, setConflict] = useState<string | null>(null);
  const savedRevision = note?.revision ?? null;
  const { form, field, values, set, errors, sending, kept } = useKeptForm<NoteDraft, NoteContent>({
    key: noteDraftKey(accountId, lessonId, note?.id ?? null),
    format: noteDraftFormat,
    saved: note ? draftOf(note) : BLANK_NOTE,
    savedRevision,
    isSame: isSameNote,
    check: checkNote,
    send: (input): Promise<FormOutcome> => save(input, kept.revision ?? savedRevision),
  });

  async function save(input: NoteContent, revision: number | null): Promise<FormOutcome> {
    setConflict(null);
    const { id } = kept.form.getValues();
    const outcome = revision === null ? await create(id, lessonId, input) : await update(id, input, revision);
    if (outcome.kind === 'refused') return { ok: false, message: outcome.message, fields: outcome.fields };
    if (outcome.kind === 'editConflict') {
      setConflict(outcome.message);
      return { ok: false };
    }
    if (note) kept.forget();
    // Text typed while saving stays.
    else kept.startOver({ id, ...input });
    onSaved?.();
    return { ok: true };
  }

  /** Saves the draft over the version of another window, which is in the cache by now. */
  async function overwrite() {
    const checked = checkNote(kept.draft);
    kept.rebase(kept.draft);
    if (!checked.ok) return setConflict(null);
    const outcome = await save(checked.value, savedRevision);
    if (!outcome.ok && outcome.message) toast.error(outcome.message);
  }

  function showSaved(saved: NoteContent & { id: string }) {
    const mine = kept.draft;
    kept.rebase(draftOf(saved));
    setConflict(null);
    toastUndo('The form now shows the saved note', () => kept.form.reset(mine));
  }

  const text = field('text');

  /** Whole seconds; null without a player that knows its time. */
  const currentSecond = () => {
    const now = player?.currentTime() ?? null;
    return now === null ? null : Math.floor(now);
  };

  function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  const cancel = () => cancelForm(kept, { onClose: onCancel, onReopen });

  return (
    <form {...form} aria-label={note ? 'Edit note' : 'New note'}>
      <Stack gap={12}>
        <DraftNotes draft={kept} notYet="not saved" />
        <FormError errors={errors} />
        <TextArea
          {...text}
          label={note ? 'Note' : 'New note'}
          hint="Only you can read your notes. Markdown works, such as **bold** and - lists."
          rows={4}
          onChange={(event) => {
            // A note is about the moment at which its author began to write.
            if (!note && values.text.trim() === '')
              set({ id: values.id || crypto.randomUUID(), seconds: currentSecond() });
            text.onChange(event);
          }}
          onKeyDown={submitOnEnter}
        />
        {(values.seconds !== null || player?.currentTime() != null) && (
          <Cluster gap={8} className={`wm-muted wm-small ${styles.time}`}>
            {values.seconds !== null && (
              <>
                <span>
                  At <span className="wm-digits">{formatClockTime(values.seconds)}</span>
                </span>
                <Button variant="quiet" size="sm" onClick={() => set({ seconds: null })}>
                  Remove the time
                </Button>
              </>
            )}
            {player?.currentTime() != null && (
              <Button variant="quiet" size="sm" onClick={() => set({ seconds: currentSecond() })}>
                Use the video’s current time
              </Button>
            )}
          </Cluster>
        )}
        {conflict && note && (
          <EditConflict
            message={conflict}
            saved={shownOf(note)}
            draft={shownOf(kept.draft)}
            words={{ text: { label: 'Note' } }}
            onKeepMine={() => void overwrite()}
            onUseSaved={() => showSaved(note)}
          />
        )}
        <Cluster>
          <Button type="submit" size="sm" loading={sending} loadingText="Saving...">
            Save note
          </Button>
          {onCancel && (
            <Button variant="quiet" size="sm" onClick={cancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
