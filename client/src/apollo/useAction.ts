import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldProblem } from '#server/platform/validation.rules';
import { confirm, type ConfirmQuestion } from '../ui/overlays/confirm';
import { toast } from '../ui/overlays/toast';
import { attempt } from './attempt';
import possibleTypes, { type PossibleTypes } from './__generated__/possibleTypes';

/** The result of the mutation's field if it succeeded: without the user errors of its union. */
export type Success<Data> = Exclude<Data[keyof Data], { __typename: PossibleTypes['UserError'] }>;

type Outcome =
  { ok: true; message?: undefined } | { ok: false; message?: string; fields?: readonly FieldProblem[] };

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
  /** Called when it is done; if it returns a sentence, that is shown. */
  done?: (subject: Subject, result: Success<Data>) => unknown;
  /** The message if it fails and the server gives no reason. */
  failed: string | ((subject: Subject) => string);
  /** The input path, by type, of user errors that are about one field. */
  fieldOf?: Record<string, string>;
}

/**
 * A mutation with a single field that a form sends: resolves to an outcome with the server's errors; never throws. If
 * the question is answered with no, the outcome has no message.
 */
export function useFormAction<Data, Variables extends OperationVariables, Subject = void>(
  mutation: TypedDocumentNode<Data, Variables>,
  { variables, ask, done, failed, fieldOf = {}, ...options }: Action<Data, Variables, Subject>,
): Send<Subject, Outcome> {
  const [mutate, { loading: sending }] = useMutation(mutation as TypedDocumentNode<Data>, options as object);
  const [problem, setProblem] = useState<Problem>();
  const send = async (subject: Subject) => {
    const question = ask?.(subject);
    if (question && !(await confirm(question))) return { ok: false };
    const sentence = typeof failed === 'string' ? failed : failed(subject);
    setProblem(undefined);
    return attempt<Outcome, Outcome>(
      async () => {
        const { data } = await mutate({ variables: variables(subject) });
        const [result] = Object.values<Data[keyof Data]>(data ?? {});
        if (isUserError(result)) {
          setProblem({ type: result.__typename, message: result.message ?? sentence });
          return refusal(result, fieldOf, sentence);
        }
        if (!data) throw new Error('The server gave no result');
        const text = await done?.(subject, result as Success<Data>);
        if (typeof text === 'string') toast.success(text);
        return { ok: true };
      },
      sentence,
      (message) => {
        setProblem({ message });
        return { ok: false, message };
      },
    );
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
}

export const isUserError = (result: unknown): result is UserErrorFields =>
  possibleTypes.possibleTypes['UserError']!.includes(
    (result as { __typename?: string } | null)?.__typename ?? '',
  );

function refusal(
  { __typename, message, fields }: UserErrorFields,
  fieldOf: Record<string, string>,
  sentence: string,
): Outcome {
  if (fields) return { ok: false, fields };
  const path = fieldOf[__typename];
  if (path !== undefined) return { ok: false, fields: [{ path, message: message ?? sentence }] };
  return { ok: false, message: message ?? sentence };
}
