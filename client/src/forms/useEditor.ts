import { type SubmitEvent, useCallback, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Checked, FieldProblem } from '#server/platform/validation.rules';
import { toastUndo } from '../ui/overlays/toast';
import type { FieldWords } from './differences';
import { errorIn } from './errorIn';
import type { Edit, FormOutcome } from '../lib/formOutcome';
import { useSession } from '../lib/session';
import type { DraftKey } from '../lib/storage';
import { type DraftOptions, useKeptDraft } from './useKeptDraft';
import { useLeftForm } from './useLeftForm';

export interface EditorOptions<Draft, Input> extends Omit<DraftOptions<Draft>, 'key'> {
  /** Storage key of the draft of this account, so that nobody sees another account's draft on a shared device. */
  key: (accountId: string) => DraftKey;
  /** What is edited, as in "The form now shows the saved lesson". */
  noun: string;
  /** Path to reopen the form. */
  path: string;
  /** Validates with the server's rules; on submit, and from then on with every change. */
  check: (draft: Draft) => Checked<Input>;
  /** Shows errors before the first submit. */
  checksAtOnce?: boolean;
  save: (edit: Edit<Input>) => Promise<FormOutcome>;
  /** Called after saving; `hasLeft` if the form is closed by then. */
  onSaved?: (input: Input, hasLeft: boolean) => void;
  /** Whether the form stays open for the next item. */
  staysOpen?: boolean;
  /** Called with the errors of a submit. */
  onRefused?: (problems: readonly FieldProblem[]) => void;
  /** The id of the control of an error's path; by default `idOf(path)`. */
  controlIdOf?: (path: string, draft: Draft, idOf: (field: string) => string) => string | undefined;
  /** Adapts the draft to the version that it overwrites after a conflict. */
  merge?: (draft: Draft, saved: Draft) => Draft;
  /** What the form calls its fields, for an edit conflict. */
  words?: FieldWords;
  /** Prefix of the controls' ids. */
  id?: string;
}

/** An entry of the error summary; `field` is the id of its control. */
interface SummaryEntry extends FieldProblem {
  field: string | undefined;
}

interface Attempt {
  /** Increases with every submit; 0 before the first. */
  count: number;
  /** The server's errors. */
  refused: readonly FieldProblem[];
  /** The errors of the submit, which do not change while fields are corrected. */
  summary: readonly SummaryEntry[];
  /** The message of an edit conflict; null if there is none. */
  conflict: string | null;
}

const NO_ATTEMPT: Attempt = { count: 0, refused: [], summary: [], conflict: null };

/** The editor of an item whose draft is kept on this device: validation, saving, edit conflicts, discarding with undo. */
export function useEditor<Draft extends FieldValues & { title?: string }, Input>(
  options: EditorOptions<Draft, Input>,
) {
  const { saved, savedRevision, check, save, noun } = options;
  const accountId = useSession()?.user.id ?? '';
  const { form, draft, rebase, ...stored } = useKeptDraft<Draft>({ ...options, key: options.key(accountId) });
  const { hasLeft, announceNotSaved } = useLeftForm({ path: options.path, isKept: stored.isKept });
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const ownId = useId();
  const idOf = (field: string) => `${options.id ?? ownId}-${field}`;
  const sending = form.formState.isSubmitting;

  const checked = options.checksAtOnce || attempt.count > 0 ? check(draft) : null;
  const problems = [...(checked?.ok === false ? checked.fields : []), ...attempt.refused];

  function refuse(problems: readonly FieldProblem[], refused: readonly FieldProblem[] = []) {
    const controlIdOf = options.controlIdOf ?? idOf;
    const summary = problems
      .filter(({ message }, index) => problems.findIndex((other) => other.message === message) === index)
      .map((problem) => ({
        ...problem,
        field: problem.path ? controlIdOf(problem.path, draft, idOf) : undefined,
      }));
    setAttempt(({ count }) => ({ count: count + 1, refused, summary, conflict: null }));
    options.onRefused?.(problems);
  }

  async function send(words: Draft, input: Input, revision: number | null) {
    setAttempt(({ count }) => ({ ...NO_ATTEMPT, count: count + 1 }));
    const outcome = await save({ input, revision: revision ?? 0 });
    if (!outcome.ok) {
      const { isConflict, message = '', fields = [{ path: '', message }] } = outcome;
      if (hasLeft()) announceNotSaved(words.title ?? noun);
      else if (isConflict) setAttempt((before) => ({ ...before, conflict: message }));
      else refuse(fields, fields);
      return;
    }
    if (outcome.revision !== undefined) stored.settle(words, outcome.revision);
    else if (options.staysOpen && !hasLeft()) discard();
    else stored.forget();
    options.onSaved?.(input, hasLeft());
  }

  function submit(words: Draft, revision: number | null) {
    const judged = check(words);
    if (judged.ok) void form.handleSubmit(() => send(words, judged.value, revision))();
    else refuse(judged.fields);
  }

  function submitNow() {
    if (!sending) submit(form.getValues(), stored.revision ?? savedRevision);
  }

  /** Returns a function that restores the draft. */
  function discard(): () => void {
    setAttempt(NO_ATTEMPT);
    return stored.discard();
  }

  return {
    ...stored,
    draft,
    discard,
    problems,
    errorOf: (field: string) => errorIn(problems, field),
    idOf,
    sending,
    attempt: attempt.count,
    summary: attempt.summary,
    conflict: attempt.conflict && {
      message: attempt.conflict,
      saved,
      draft,
      words: options.words,
      onKeepMine: () => {
        const mine = options.merge?.(draft, saved) ?? draft;
        rebase(mine);
        submit(mine, savedRevision);
      },
      onUseSaved: () => {
        rebase(saved);
        setAttempt(NO_ATTEMPT);
        toastUndo(`The form now shows the saved ${noun}`, () => form.reset(draft));
      },
    },
    /** The current draft, for handlers that are not created with each change. */
    read: useCallback(() => form.getValues(), [form]),
    /** Changes some fields, or computes the next draft; the server's errors about the old one disappear. */
    change: useCallback(
      (change: Partial<Draft> | ((now: Draft) => Draft)) => {
        form.setValues(change);
        setAttempt((before) => (before.refused.length > 0 ? { ...before, refused: [] } : before));
      },
      [form],
    ),
    /** Sends the current draft, unless one is being sent. */
    submit: submitNow,
    /** Props of the form element. */
    form: {
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        submitNow();
      },
    },
  };
}
