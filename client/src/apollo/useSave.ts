import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldProblem } from '#server/platform/validation.rules';
import { type LastEdit, refusedAsWhole, savedBy, type SaveOutcome } from '../lib/saveOutcome';
import { attempt } from './attempt';
import { isUserError, type Success } from './useAction';

interface Save<Data, Variables extends OperationVariables, Input> extends Omit<
  useMutation.Options<Data, Variables>,
  'variables'
> {
  /** The mutation's variables; `revision` is the one the draft is based on, 0 for a new item. */
  variables: (input: Input, revision: number) => Variables;
  /** Called when it was saved; a number that it returns is the new revision, for a form that stays open. */
  done?: (result: Success<Data>) => unknown;
  /** The message if it fails and the server gives no reason. */
  failed: string;
  /** The outcome if the request fails, for the sentence to show. */
  onFailure?: (sentence: string, error: unknown) => SaveOutcome;
}

/** A mutation with a single field that saves what is edited, for `useEditor`. */
export function useSave<Data, Variables extends OperationVariables, Input>(
  mutation: TypedDocumentNode<Data, Variables>,
  { variables, done, failed, onFailure = refusedAsWhole, ...options }: Save<Data, Variables, Input>,
) {
  const [mutate] = useMutation(mutation as TypedDocumentNode<Data>, options as object);
  return (input: Input, revision: number | null): Promise<SaveOutcome> =>
    attempt<SaveOutcome, SaveOutcome>(
      async () => {
        const { data } = await mutate({ variables: variables(input, revision ?? 0) });
        const [result] = Object.values<Data[keyof Data]>(data ?? {});
        if (result === undefined) return refusedAsWhole(failed);
        if (isUserError(result)) return refusal(result, failed);
        const newRevision = done?.(result as Success<Data>);
        return { kind: 'saved', ...(typeof newRevision === 'number' && { revision: newRevision }) };
      },
      failed,
      onFailure,
    );
}

interface Refusal {
  __typename: string;
  message?: string;
  fields?: readonly FieldProblem[];
  lastEdit?: LastEdit | null;
}

function refusal(result: Refusal, failed: string): SaveOutcome {
  if (result.__typename.endsWith('EditConflict'))
    return { kind: 'editConflict', message: savedBy(result.lastEdit) ?? result.message ?? failed };
  return result.fields ? { kind: 'refused', problems: result.fields } : refusedAsWhole(failed);
}
