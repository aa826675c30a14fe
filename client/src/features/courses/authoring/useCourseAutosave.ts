import { useEffect, useEffectEvent, useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { savedBy } from '../../../forms/savedBy';
import { useKeptDraft } from '../../../forms/useKeptDraft';
import { useLeftForm } from '../../../forms/useLeftForm';
import { useSession } from '../../../lib/session';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { checkInfo, type CourseInfo, isSameInfo } from './courseDraft';
import { courseDraftKey, courseInfoFormat } from './storedDrafts';
import { useUpdateCourseMutation } from './useCourseAutosave.generated';

/** Debounce delay, in milliseconds. */
const DEBOUNCE_MS = 800;
/** Delay before a retry, in milliseconds. */
const RETRY_MS = 10_000;
const SAVE_FAILED = 'Failed to save course';

export type SaveState =
  | { kind: 'resting' }
  /** This version is being saved. */
  | { kind: 'saving'; words: CourseInfo }
  /** The server is unreachable or failed; a retry is scheduled. */
  | { kind: 'failed'; message: string }
  /** The server rejected this version. */
  | { kind: 'refused'; words: CourseInfo; message: string }
  /** Edit conflict: the other version is in the cache; saving pauses until the viewer chooses. */
  | { kind: 'editConflict'; message: string };

interface SavedCourse {
  courseId: string;
  saved: CourseInfo;
  savedRevision: number;
}

/**
 * Autosaves the fields of a course: debounced, one request at a time, always the latest version. Unsaved changes are
 * kept on this device.
 */
export function useCourseAutosave({ courseId, saved, savedRevision }: SavedCourse) {
  const session = useSession();
  const kept = useKeptDraft({
    key: courseDraftKey(session?.user.id ?? '', courseId),
    format: courseInfoFormat,
    saved,
    savedRevision,
    isSame: isSameInfo,
  });
  const { form, draft, isChanged } = kept;
  const { hasLeft, announceNotSaved } = useLeftForm({
    path: paths.editCourse(courseId),
    isKept: kept.isKept,
  });
  const [update] = useUpdateCourseMutation();
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  const checked = checkInfo(draft);
  const isOnItsWay = state.kind === 'saving' && isSameInfo(state.words, draft);
  const mayBeSent = (words: CourseInfo) =>
    checkInfo(words).ok &&
    state.kind !== 'saving' &&
    state.kind !== 'editConflict' &&
    !(state.kind === 'refused' && isSameInfo(state.words, words));
  const mayBeSaved = isChanged && mayBeSent(draft);

  async function send(words: CourseInfo, revision: number): Promise<void> {
    const input = checkInfo(words);
    if (!input.ok) return;
    setState({ kind: 'saving', words });
    const outcome = await outcomeOf(words, input.value, revision);
    if (hasLeft() && outcome.kind !== 'resting') announceNotSaved(words.title);
    setState(outcome);
  }

  async function outcomeOf(
    words: CourseInfo,
    input: Extract<ReturnType<typeof checkInfo>, { ok: true }>['value'],
    revision: number,
  ): Promise<SaveState> {
    try {
      const { data } = await update({ variables: { id: courseId, input, revision } });
      const result = data?.updateCourse;
      if (result?.__typename === 'CourseUpdated') {
        kept.settle(words, result.course.revision);
        return { kind: 'resting' };
      }
      if (result?.__typename === 'CourseEditConflict')
        return { kind: 'editConflict', message: savedBy(result.lastEdit) ?? result.message };
      return { kind: 'refused', words, message: result?.fields[0]?.message ?? SAVE_FAILED };
    } catch (error) {
      return { kind: 'failed', message: errorSentence(error, SAVE_FAILED) };
    }
  }

  const save = useEffectEvent(() => void send(draft, kept.revision ?? savedRevision));
  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(), state.kind === 'failed' ? RETRY_MS : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [mayBeSaved, draft, state.kind]);

  return {
    draft,
    change: (part: Partial<CourseInfo>) => form.setValues(part),
    isChanged,
    restoredAt: kept.restoredAt,
    problems: checked.ok ? [] : checked.fields,
    state,
    /** Flushes the debounce, if there are unsaved changes; those of the event that is being handled too. */
    saveNow: () => {
      const words = form.getValues();
      if (kept.hasNewChange() && mayBeSent(words)) void send(words, kept.revision ?? savedRevision);
    },
    keepMine: () => {
      kept.rebase(draft);
      void send(draft, savedRevision);
    },
    showSavedVersion: () => {
      kept.rebase(saved);
      setState({ kind: 'resting' });
      toastUndo('The form now shows the saved course', () => form.reset(draft));
    },
    /** null while exactly this version is being saved. */
    leaveQuestion: () => (isOnItsWay ? null : kept.leaveQuestion('the course')),
  };
}
