import { type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { Checked, FieldProblem } from '#server/platform/validation.rules';
import type { FormOutcome, Refusal } from '../lib/formOutcome';
import { focusFirstField } from '../ui/focusWhenMounted';
import { type DraftOptions, useKeptDraft } from './useKeptDraft';

interface Submission<Values, Input> {
  /** Validates with the server's rules, so that both show the same messages; by default nothing is validated. */
  check?: (values: Values) => Checked<Input>;
  /** Receives the parsed input. Returns expected errors as outcomes; never throws. */
  send: (input: Input) => Promise<FormOutcome>;
  /** Whether it is for several inputs: once one was sent, it is blank again, and its first field has the focus. */
  startsOver?: boolean;
}

/**
 * A form with validation on submit and, per field, after its first blur. Input is kept after errors; the focus goes to
 * the first invalid field.
 */
export function useCheckedForm<Values extends FieldValues, Input = Values>(
  options: Submission<Values, Input> & { initial: Values },
) {
  const form = useForm<Values, unknown, Input>({
    ...validation(options.check),
    defaultValues: options.initial as DefaultValues<Values>,
  });
  const values = useWatch({ control: form.control }) as Values;
  return useFields(form, values, options);
}

/** The same with a draft that is kept on this device until it is sent. */
export function useKeptForm<Values extends FieldValues, Input = Values>(
  options: Submission<Values, Input> & DraftOptions<Values>,
) {
  const stored = useKeptDraft<Values, Input>(options, validation(options.check));
  return { ...useFields(stored.form, stored.draft, options), kept: stored };
}

function validation<Values extends FieldValues, Input>(
  check: Submission<Values, Input>['check'],
): UseFormProps<Values, unknown, Input> {
  return { mode: 'onTouched', shouldFocusError: false, resolver: check && resolverOf(check) };
}

function resolverOf<Values extends FieldValues, Input>(
  check: (values: Values) => Checked<Input>,
): Resolver<Values, unknown, Input> {
  return (values, _context, { fields }) => {
    const checked = check(values);
    const incomplete = Object.values(fields).flatMap(({ name, ref }) => incompleteTime(name, ref));
    if (checked.ok && incomplete.length === 0) return { values: checked.value, errors: {} };
    const problems = [...(checked.ok ? [] : checked.fields), ...incomplete];
    const errors = problems.map(({ path, message }) => [path, { type: 'rules', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

/** A date that is only partly typed: its field has the value of a blank one, so the rules take it for none. */
function incompleteTime(path: string, control: unknown): FieldProblem[] {
  if (!(control instanceof HTMLInputElement) || !control.validity.badInput) return [];
  if (control.type === 'date') return [{ path, message: 'Please enter the whole date' }];
  if (control.type === 'datetime-local')
    return [{ path, message: 'Please enter the whole date with its time' }];
  return [];
}

function useFields<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  values: Values,
  { send, startsOver }: Submission<Values, Input>,
) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, isSubmitted, submitCount, touchedFields } = form.formState;
  const errors = form.formState.errors;
  const errorOf = (name: string): FieldError | undefined =>
    form.getFieldState(name as Path<Values>, form.formState).error;
  const names = Object.keys(values);

  function refuse({ fields = [], message }: Refusal) {
    const others = fields.filter(({ path }) => !(path in values));
    for (const problem of fields)
      if (!others.includes(problem))
        form.setError(problem.path as Path<Values>, { type: 'server', message: problem.message });
    const whole = [message ?? '', ...others.map((problem) => problem.message)].filter(Boolean).join(' ');
    if (whole) form.setError('root.server', { message: whole });
  }

  async function submit() {
    let outcome = null as FormOutcome | null;
    await form.handleSubmit(async (input) => {
      outcome = await send(input);
      if (!outcome.ok) refuse(outcome);
    })();
    // Only now: the end of a submit marks the form as submitted, which shows the errors of blank fields.
    if (!outcome?.ok || !startsOver) return;
    form.reset();
    focusFirstField(element.current);
  }

  // After rendering, as a screen reader reads a field's error when it takes the focus.
  const focusFirstInvalid = useEffectEvent(() => {
    const first = names.find(errorOf);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid();
  }, [submitCount]);

  const message = errors.root?.server?.message;
  return {
    values,
    /** Changes values; the server's errors about the old ones disappear. */
    set: (part: Partial<Values>) => {
      form.setValues(part);
      form.clearErrors(Object.keys(part) as Path<Values>[]);
    },
    sending: isSubmitting,
    /** Errors about the whole form, for `FormError`. */
    errors: message ? [{ message }] : [],
    errorOf: (name: keyof Values & string) => errorOf(name)?.message,
    /** Props of the form element. */
    form: {
      ref: element,
      // Without the program, a browser would otherwise put what was entered, even passwords, into the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
    /** Props of the control with this name. */
    field: (name: keyof Values & string) => {
      // Rules may compare fields, so the other visited ones are checked again.
      const deps = names.filter(
        (other) =>
          other !== name &&
          (isSubmitted || (touchedFields as Record<string, unknown>)[other]) &&
          errorOf(other)?.type !== 'server',
      );
      const { onBlur, onChange, ref } = form.register(name as Path<Values>, { deps: deps as Path<Values>[] });
      return {
        id: `${id}-${name}`,
        name,
        value: values[name] as string,
        error: errorOf(name)?.message,
        ref,
        onChange: (event: { target: unknown }) => void onChange(event),
        onBlur: (event: FocusEvent) => {
          // A field that is left blank may still be filled in.
          if (values[name]) void onBlur(event);
        },
      };
    },
  };
}
