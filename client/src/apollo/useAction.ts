import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldProblem } from '#server/platform/validation.rules';
import type { FormOutcome } from '../lib/formOutcome';
import { type LastEdit, savedBy } from '../lib/savedBy';
import { confirm, type ConfirmQuestion } from '../ui/overlays/confirm';
import { toast } from '../ui/overlays/toast';
import { errorSentence } from './errors';
import possibleTypes, { type PossibleTypes } from './__generated__/possibleTypes';

/** The result of the mutation's field if it succeeded: without the user errors of its union. */
export type Success<Data> = Exclude<Data[keyof Data], { __typename: PossibleTypes['UserError'] }>;

/** Why it was not done. */
interface Problem {
  message: string;
  /** The type of the server's user error; undefined if the request failed. */
  type?: string;
}

/** Sends the mutation. */
interface Send<Subject, Result> {
  (subject: Subject): Promise<Result>;
  /** Whether it waits for the response. */
  readonly sending: boolean;
  /** The problem of the last attempt, to show where it was begun by a button without a form. */
  readonly problem: Problem | undefined;
}

interface Action<Data, Variables extends OperationVariables, Subject> extends Omit<
  useMutation.Options<Data, Variables>,
  'variables'
> {
  /** The mutation's variables for what the action is about. */
  variables: (subject: Subject) => Variables;
  /** The question to ask before; null asks nothing. */
  ask?: (subject: Subject) => ConfirmQuestion | null;
  /** Called when it is done, before `done` is shown. */
  onDone?: (subject: Subject, result: Success<Data>) => unknown;
  /** The sentence when it is done. */
  done?: string | ((subject: Subject, result: Success<Data>) => string);
  /** The new revision of what was saved, for an editor that stays open. */
  revisionOf?: (result: Success<Data>) => number;
  /** The message if it fails and the server gives no reason; `error` is set if the request failed. */
  failed: string | ((subject: Subject, error?: unknown) => string);
  /** The input path, by type, of user errors that are about one field. */
  fieldOf?: Record<string, string>;
}

/**
 * A mutation with a single field that a form sends: resolves to an outcome with the server's errors; never throws. If
 * the question is answered with no, the outcome has no message.
 */
export function useFormAction<Data, Variables extends OperationVariables, Subject = void>(
  mutation: TypedDocumentNode<Data, Variables>,
  {
    variables,
    ask,
    onDone,
    done,
    revisionOf,
    failed,
    fieldOf = {},
    ...options
  }: Action<Data, Variables, Subject>,
): Send<Subject, FormOutcome> {
  const [mutate, { loading: sending }] = useMutation(mutation as TypedDocumentNode<Data>, options as object);
  const [problem, setProblem] = useState<Problem>();
  const send = async (subject: Subject): Promise<FormOutcome> => {
    const question = ask?.(subject);
    if (question && !(await confirm(question))) return { ok: false };
    const sentence = (error?: unknown) => (typeof failed === 'string' ? failed : failed(subject, error));
    setProblem(undefined);
    try {
      const { data } = await mutate({ variables: variables(subject) });
      const [result] = Object.values<Data[keyof Data]>(data ?? {});
      if (isUserError(result)) {
        const refused = { ...result, message: result.message ?? sentence() };
        setProblem({ type: refused.__typename, message: refused.message });
        return refusal(refused, fieldOf);
      }
      if (!data) throw new Error('The server gave no result');
      const success = result as Success<Data>;
      await onDone?.(subject, success);
      if (done) toast.success(typeof done === 'string' ? done : done(subject, success));
      return { ok: true, revision: revisionOf?.(success) };
    } catch (error) {
      const message = errorSentence(error, sentence(error));
      setProblem({ message });
      return { ok: false, message };
    }
  };
  return Object.assign(send, { sending, problem });
}

/** A mutation that a button or a menu sends: resolves to whether it was done; says in a toast why it was not. */
export function useAction<Data, Variables extends OperationVariables, Subject = void>(
  mutation: TypedDocumentNode<Data, Variables>,
  action: Action<Data, Variables, Subject>,
): Send<Subject, boolean> {
  const send = useFormAction(mutation, action);
  const press = async (subject: Subject) => {
    const outcome = await send(subject);
    if (outcome.ok) return true;
    const reason = outcome.message ?? outcome.fields?.[0]?.message;
    if (reason) toast.error(reason);
    return false;
  };
  return Object.assign(press, { sending: send.sending, problem: send.problem });
}

interface UserErrorFields {
  __typename: string;
  message?: string;
  fields?: readonly FieldProblem[];
  /** Of an edit conflict. */
  lastEdit?: LastEdit | null;
}

const isUserError = (result: unknown): result is UserErrorFields =>
  possibleTypes.possibleTypes['UserError']!.includes(
    (result as { __typename?: string } | null)?.__typename ?? '',
  );

function refusal(
  { __typename, message, fields, lastEdit }: UserErrorFields & { message: string },
  fieldOf: Record<string, string>,
): FormOutcome {
  if (__typename.endsWith('EditConflict'))
    return { ok: false, isConflict: true, message: savedBy(lastEdit) ?? message };
  if (fields) return { ok: false, fields };
  const path = fieldOf[__typename];
  return path === undefined ? { ok: false, message } : { ok: false, fields: [{ path, message }] };
}
