import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { personalNoteRules } from '#server/modules/learning/notes/note.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { cancelForm } from '../../../forms/cancelForm';
import { EditConflict } from '../../../forms/EditConflict';
import { DraftNotes } from '../../../forms/EditorNotes';
import type { Edit, FormOutcome } from '../../../lib/formOutcome';
import { type DraftFormat, readDraft } from '../../../forms/storedDraft';
import { useKeptForm } from '../../../forms/useCheckedForm';
import { formatClockTime, formatDateTime } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { savedBy } from '../../../lib/savedBy';
import { useSession } from '../../../lib/session';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { FormError, TextArea } from '../../../ui/fields/Fields';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { EditIcon, PlayIcon, TrashIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { toast, toastUndo } from '../../../ui/overlays/toast';
import type { PlayerHandle } from '../../courses/player/PlayerLink';
import {
  CreatePersonalNoteDocument,
  type NoteItemFragment,
  UpdatePersonalNoteDocument,
} from './__generated__/notes.generated';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

interface NoteItemProps {
  note: NoteItemFragment;
  /** The video beside the notes, if there is one; otherwise the time is a link to the lesson. */
  player: PlayerHandle | null;
  onDelete: (id: string) => void;
  /** Shown before the time, such as a checkbox. */
  choice?: ReactNode;
}

/** A note with its time, edited in place. An edit that was not saved is open again. */
export function NoteItem({ note, player, onDelete, choice }: NoteItemProps) {
  const { id, lessonId, lessonTitle, text, createdAt, updatedAt } = note;
  const accountId = useSession()?.user.id ?? '';
  const [isEditing, setEditing] = useState(
    () => readDraft(noteDraftKey(accountId, lessonId, id), noteDraftFormat) !== null,
  );
  const article = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  /** The note and its form replace each other, so the focus is moved along. */
  function edit() {
    flushSync(() => setEditing(true));
    focusFirstField(article.current);
  }
  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  if (isEditing)
    return (
      <article ref={article} className="wm-surface wm-stack wm-gap-8 wm-pad-12-16">
        <NoteForm
          lessonId={lessonId}
          note={note}
          player={player}
          onSaved={close}
          onCancel={close}
          onReopen={edit}
        />
      </article>
    );
  const name = `${lessonTitle}, ${formatDateTime(createdAt)}`;
  return (
    <article ref={article} className="wm-surface wm-stack wm-gap-8 wm-pad-12-16">
      {(choice || note.seconds !== null) && (
        <div className="wm-row wm-justify-space-between wm-gap-8 wm-muted wm-small">
          {choice}
          <NoteTime note={note} player={player} />
        </div>
      )}
      <Suspense fallback={<p className="wm-typed">{text}</p>}>
        <Markdown className="wm-anywhere">{text}</Markdown>
      </Suspense>
      <div className="wm-row wm-justify-space-between wm-gap-8 wm-muted wm-small">
        <span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {updatedAt !== createdAt && ' · edited'}
        </span>
        <span className="wm-row wm-align-stretch">
          <IconButton ref={editButton} label={`Edit note: ${name}`} size="sm" onClick={edit}>
            <EditIcon size={16} />
          </IconButton>
          <IconButton label={`Delete note: ${name}`} size="sm" onClick={() => onDelete(id)}>
            <TrashIcon size={16} />
          </IconButton>
        </span>
      </div>
    </article>
  );
}

function NoteTime({ note, player }: { note: NoteItemFragment; player: PlayerHandle | null }) {
  const { seconds } = note;
  if (seconds === null) return null;
  const time = <span className="wm-digits">{formatClockTime(seconds)}</span>;
  if (player)
    return (
      <Button
        variant="quiet"
        size="sm"
        iconStart={<PlayIcon size={14} />}
        aria-label={`Go to ${formatClockTime(seconds)} in the video`}
        onClick={() => player.seek(seconds)}
      >
        {time}
      </Button>
    );
  if (!note.canOpenLesson) return time;
  return (
    <Link
      to={paths.courseAtSecond(note.courseId, note.lessonId, seconds)}
      aria-label={`Open the lesson at ${formatClockTime(seconds)}`}
      className="wm-link"
    >
      {time}
    </Link>
  );
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
function noteDraftKey(accountId: string, lessonId: string, noteId: string | null): DraftKey {
  return `noteDraft:${accountId}:${noteId ?? `new:${lessonId}`}`;
}

const noteDraftFormat: DraftFormat<NoteDraft> = {
  version: 1,
  schema: z.object({ id: z.string(), text: z.string(), seconds: z.nullable(z.int()) }),
};

/** Whether both have the same content; the time of a blank note does not matter. */
function isSameNote(one: NoteDraft, other: NoteDraft): boolean {
  const [text, otherText] = [one.text.trim(), other.text.trim()];
  return text === otherText && (text === '' || one.seconds === other.seconds);
}

const NOT_SAVED = 'Your note wasn’t saved. It is kept on this device. Try again.';

interface NoteContent {
  text: string;
  seconds: number | null;
}

interface NoteFormProps {
  lessonId: string;
  /** The note to edit; null for a new one. */
  note: NoteItemFragment | null;
  /** The lesson's video; null outside the lesson. */
  player: PlayerHandle | null;
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
  // Repeating it with the same id saves the note once.
  const create = useFormAction(CreatePersonalNoteDocument, {
    variables: ({ input }: Edit<NoteContent>) => ({ id: kept.form.getValues().id, lessonId, input }),
    failed: NOT_SAVED,
  });
  const update = useFormAction(UpdatePersonalNoteDocument, {
    variables: (edit: Edit<NoteContent>) => ({ id: kept.form.getValues().id, ...edit }),
    failed: NOT_SAVED,
  });
  /** Whether another window has saved the note, whose version is in the cache by now. */
  const [hasConflict, setConflict] = useState(false);
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
    setConflict(false);
    const { id } = kept.form.getValues();
    const outcome = await (note ? update : create)({ input, revision: revision ?? 0 });
    if (!outcome.ok) {
      setConflict(outcome.isConflict ?? false);
      return outcome.isConflict ? { ok: false } : outcome;
    }
    if (note) kept.forget();
    // Text typed while saving stays.
    else kept.startOver({ id, ...input });
    onSaved?.();
    return { ok: true };
  }

  /** Saves the draft over the version of another window. */
  async function overwrite() {
    const checked = checkNote(kept.draft);
    kept.rebase(kept.draft);
    if (!checked.ok) return setConflict(false);
    const outcome = await save(checked.value, savedRevision);
    const problem = outcome.ok ? undefined : (outcome.fields?.[0]?.message ?? outcome.message);
    if (problem) toast.error(problem);
  }

  function showSaved(saved: NoteContent & { id: string }) {
    const mine = kept.draft;
    kept.rebase(draftOf(saved));
    setConflict(false);
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
          <Cluster gap={8} className="wm-muted wm-small">
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
        {hasConflict && note && (
          <EditConflict
            message={savedBy({ name: null, at: note.updatedAt, isOwn: true })!}
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
