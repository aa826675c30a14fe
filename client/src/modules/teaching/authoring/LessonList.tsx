import { type CSSProperties, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { captionsOf, videoOf } from '#server/modules/courses/video.rules';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { classes } from '../../../ui/classes';
import draggable from '../../../ui/fields/DraggableRow.module.css';
import { SelectField } from '../../../ui/fields/Fields';
import { type DropEdge, placeAfterDrop, useDraggableRow } from '../../../ui/fields/useDraggableRow';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  DragIcon,
  EditIcon,
  ExternalIcon,
  TrashIcon,
} from '../../../ui/icons/ToolIcons';
import { announce } from '../../../ui/text/announce';
import { lineOf } from '../../../ui/theme/tokens';
import styles from './LessonList.module.css';

/** A lesson in the list, saved or not. */
interface ListedLesson {
  key: string;
  title: string;
  description: string;
  videoUrl: string | null;
  captionsUrl: string | null;
  /** The captions of a lesson that is not saved yet. */
  captionsText?: string;
  /** URL path of captions that a saved lesson stores as text. */
  captionsPath?: string | null;
  duration: string | null;
  /** The reading time of the notes; 0 without. */
  readingMinutes: number;
}

interface LessonListProps {
  lessons: readonly ListedLesson[];
  /** The course's category: the color of its line. */
  category: string;
  /** The lesson with this key is replaced by `editor`; null: none. */
  editedKey: string | null;
  editor: (lesson: ListedLesson, index: number) => ReactNode;
  onMove: (key: string, to: number) => void;
  onEdit: (key: string) => void;
  onDelete: (key: string, index: number) => void;
}

/** The lessons of a course, reordered by buttons, by drag and drop or by "Move to…". */
export function LessonList(props: LessonListProps) {
  const { lessons, category, editedKey, editor, onMove, onEdit, onDelete } = props;
  const keys = lessons.map(({ key }) => key);
  const titles = lessons.map(({ title }) => title);

  function move(key: string, to: number) {
    if (to < 0 || to >= lessons.length || keys[to] === key) return;
    onMove(key, to);
    announce(`Moved to place ${to + 1} of ${lessons.length}`);
  }

  return (
    <ol style={{ '--line': lineOf(category).variable } as CSSProperties}>
      {lessons.map((lesson, index) => (
        <li key={lesson.key} className={`wm-grid wm-relative wm-stop ${styles.stop}`}>
          <span
            className={`wm-bold wm-relative wm-line-1 wm-heading wm-center wm-sign ${styles.sign}`}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div className="wm-min-0">
            {lesson.key === editedKey ? (
              editor(lesson, index)
            ) : (
              <LessonRow
                lesson={lesson}
                index={index}
                titles={titles}
                onMove={(to) => move(lesson.key, to)}
                onEdit={() => onEdit(lesson.key)}
                onDelete={() => onDelete(lesson.key, index)}
                onDropped={(key, edge) => move(key, placeAfterDrop(keys, key, lesson.key, edge))}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LessonRowProps {
  lesson: ListedLesson;
  /** 0-based index. */
  index: number;
  /** All titles of the list, in order. */
  titles: readonly string[];
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
  onDropped: (key: string, edge: DropEdge) => void;
}

/** Id of a lesson's edit button, focused when its form closes. */
export const editButtonId = (key: string) => `edit-${key}`;

/** A lesson with its edit, delete and move buttons. */
function LessonRow({ lesson, index, titles, onMove, onEdit, onDelete, onDropped }: LessonRowProps) {
  const { key, title, description, videoUrl, captionsUrl, captionsText, captionsPath } = lesson;
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { isDragged, edge } = useDraggableRow({ row, handle, kind: 'lesson', key, onDropped });
  const titleId = useId();
  const [isMoving, setIsMoving] = useState(false);
  const video = videoOf(videoUrl);
  const isFirst = index === 0;
  const isLast = index === titles.length - 1;
  const facts = [
    lesson.duration || (!video && lesson.readingMinutes > 0 && `${lesson.readingMinutes} min`),
    video ? (video.kind === 'link' ? 'Link' : 'Video') : 'Reading',
    (captionsOf(captionsUrl) || captionsText || captionsPath) && 'Captions',
  ].filter(Boolean);

  function step({ currentTarget }: MouseEvent<HTMLElement>, to: number) {
    if (to < 0 || to >= titles.length) return;
    // A row that is moved in the DOM loses the focus.
    flushSync(() => onMove(to));
    currentTarget.focus();
  }

  return (
    <div
      ref={row}
      role="group"
      aria-labelledby={titleId}
      className={classes(
        'wm-surface wm-entry wm-gap-8 wm-gap-y-0 wm-pad-8-12 wm-relative',
        isDragged && draggable.dragged,
        edge && draggable[edge],
      )}
    >
      <span
        ref={handle}
        className={`wm-center wm-muted ${draggable.handle}`}
        title="Drag to move"
        aria-hidden="true"
      >
        <DragIcon />
      </span>
      <div className="wm-anywhere wm-pad-y-8">
        <h3 id={titleId} className="wm-font-17 wm-line-14">
          <span className="wm-visually-hidden">{`Lesson ${index + 1}: `}</span>
          {title}
        </h3>
        <p className="wm-muted wm-small">{facts.join(' · ')}</p>
        {description && <p className="wm-clamp-2 wm-muted wm-small">{description}</p>}
      </div>
      <div className={`wm-cluster wm-justify-end ${draggable.actions} ${styles.actions}`}>
        {video && (
          <a
            href={video.kind === 'youtube' ? video.watchUrl : video.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`wm-link wm-small wm-inline-row wm-gap-4 ${styles.video}`}
          >
            View Video
            <span className="wm-visually-hidden"> of {title}, opens in a new tab</span>{' '}
            <ExternalIcon size={14} />
          </a>
        )}
        <IconButton
          label={`Move up: ${title}`}
          aria-disabled={isFirst || undefined}
          onClick={(event: MouseEvent<HTMLElement>) => step(event, index - 1)}
        >
          <ArrowUpIcon size={18} />
        </IconButton>
        <IconButton
          label={`Move down: ${title}`}
          aria-disabled={isLast || undefined}
          onClick={(event: MouseEvent<HTMLElement>) => step(event, index + 1)}
        >
          <ArrowDownIcon size={18} />
        </IconButton>
        {titles.length > 2 && (
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setIsMoving(true)}>
            Move to…<span className="wm-visually-hidden"> {title}</span>
          </Button>
        )}
        <IconButton id={editButtonId(key)} label={`Edit: ${title}`} onClick={onEdit}>
          <EditIcon size={18} />
        </IconButton>
        <IconButton label={`Delete: ${title}`} onClick={onDelete}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
      {isMoving && (
        <MoveLessonDialog
          title={title}
          index={index}
          titles={titles}
          onMove={onMove}
          onClose={() => setIsMoving(false)}
        />
      )}
    </div>
  );
}

interface MoveLessonDialogProps {
  title: string;
  /** The lesson's current 0-based index. */
  index: number;
  titles: readonly string[];
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Moves a lesson to any position in one step. */
function MoveLessonDialog({ title, index, titles, onMove, onClose }: MoveLessonDialogProps) {
  const others = titles.toSpliced(index, 1);
  const checked = useCheckedForm({
    initial: { place: String(index) },
    send: async ({ place }) => {
      // Move before closing, so that the focus returns to the button at its new position.
      if (Number(place) !== index) flushSync(() => onMove(Number(place)));
      onClose();
      return { ok: true };
    },
  });
  return (
    <FormDialog title={`Move “${title}”`} label="Move" checked={checked} submit="Move" onClose={onClose}>
      <SelectField {...checked.field('place')} label="New place">
        {titles.map((_, place) => (
          <option key={place} value={place}>
            {place === 0 ? '1. First' : `${place + 1}. After ${others[place - 1]}`}
            {place === index ? ' (now)' : ''}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
