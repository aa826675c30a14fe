import { useMemo } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonBlock } from '../../../ui/states/Skeleton';
import { lessonDraftOf } from './courseDraft';
import { EditLessonForm } from './EditLessonForm';
import { useLessonEditorQuery } from './LessonEditor.generated';

interface LessonEditorProps {
  courseId: string;
  lessonId: string;
  /** Position, starting at 1. */
  number: number;
  onClose: () => void;
  onReopen: () => void;
}

/** Loads a lesson with its notes, which the list leaves out, and shows its form. */
export function LessonEditor({ courseId, lessonId, number, onClose, onReopen }: LessonEditorProps) {
  const { data, error, refetch } = useLessonEditorQuery({
    variables: { id: lessonId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const lesson = data?.lesson;
  const saved = useMemo(() => lesson && lessonDraftOf(lesson), [lesson]);
  return (
    <Card component="section" aria-label={`Lesson ${number}`}>
      {lesson && saved ? (
        <EditLessonForm
          courseId={courseId}
          lessonId={lessonId}
          saved={saved}
          savedRevision={lesson.revision}
          onClose={onClose}
          onReopen={onReopen}
        />
      ) : error || data ? (
        <ErrorState
          level={3}
          title="The lesson couldn’t be loaded"
          message={errorSentence(error, 'It may have been deleted in the meantime.')}
          onRetry={() => void refetch()}
          action={
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          }
        />
      ) : (
        <LoadingState text="Loading lesson...">
          <SkeletonBlock height={320} />
        </LoadingState>
      )}
    </Card>
  );
}
