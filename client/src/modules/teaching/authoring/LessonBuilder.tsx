import { type KeyboardEvent, useId, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { LESSONS_MAX } from '#server/modules/teaching/authoring/course-form.rules';
import type { FieldProblem } from '#server/platform/validation.rules';
import { formatCount } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FieldError } from '../../../ui/fields/Field';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { readingMinutes } from '../../courses/lessons/readingTime';
import {
  BLANK_LESSON,
  checkLesson,
  type CourseDraft,
  isBlankLesson,
  type LessonDraft,
  newLesson,
  type NewLesson,
} from './courseDraft';
import { LessonFields } from './LessonFields';
import { LessonList } from './LessonList';
import { editButtonId } from './LessonRow';

interface LessonBuilderProps {
  draft: CourseDraft;
  onChange: (change: (draft: CourseDraft) => CourseDraft) => void;
  /** Errors, with paths such as `lessons.0.title`; `nextLesson` is the one being typed. */
  problems: readonly FieldProblem[];
  /** The id of a field of the lesson being typed. */
  nextIdOf: (field: keyof LessonDraft) => string;
}

/** The lessons of a new course; sent together with the course. */
export function LessonBuilder({ draft, onChange, problems, nextIdOf }: LessonBuilderProps) {
  const { lessons, nextLesson } = draft;
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [wasAdded, setWasAdded] = useState(false);
  /** The key of the fields, so that nothing of one lesson stays in them for the next. */
  const [lessonNumber, countLesson] = useReducer((count: number) => count + 1, 1);
  const id = useId();
  const checked = checkLesson(nextLesson);
  const nextProblems = wasAdded && !checked.ok ? checked.fields : [];
  const unfinished = problems.find(({ path }) => path === 'nextLesson');

  const setLessons = (change: (lessons: readonly NewLesson[]) => readonly NewLesson[]) =>
    onChange((now) => ({ ...now, lessons: change(now.lessons) }));

  function begin() {
    flushSync(countLesson);
    document.getElementById(nextIdOf('title'))?.focus();
  }

  function add() {
    const lacking = !nextLesson.title.trim()
      ? 'title'
      : !nextLesson.videoUrl.trim() && !nextLesson.notes.trim()
        ? 'videoUrl'
        : null;
    // No error message (specification, section 5): only focus the missing field.
    if (lacking) return document.getElementById(nextIdOf(lacking))?.focus();
    setWasAdded(!checked.ok);
    if (!checked.ok || lessons.length >= LESSONS_MAX) return;
    onChange((now) => ({
      ...now,
      lessons: [...now.lessons, newLesson(nextLesson)],
      nextLesson: BLANK_LESSON,
    }));
    announce(`Lesson ${lessons.length + 1} added: ${nextLesson.title.trim()}`);
    begin();
  }

  function clear() {
    const mine = nextLesson;
    setWasAdded(false);
    onChange((now) => ({ ...now, nextLesson: BLANK_LESSON }));
    begin();
    toastUndo('Lesson cleared', () => onChange((now) => ({ ...now, nextLesson: mine })));
  }

  function remove(key: string, index: number) {
    const removed = lessons.find((lesson) => lesson.key === key);
    if (!removed) return;
    const next = lessons[index + 1] ?? lessons[index - 1];
    flushSync(() => setLessons((now) => now.filter((lesson) => lesson.key !== key)));
    document.getElementById(next ? editButtonId(next.key) : nextIdOf('title'))?.focus();
    toast.info(`Lesson “${removed.title}” deleted`, {
      durationMs: 10_000,
      action: {
        label: 'Undo',
        onClick: () =>
          setLessons((now) =>
            now.some((lesson) => lesson.key === key) ? now : now.toSpliced(index, 0, removed),
          ),
      },
    });
  }

  function move(key: string, to: number) {
    setLessons((now) => {
      const moved = now.find((lesson) => lesson.key === key);
      return moved ? now.filter((lesson) => lesson !== moved).toSpliced(to, 0, moved) : now;
    });
  }

  function edit(key: string) {
    flushSync(() => setEditedKey(key));
    document.getElementById(`${id}-${key}-title`)?.focus();
  }

  function closeEditor(key: string) {
    flushSync(() => setEditedKey(null));
    document.getElementById(editButtonId(key))?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack gap={24}>
      {lessons.length > 0 && (
        <Section title={formatCount(lessons.length, 'lesson')}>
          <LessonList
            lessons={lessons.map((lesson) => ({ ...lesson, readingMinutes: readingMinutes(lesson.notes) }))}
            category={draft.category}
            editedKey={editedKey}
            onMove={move}
            onEdit={edit}
            onDelete={remove}
            editor={({ key }, index) => (
              <Card component="section" aria-label={`Lesson ${index + 1}`}>
                <Stack gap={16}>
                  <LessonFields
                    courseId={null}
                    lesson={lessons[index]!}
                    idOf={(field) => `${id}-${key}-${field}`}
                    problems={problemsOf(lessons[index]!)}
                    onChange={(part) =>
                      setLessons((now) =>
                        now.map((lesson) => (lesson.key === key ? { ...lesson, ...part } : lesson)),
                      )
                    }
                  />
                  <Cluster justify="end">
                    <Button variant="secondary" onClick={() => closeEditor(key)}>
                      Done
                    </Button>
                  </Cluster>
                </Stack>
              </Card>
            )}
          />
        </Section>
      )}
      <Section title={lessons.length === 0 ? 'First lesson' : 'Next lesson'}>
        <Card padding="lg" onKeyDown={addOnEnter}>
          <Stack gap={16}>
            {unfinished && <FieldError>{unfinished.message}</FieldError>}
            <LessonFields
              key={lessonNumber}
              courseId={null}
              lesson={nextLesson}
              idOf={nextIdOf}
              problems={nextProblems}
              onChange={(part) => onChange((now) => ({ ...now, nextLesson: { ...now.nextLesson, ...part } }))}
            />
            <Cluster justify="end">
              {!isBlankLesson(nextLesson) && (
                <Button variant="quiet" onClick={clear}>
                  Clear
                </Button>
              )}
              <Button variant="secondary" iconStart={<PlusIcon size={18} />} onClick={add}>
                Add Lesson
              </Button>
            </Cluster>
          </Stack>
        </Card>
      </Section>
    </Stack>
  );
}

function problemsOf(lesson: LessonDraft): readonly FieldProblem[] {
  const checked = checkLesson(lesson);
  return checked.ok ? [] : checked.fields;
}
