import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { useLeftForm } from '../teaching/useLeftForm';
import { checkInfo, type CourseInfo, isSameInfo } from './courseDraft';
import { courseDraftKey, courseInfoFormat } from './storedDrafts';
import { useUpdateCourseMutation } from './useCourseAutosave.generated';

/** How long nobody has typed before what is written is saved, in milliseconds. */
const DEBOUNCE_MS = 800;
/** How long after a failure it is tried again. */
const RETRY_MS = 10_000;
const SAVE_FAILED = 'Failed to save course';

export type SaveState =
  | { kind: 'resting' }
  /** These words are on their way. */
  | { kind: 'saving'; words: CourseInfo }
  /** The server could not be asked, or could not answer; it is tried again. */
  | { kind: 'failed'; message: string }
  /** These words were refused; others may not be. */
  | { kind: 'refused'; words: CourseInfo; message: string }
  /** Somebody else saved it meanwhile; theirs is in the cache now, and nothing is saved before the person has said whose stays. */
  | { kind: 'editedElsewhere'; message: string };

interface SavedCourse {
  courseId: string;
  saved: CourseInfo;
  savedRevision: number;
}

/**
 * The fields of a course, saved by themselves: after a pause in typing, one save at a time, always the newest words. Until
 * the server has them they are kept on this device.
 */
export function useCourseAutosave({ courseId, saved, savedRevision }: SavedCourse) {
  const session = useSession();
  const form = useKeptDraft({
    key: courseDraftKey(session?.user.id ?? '', courseId),
    format: courseInfoFormat,
    saved,
    savedRevision,
    isSame: isSameInfo,
  });
  const { draft, isChanged, leaveQuestion } = form;
  const { hasLeft, sayNotSaved } = useLeftForm({ path: paths.editCourse(courseId), isKept: form.isKept });
  const [update] = useUpdateCourseMutation();
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  const checked = checkInfo(draft);
  const isOnItsWay = state.kind === 'saving' && isSameInfo(state.words, draft);
  const mayBeSaved =
    isChanged &&
    checked.ok &&
    state.kind !== 'saving' &&
    state.kind !== 'editedElsewhere' &&
    !(state.kind === 'refused' && isSameInfo(state.words, draft));

  async function send(words: CourseInfo, revision: number): Promise<void> {
    const input = checkInfo(words);
    if (!input.ok) return;
    setState({ kind: 'saving', words });
    const outcome = await outcomeOf(words, input.value, revision);
    if (hasLeft() && outcome.kind !== 'resting') sayNotSaved(words.title);
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
        form.settle(words, result.course.revision);
        return { kind: 'resting' };
      }
      if (result?.__typename === 'CourseEditedElsewhere')
        return { kind: 'editedElsewhere', message: result.message };
      return { kind: 'refused', words, message: result?.fields[0]?.message ?? SAVE_FAILED };
    } catch (error) {
      return { kind: 'failed', message: errorSentence(error, SAVE_FAILED) };
    }
  }

  const save = useEffectEvent(() => void send(draft, form.revision ?? savedRevision));
  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(), state.kind === 'failed' ? RETRY_MS : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [mayBeSaved, draft, state.kind]);

  return {
    draft,
    change: (part: Partial<CourseInfo>) => form.setDraft((now) => ({ ...now, ...part })),
    isChanged,
    restoredAt: form.restoredAt,
    problems: checked.ok ? [] : checked.fields,
    state,
    /** Saves without waiting for the pause, when there is something to save. */
    saveNow: () => {
      if (mayBeSaved) void send(draft, form.revision ?? savedRevision);
    },
    keepMine: () => {
      form.rebase(saved, savedRevision, draft);
      void send(draft, savedRevision);
    },
    /** Shows what is saved; returns what brings the present words back. */
    showSavedVersion: (): (() => void) => {
      const mine = draft;
      form.rebase(saved, savedRevision, saved);
      setState({ kind: 'resting' });
      return () => form.setDraft(mine);
    },
    /** Asks unless these very words are on their way. */
    leaveQuestion: useCallback(
      () => (isOnItsWay ? null : leaveQuestion('the course')),
      [leaveQuestion, isOnItsWay],
    ),
  };
}
