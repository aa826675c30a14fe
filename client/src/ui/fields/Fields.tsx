import { Field as BaseField } from '@base-ui/react/field';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { classes } from '../classes';
import styles from './Fields.module.css';
import { AlertIcon, ChevronDownIcon } from '../icons/Icons';
import { flushSync } from 'react-dom';
import { SurfaceNote } from '../states/States';

interface FieldWords {
  /** Always visible. */
  label: ReactNode;
  /** Error message, linked to the control. Empty, null and undefined mean no error. */
  error?: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Shows "optional" beside the label. */
  optional?: boolean;
}

interface FieldProps extends FieldWords {
  /** The control's own id, for a page that the server renders: the label finds it in the browser only. */
  controlId?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error around one control, a `BaseField.Control`, which they are linked to. */
function Field(props: FieldProps) {
  const { label, error, hint, optional, controlId, className, children } = props;
  return (
    <BaseField.Root invalid={Boolean(error)} className={classes('wm-grid wm-gap-4 wm-min-0', className)}>
      <div className="wm-row wm-align-baseline wm-justify-space-between wm-gap-12">
        <BaseField.Label className="wm-strong" {...(controlId && { htmlFor: controlId })}>
          {label}
        </BaseField.Label>
        {optional && <span className="wm-muted wm-small wm-line-14">optional</span>}
      </div>
      {hint && <BaseField.Description className="wm-muted wm-small wm-line-14">{hint}</BaseField.Description>}
      {children}
      {error && (
        <BaseField.Error match render={<FieldError />}>
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}

/** An error message, with an icon besides the color. Inside a `Field.Root`, render it as its `Field.Error`. */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  return (
    <p {...rest} className={`wm-row wm-align-start wm-small wm-error wm-line-14 ${styles.error}`}>
      <AlertIcon size={17} />
      <span>{children}</span>
    </p>
  );
}

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'style'> {
  /** A button at the end of the input, such as one that clears it. */
  trailing?: ReactNode;
}

/** The last day or time of a field: without one, Chromium takes years of six digits and waits for the last two. */
const LAST: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

/** A text input with label. `className` applies to the field, all other props to the input. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, optional, trailing, className, ...rest } = props;
  const { value, onChange } = rest;
  const element = useRef<HTMLInputElement>(null);

  // What was typed before hydration: the field renders again at once, which would replace it with the initial value
  // before React tells.
  useLayoutEffect(() => {
    const typed = element.current;
    if (typed && value !== undefined && typed.value !== String(value))
      onChange?.({ target: typed, currentTarget: typed } as ChangeEvent<HTMLInputElement>);
    // Only once: later, React tells.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const input = (
    <BaseField.Control
      type="text"
      max={rest.type && LAST[rest.type]}
      {...rest}
      render={<input ref={element} />}
      className={`wm-full wm-line-14 ${styles.control}`}
    />
  );
  return (
    <Field {...{ label, error, hint, optional, className }}>
      {trailing ? (
        <span className={`wm-row wm-align-stretch wm-relative ${styles.withTrailing}`}>
          {input}
          <span className={`wm-center ${styles.trailing}`}>{trailing}</span>
        </span>
      ) : (
        input
      )}
    </Field>
  );
}

/** An email address; required unless it is optional. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField type="email" autoCapitalize="none" spellCheck={false} required={!props.optional} {...props} />
  );
}

/** A code or token that was sent, or that another device shows. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

/** A multi-line text field with label; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, optional, className, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className }} controlId={rest.id}>
      <BaseField.Control
        render={<textarea rows={4} {...rest} />}
        id={rest.id}
        className={classes('wm-full wm-line-14', styles.control, styles.area)}
      />
    </Field>
  );
}

interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {
  /** The options, each a value and its name; groups of options are children instead. */
  options?: readonly (readonly [value: string | number, name: string])[];
}

/**
 * A select with label. A native one: phones open their own picker, which is larger and works with every screen reader,
 * and it can be used before the page's code has loaded.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, optional, className, options, children, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className }} controlId={rest.id}>
      <span className={`wm-row wm-align-stretch wm-relative ${styles.withTrailing}`}>
        <BaseField.Control
          render={
            <select {...rest}>
              {children}
              {options?.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          }
          id={rest.id}
          className={classes('wm-full wm-line-14', styles.control, styles.select)}
        />
        <ChevronDownIcon size={16} className={styles.chevron} />
      </span>
    </Field>
  );
}

interface FormErrorEntry {
  /** Id of the invalid control, which the entry links to. */
  field?: string;
  message: string;
}

/** Moves the focus to a field, after opening the tab that it is in. */
function showField(id: string): void {
  const field = document.getElementById(id);
  const tab = field?.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby');
  if (tab) flushSync(() => document.getElementById(tab)?.click());
  field?.focus();
}

/** Error summary of a form. Takes the focus when errors appear; renders nothing without errors. */
export function FormError({ errors }: { errors: readonly FormErrorEntry[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const signature = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (signature) summary.current?.focus();
  }, [signature]);

  if (errors.length === 0) return null;
  return (
    <SurfaceNote ref={summary} tone="error" role="alert" tabIndex={-1}>
      <ul className={`wm-stack wm-gap-4 ${styles.list}`}>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // The URL may hold page state, so the link only moves the focus.
                  event.preventDefault();
                  showField(field);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </SurfaceNote>
  );
}
