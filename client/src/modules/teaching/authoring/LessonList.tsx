import type { CSSProperties, ReactNode } from 'react';
import { announce } from '../../../ui/text/announce';
import { lineOf } from '../../../ui/theme/tokens';
import { placeAfterDrop } from '../../../ui/fields/useDraggableRow';
import styles from './LessonList.module.css';
import { type ListedLesson, LessonRow } from './LessonRow';

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
    <ol className={styles.list} style={{ '--line': lineOf(category).variable } as CSSProperties}>
      {lessons.map((lesson, index) => (
        <li key={lesson.key} className={`wm-grid wm-relative ${styles.stop}`}>
          <span
            className={`wm-bold wm-relative wm-line-1 wm-heading wm-center ${styles.sign}`}
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
