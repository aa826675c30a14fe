import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Checked, FieldProblem } from '../../../../server/platform/validation.rules';

/** What came of sending a form: `fields` are refused fields, `message` is a sentence about the whole. */
export type FormOutcome = { ok: true } | { ok: false; fields?: readonly FieldProblem[]; message?: string };

type Values = Record<string, string>;
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CheckedFormOptions<V extends Values, Input> {
  initial: V;
  /** Where somebody else holds what is typed, as one who keeps it on the device; else the form does. */
  held?: readonly [V, (change: (before: V) => V) => void];
  /** The server's own rules, so that both refuse with the same words. */
  check: (values: V) => Checked<Input>;
  /** Gets what the rules made of the values. Expected refusals are outcomes; it never throws. */
  send: (input: Input) => Promise<FormOutcome>;
}

/**
 * A form that is checked on sending and, field by field, once a field has been left. What was typed stays, whatever
 * comes back; the focus goes to the first field that was refused.
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
    // The server's refusal was about the old text.
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

  /** A screen reader reads a field as it takes the focus: its problem must stand there by then. */
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
    /** For `FormError`: what was refused about the form as a whole. */
    errors: message ? [{ message }] : [],
    /** Props of the form element. */
    form: { ref: form, noValidate: true, onSubmit: (event: SubmitEvent) => void submit(event) },
    /** Props of the control with that name. */
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
