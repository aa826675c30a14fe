import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { savedBy } from '../../forms/savedBy';
import type { PersonalNoteInput } from '../../apollo/generated/types';
import { useCreatePersonalNoteMutation, useUpdatePersonalNoteMutation } from './useSaveNote.generated';

/** Result of saving a note; never an exception. */
export type NoteOutcome =
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
export function useSaveNote() {
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
