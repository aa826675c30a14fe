import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Checked, FieldProblem } from '../../../../server/platform/validation.rules';

/** Result of a submission: `fields` are invalid fields, `message` is an error about the whole form. */
export type FormOutcome = { ok: true } | { ok: false; fields?: readonly FieldProblem[]; message?: string };

type Values = Record<string, string>;
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CheckedFormOptions<V extends Values, Input> {
  initial: V;
  /** Controlled state, for example of a kept draft; by default the form holds its own. */
  held?: readonly [V, (change: (before: V) => V) => void];
  /** Validates with the server's schema, so that both show the same messages. */
  check: (values: V) => Checked<Input>;
  /** Receives the parsed input. Returns expected errors as outcomes; never throws. */
  send: (input: Input) => Promise<FormOutcome>;
}

/**
 * Form state with validation on submit and, per field, after its first blur. Input is kept after errors; the focus goes
 * to the first invalid field.
 */
export function useCheckedForm<V extends Values, Input>(options: CheckedFormOptions<V, Input>) {
  const { initial, check, send } = options;
  const id = useId();
  const own = useState(initial);
  const [values, setValues] = options.held ?? own;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const checked = check(values);
  const found = checked.ok ? [] : checked.fields;

  function problemOf(name: string): string | undefined {
    const problem = left.has(name) ? found.find(({ path }) => path === name) : undefined;
    return (problem ?? refused.find(({ path }) => path === name))?.message;
  }

  function set(part: Partial<V>) {
    setValues((before) => ({ ...before, ...part }));
    // The server's error was about the old value.
    setRefused((before) => before.filter(({ path }) => !(path in part)));
  }

  function refuse({ fields = [], message: sentence }: Exclude<FormOutcome, { ok: true }>) {
    const ofFields = fields.filter(({ path }) => path in values);
    const others = fields.filter(({ path }) => !(path in values)).map((problem) => problem.message);
    setSending(false);
    setRefused(ofFields);
    setMessage([...(sentence ? [sentence] : []), ...others].join(' ') || null);
    return ofFields;
  }

  /** Renders synchronously, as a screen reader reads a field's error when it takes the focus. */
  function showAndFocus(render: () => readonly FieldProblem[]) {
    const problems = flushSync(render);
    const first = Object.keys(values).find((name) => problems.some(({ path }) => path === name));
    if (first) form.current?.querySelector<FieldElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    setMessage(null);
    setLeft(new Set(Object.keys(values)));
    if (!checked.ok) return showAndFocus(() => checked.fields);
    setSending(true);
    const outcome = await send(checked.value);
    if (outcome.ok) setSending(false);
    else showAndFocus(() => refuse(outcome));
  }

  return {
    values,
    set,
    sending,
    /** For `FormError`: errors about the whole form. */
    errors: message ? [{ message }] : [],
    /** Props of the form element. */
    form: { ref: form, noValidate: true, onSubmit: (event: SubmitEvent) => void submit(event) },
    /** Props of the control with this name. */
    field: (name: keyof V & string) => ({
      id: `${id}-${name}`,
      name,
      value: values[name] as string,
      error: problemOf(name),
      onChange: (event: ChangeEvent<FieldElement>) => set({ [name]: event.target.value } as Partial<V>),
      onBlur: () => values[name] && setLeft((before) => new Set([...before, name])),
    }),
  };
}
