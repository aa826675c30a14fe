import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Section, Stack } from '../../../ui/layout/Layout';
import { useHasLeft } from '../../../forms/useLeftForm';
import { LessonEditor } from './LessonEditor';
import { LessonList } from './LessonList';
import { type ManagedLessonsFragment, useManagedLessonsFragment } from './LessonManager.generated';
import { editButtonId } from './LessonRow';
import { NewLessonForm } from './NewLessonForm';
import { useDeleteLesson, useLessonOrder } from './useLessonChanges';

/** Adds, edits, deletes and reorders the lessons of a saved course. The URL contains the one being edited. */
export function LessonManager({ course }: { course: FragmentType<ManagedLessonsFragment> }) {
  const { data, complete } = useManagedLessonsFragment(course);
  return complete ? <ManagedLessons course={data} /> : null;
}

function ManagedLessons({ course }: { course: ManagedLessonsFragment }) {
  const { id: courseId, category, lessons } = course;
  const [params, setParams] = useAddressParams();
  const newLessonId = useId();
  const hasLeft = useHasLeft();
  const { order, move } = useLessonOrder(
    courseId,
    lessons.map(({ id }) => id),
  );
  const deleteLesson = useDeleteLesson(courseId);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const listed = order.map((id) => ({ ...byId.get(id)!, key: id }));

  function edit(lessonId: string | null) {
    setParams({ lesson: lessonId }, { replace: true });
  }

  function closeEditor(lessonId: string) {
    edit(null);
    // The row with the button is rendered after the URL changes.
    requestAnimationFrame(() => document.getElementById(editButtonId(lessonId))?.focus());
  }

  async function remove(lessonId: string, index: number) {
    const next = listed[index + 1] ?? listed[index - 1];
    if (!(await deleteLesson(lessonId, byId.get(lessonId)?.title ?? ''))) return;
    const focusId = next ? editButtonId(next.key) : `${newLessonId}-title`;
    requestAnimationFrame(() => document.getElementById(focusId)?.focus());
  }

  return (
    <Stack gap={24}>
      {listed.length === 0 ? (
        <EmptyState title="No Lessons Yet" text="Add the first lesson below." />
      ) : (
        <Section title={formatCount(listed.length, 'lesson')}>
          <LessonList
            lessons={listed}
            category={category}
            editedKey={params.get('lesson')}
            onMove={move}
            onEdit={edit}
            onDelete={(lessonId, index) => void remove(lessonId, index)}
            editor={({ key }, index) => (
              <LessonEditor
                key={key}
                courseId={courseId}
                lessonId={key}
                number={index + 1}
                onClose={() => closeEditor(key)}
                onReopen={() => {
                  if (!hasLeft()) edit(key);
                }}
              />
            )}
          />
        </Section>
      )}
      <NewLessonForm courseId={courseId} idPrefix={newLessonId} />
    </Stack>
  );
}
