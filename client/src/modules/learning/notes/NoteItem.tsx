import { withFragment } from '../../../apollo/fragments';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { readDraft } from '../../../forms/storedDraft';
import { formatDateTime, formatClockTime } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { EditIcon, PlayIcon, TrashIcon } from '../../../ui/icons/ToolIcons';
import { NoteForm, type NotePlayer, noteDraftFormat, noteDraftKey } from './NoteForm';
import { type NoteItemFragment, useNoteItemFragment } from './__generated__/NoteItem.generated';
import styles from './NoteItem.module.css';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

interface NoteItemProps {
  note: NoteItemFragment;
  /** The video beside the notes, if there is one; otherwise the time is a link to the lesson. */
  player: NotePlayer | null;
  onDelete: (id: string) => void;
  /** Shown before the time, such as a checkbox. */
  choice?: ReactNode;
}

/** A note with its time, edited in place. An edit that was not saved is open again. */
export const NoteItem = withFragment('note', useNoteItemFragment, NoteItemView);

function NoteItemView({ note, player, onDelete, choice }: NoteItemProps) {
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
        <div className={styles.head}>
          {choice}
          <NoteTime note={note} player={player} />
        </div>
      )}
      <Suspense fallback={<p className="wm-typed">{text}</p>}>
        <Markdown className={styles.text}>{text}</Markdown>
      </Suspense>
      <div className={styles.foot}>
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

function NoteTime({ note, player }: { note: NoteItemFragment; player: NotePlayer | null }) {
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
